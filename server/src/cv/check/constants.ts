/** Thresholds of the CV check. They follow recruiters' guides, not measurements. */
export const checkConstants = {
  /** Positions that ended longer ago need neither figures nor months. */
  recentYears: 8,
  /** Positions with fewer lines are too short to expect a figure. */
  leastLines: 2,
  /** Usual maximum of pages, and the years of experience from which more are acceptable. */
  pages: 2,
  manyYears: 10,
  /** Tolerated share of glyphs without a Unicode mapping, such as bullets and icons. */
  unmapped: 0.02,
  /** Number of saved jobs to check, newest first, and of skills to report. */
  savedJobs: 50,
  skills: 6,
} as const;
