import { httpSubscriptionLink } from "@trpc/client";
import { EventSource } from "eventsource";
import { bearer, fetchInSession, type Link } from "./trpc.ts";

/** The stream of news, over server-sent events. The browser's own EventSource sends no token. */
export const newsLink: Link = httpSubscriptionLink({
  url: "/trpc",
  EventSource,
  eventSourceOptions: ({ op }) => ({
    fetch: (input, init) =>
      fetchInSession(input, { ...init, headers: { ...init.headers, ...bearer(op.context.token) } }),
  }),
});
