import { createQueue } from "./queue.ts";

const sentence = "Many people are searching at the moment. Please try again shortly.";

/** Work for the processor or the database that somebody waits for: each kind has a queue, so that none starves another. */
export const queues = {
  /** Ranking jobs for a CV. */
  match: createQueue({ name: "match", places: 2, waiting: 60, sentence }),
  /** Listing and counting jobs: fewer than there are database connections. */
  search: createQueue({ name: "search", places: 4, waiting: 200, sentence }),
};
