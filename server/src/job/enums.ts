export const employmentTypes = [
  "full-time",
  "part-time",
  "contract",
  "temporary",
  "internship",
  "volunteer",
] as const;

/** Maximum of open applications, and of closed ones, in a list. */
export const maxListedApplications = 500;

export const maxNoteLength = 4000;
