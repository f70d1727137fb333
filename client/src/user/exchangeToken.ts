import { isToken } from "../browser/session.ts";
import { bearer } from "../trpc.ts";

const maxAttempts = 3;
const timeoutMs = 5_000;
const delayMs = 400;

const post = (path: string, token: string) =>
  fetch(path, { method: "POST", headers: bearer(token), signal: AbortSignal.timeout(timeoutMs) });

/**
 * Exchanges a token that came in a URL for a new one. Retries lost responses: the server returns the same token again.
 * Returns the token itself if the server cannot exchange it now, null if it is invalid.
 */
export async function exchangeToken(token: string): Promise<string | null> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    try {
      const response = await post("/api/auth/rotate", token);
      const next: unknown = response.ok ? (await response.json()).token : null;
      if (typeof next === "string" && isToken(next)) return next;
      if (response.status === 401) return null;
      if (response.status >= 400 && response.status < 500) return token;
    } catch {
      // Offline, or an incomplete response.
    }
    await new Promise((resolve) => setTimeout(resolve, delayMs * 2 ** attempt));
  }
  return token;
}

/** Ends a replaced session; if that fails it expires. */
export const endReplacedSession = (token: string): void =>
  void post("/api/auth/logout", token).catch(() => {});
