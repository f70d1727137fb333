/** Error code of our own query timeout, because the driver waits forever when the server restarts. */
export const deadlineCode = "DEADLINE_EXCEEDED";
/** Error code of a lost or unavailable connection, which the driver reports without a code. */
export const lostCode = "CONNECTION_LOST";

const expired = (ms: number) =>
  Object.assign(new Error(`the database did not answer within ${ms} ms`), { code: deadlineCode });

/** Rejects after `ms` milliseconds and calls `abandon` to cancel `work`. */
export function withDeadline<T>(
  work: PromiseLike<T>,
  ms: number,
  abandon?: (error: Error) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const error = expired(ms);
      abandon?.(error);
      reject(error);
    }, ms);
    work.then(resolve, reject).then(() => clearTimeout(timer));
  });
}
