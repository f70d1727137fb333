import { isToken } from "../browser/session.ts";
import { bearer } from "../trpc.ts";

const attempts = 3;
const attemptMs = 5_000;
const pauseMs = 400;

const post = (path: string, token: string) =>
  fetch(path, { method: "POST", headers: bearer(token), signal: AbortSignal.timeout(attemptMs) });

/**
 * A token that did not travel in an address, for the one that did. An answer that was lost is asked for again: the server
 * gives the same one. The token itself where the server cannot exchange it now; null where it is no session's.
 */
export async function exchangeToken(token: string): Promise<string | null> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    try {
      const answer = await post("/api/auth/rotate", token);
      const next: unknown = answer.ok ? (await answer.json()).token : null;
      if (typeof next === "string" && isToken(next)) return next;
      if (answer.status === 401) return null;
      if (answer.status >= 400 && answer.status < 500) return token;
    } catch {
      // Not connected, or an answer that was cut off.
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs * 2 ** attempt));
  }
  return token;
}

/** Ends a session that this browser no longer has; when that fails it ends by itself. */
export const endEarlier = (token: string): void => void post("/api/auth/logout", token).catch(() => {});
