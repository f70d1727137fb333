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
