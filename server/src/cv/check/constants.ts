/** Every number of the CV check. They are conventions of recruiters' guides, not measurements. */
export const checkConstants = {
  /** Positions that ended longer ago need neither figures nor months. */
  recentYears: 8,
  /** Fewer lines about a position tell too little to ask for a figure in them. */
  leastLines: 2,
  /** Pages that are enough, and the years of experience from which more are usual. */
  pages: 2,
  manyYears: 10,
  /** Share of characters without a letter behind them: a few are bullets and icons. */
  unmapped: 0.02,
  /** Saved jobs that are looked at, newest first, and skills that are named. */
  savedJobs: 50,
  skills: 6,
} as const;
