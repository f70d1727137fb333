import { createQueue } from "./queue.ts";

const message = "Many people are searching at the moment. Please try again shortly.";

/** Queues for CPU or database work; one per kind, so that none starves another. */
export const queues = {
  /** Ranking jobs for a CV: four at a time keep the database and the scoring thread busy, and leave connections to others. */
  match: createQueue({ name: "match", concurrency: 4, maxWaiting: 60, message }),
  /** Listing and counting jobs; concurrency below the number of database connections. */
  search: createQueue({ name: "search", concurrency: 4, maxWaiting: 200, message }),
};
