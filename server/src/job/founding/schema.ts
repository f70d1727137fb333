import { remoteKinds } from "@career-hub/db/enums.ts";
import { z } from "zod";
import { withoutInvisibleButJoiners } from "../../text/invisible.ts";
import { anyId, plainText } from "../../text/schema.ts";

export const maxDescription = 6_000;

const line = (max: number) =>
  z
    .string()
    .transform((text) => plainText(text).replace(/\s+/g, " "))
    .pipe(z.string().max(max, `is longer than ${max} characters`));

/** Fields of the form; everything else of a job is extracted from the text, as for other ads. */
export const roleSchema = z.object({
  title: line(120).pipe(z.string().min(1, "is empty")),
  description: z
    .string()
    .transform((text) => withoutInvisibleButJoiners(text.replace(/\r\n?/g, "\n")).trim())
    .pipe(z.string().min(1, "is empty").max(maxDescription, `is longer than ${maxDescription} characters`)),
  location: line(120).default(""),
  remote: z.enum(remoteKinds).nullable().default(null),
  /** Pay and equity in the people's own words. */
  pay: line(120).default(""),
});
export type FoundingRole = z.infer<typeof roleSchema>;

const version = z.coerce.number().int().min(1).max(1_000_000);
export const proposeInput = z.object({ role: roleSchema });
/** `version` is the version that was seen. */
export const confirmInput = z.object({ id: anyId, version });
export const saveInput = z.object({ id: anyId, version, role: roleSchema });
