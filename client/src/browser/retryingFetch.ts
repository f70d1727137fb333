const maxAttempts = 5;
const maxDelayMs = 5_000;

/** Whether the server rejected the request before running a procedure: the body is not a tRPC error. */
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
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(address, init);
    const canRetry = init?.method === "POST" && attempt < maxAttempts;
    if (!canRetry || !(await wasRejectedUnread(response))) return response;
    const retryAfterMs = Number(response.headers.get("retry-after") ?? 1) * 1000;
    await new Promise((resolve) => setTimeout(resolve, Math.min(retryAfterMs || 0, maxDelayMs)));
  }
}
