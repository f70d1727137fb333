import type { Subscription } from "./schema.ts";

// Tokens are in the query, which is never logged.

/** Unsubscribes from one kind of e-mail: a page for people, one click for mail programs. */
export const unsubscribePath = (token: string, from: Subscription) =>
  `/mail/unsubscribe?${new URLSearchParams({ token, from })}`;
export const confirmPath = (token: string) => `/mail/confirm?${new URLSearchParams({ token })}`;
