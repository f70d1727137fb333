/** Whether this server is importing the sample jobs, which an empty board mentions. */
export const preparing = { jobs: false };
