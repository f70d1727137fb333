import type { Subscription } from "./schema.ts";

// Tokens stand in the query, which no log has.

/** Ends the subscription to one kind of e-mail: a page for people, one click for mail programs. */
export const unsubscribePath = (token: string, from: Subscription) =>
  `/mail/unsubscribe?${new URLSearchParams({ token, from })}`;
export const confirmPath = (token: string) => `/mail/confirm?${new URLSearchParams({ token })}`;
