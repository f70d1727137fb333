export const waitingText = (before: number): string =>
  before > 0 ? `Waiting in the queue, ${before} ahead of you.` : "Waiting in the queue. You are next.";
