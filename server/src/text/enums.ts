export const sectionKinds = [
  "identity",
  "summary",
  "experience",
  "education",
  "skills",
  "languages",
  "projects",
  "certifications",
  "volunteering",
  "other",
] as const;
export type SectionKind = (typeof sectionKinds)[number];

export const fileKinds = ["pdf", "docx"] as const;
export type FileKind = (typeof fileKinds)[number];

/** Levels of CVs and jobs, ascending. */
export { type JobLevel as Level, jobLevels as levels } from "@career-hub/db/enums.ts";
