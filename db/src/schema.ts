/** All tables: the user export reads them as one module. */

export * from "./schema/application.ts";
export * from "./schema/connection.ts";
export * from "./schema/cv.ts";
export * from "./schema/job.ts";
export * from "./schema/mail.ts";
export * from "./schema/profile.ts";
export * from "./schema/user.ts";
