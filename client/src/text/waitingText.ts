/** For work that the server has queued: how many are before this person. */
export const waitingText = (before: number): string =>
  before > 0 ? `Waiting for a free place, ${before} before you.` : "Waiting for a free place. You are next.";
