/** For work that the server has queued: how many are before this person. */
export const waitingText = (before: number): string =>
  before > 0 ? `Waiting in the queue, ${before} ahead of you.` : "Waiting in the queue. You are next.";
