const tries = 5;
const longestWaitMs = 5_000;

/** Refused before anything was begun: who refuses there does not speak as the procedures do. */
async function isUnbegun(response: Response): Promise<boolean> {
  if (response.status !== 503) return false;
  const body = await response
    .clone()
    .json()
    .catch(() => null);
  return !Array.isArray(body) && typeof body?.error?.code !== "number";
}

/**
 * A wish that a busy server refused unread is sent again, after the time it asks for. Questions are not: who asks them
 * asks again.
 */
export async function fetchPatiently(
  address: RequestInfo | URL | string,
  init?: RequestInit,
): Promise<Response> {
  for (let left = tries; ; left -= 1) {
    const response = await fetch(address, init);
    if (init?.method !== "POST" || left === 1 || !(await isUnbegun(response))) return response;
    const asked = Number(response.headers.get("retry-after") ?? 1) * 1000;
    await new Promise((resolve) => setTimeout(resolve, Math.min(asked || 0, longestWaitMs)));
  }
}
