import { createQueue } from "./queue.ts";

const sentence = "Many people are searching at the moment. Please try again shortly.";

/** Queues for CPU or database work; one per kind, so that none starves another. */
export const queues = {
  /** Ranking jobs for a CV. */
  match: createQueue({ name: "match", places: 2, waiting: 60, sentence }),
  /** Listing and counting jobs; concurrency below the number of database connections. */
  search: createQueue({ name: "search", places: 4, waiting: 200, sentence }),
};
