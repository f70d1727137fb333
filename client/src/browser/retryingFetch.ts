const tries = 5;
const longestWaitMs = 5_000;

/** Rejected before the procedure ran: such an answer does not have the shape of a procedure's error. */
async function wasRejectedUnread(response: Response): Promise<boolean> {
  if (response.status !== 503) return false;
  const body = await response
    .clone()
    .json()
    .catch(() => null);
  return !Array.isArray(body) && typeof body?.error?.code !== "number";
}

/**
 * Retries mutations that the server rejected with 503 before reading them, after its Retry-After. Queries are retried by
 * the query client.
 */
export async function retryingFetch(
  address: RequestInfo | URL | string,
  init?: RequestInit,
): Promise<Response> {
  for (let left = tries; ; left -= 1) {
    const response = await fetch(address, init);
    if (init?.method !== "POST" || left === 1 || !(await wasRejectedUnread(response))) return response;
    const retryAfterMs = Number(response.headers.get("retry-after") ?? 1) * 1000;
    await new Promise((resolve) => setTimeout(resolve, Math.min(retryAfterMs || 0, longestWaitMs)));
  }
}
