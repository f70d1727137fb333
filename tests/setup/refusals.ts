/** Errors that callers reject with, for `rejects.toMatchObject`. */
export const badRequest = { code: "BAD_REQUEST" };
export const unauthorized = { code: "UNAUTHORIZED" };
export const notFound = { code: "NOT_FOUND" };
export const conflict = { code: "CONFLICT" };
export const tooManyRequests = { code: "TOO_MANY_REQUESTS" };
