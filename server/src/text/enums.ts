/** The parts of a CV, by what their heading says. */
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

/** The files that are read. */
export const fileKinds = ["pdf", "docx"] as const;
export type FileKind = (typeof fileKinds)[number];

/** How senior a CV or a job is, lowest first. */
export const levels = ["intern", "junior", "mid", "senior", "lead", "executive"] as const;
export type Level = (typeof levels)[number];
