import { createQueue } from "./queue.ts";

const message = "Many people are searching at the moment. Please try again shortly.";

/** Queues for CPU or database work; one per kind, so that none starves another. */
export const queues = {
  /** Ranking jobs for a CV: three at a time keep the database, this thread and the scoring thread busy. */
  match: createQueue({ name: "match", concurrency: 3, maxWaiting: 60, message }),
  /** Listing and counting jobs; concurrency below the number of database connections. */
  search: createQueue({ name: "search", concurrency: 4, maxWaiting: 200, message }),
};
