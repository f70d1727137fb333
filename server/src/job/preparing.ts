/** Whether this server is bringing in the sample jobs: an empty board then says so. */
export const preparing = { jobs: false };
