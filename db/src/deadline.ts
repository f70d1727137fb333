/** What a query that took too long fails with: the driver waits for ever over a server restart, a person does not. */
export const deadlineCode = "DEADLINE_EXCEEDED";
/** What a query fails with whose connection was lost, or that got none: the driver gives that no code of its own. */
export const lostCode = "CONNECTION_LOST";

const expired = (ms: number) =>
  Object.assign(new Error(`the database did not answer within ${ms} ms`), { code: deadlineCode });

/** `work`, or a failure after `ms` milliseconds, when `abandon` is called to cancel what still runs. */
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
