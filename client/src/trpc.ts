import type { AppRouter } from "@career-hub/server/router.ts";
import { QueryClient } from "@tanstack/react-query";
import {
  httpBatchLink,
  httpLink,
  httpSubscriptionLink,
  splitLink,
  TRPCClientError,
  type TRPCLink,
} from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import type { inferRouterOutputs, inferSubscriptionOutput } from "@trpc/server";
import { observable } from "@trpc/server/observable";
import { EventSource } from "eventsource";
import { retryingFetch } from "./browser/retryingFetch.ts";
import { endSession, onTokenChange, readToken } from "./browser/session.ts";

type Link = TRPCLink<AppRouter>;
export const trpc = createTRPCReact<AppRouter>();
export type RouterOutputs = inferRouterOutputs<AppRouter>;
export type NewsEvent = inferSubscriptionOutput<AppRouter["news"]["events"]>["data"];

/** Options of a query that is aborted on unmount: a batched one cannot be. */
export const unbatched = { abortOnUnmount: true, context: { skipBatch: true } };

/** Slow procedures are not batched either: a batch answers when its slowest part does. */
const slow = new Set([
  "profile.suggestions",
  "profile.generate",
  "profile.people",
  "cv.match",
  "cv.matchAd",
  "cv.scores",
  "cv.rank",
]);

const isFromServer = (error: unknown): error is TRPCClientError<AppRouter> =>
  error instanceof TRPCClientError && Boolean(error.data);

/** The server's sentence when it gave one; a broken connection has no sentence for a person, so the fallback speaks. */
export function sentenceOf(error: unknown, fallback: string): string {
  if (isFromServer(error) && error.message) return error.message;
  return navigator.onLine ? fallback : "You are offline. Please try again when you are connected.";
}

/** Whether the server itself answered with this error, rather than the connection to it. */
export const wasAnswered = (error: unknown): boolean => isFromServer(error);

const statusOf = (error: unknown): number => (isFromServer(error) ? (error.data?.httpStatus ?? 0) : 0);

export const isNotFound = (error: unknown): boolean => statusOf(error) === 404;

/** The server could not even look at what was asked. */
const isBusy = (error: unknown): boolean =>
  error instanceof TRPCClientError &&
  !error.data &&
  (error.meta?.response as Response | undefined)?.status === 503;

export const bearer = (token: unknown): Record<string, string> =>
  typeof token === "string" ? { Authorization: `Bearer ${token}` } : {};

/** A refusal need not be the server's own: what stands before it may refuse as well, in words of its own. */
async function fetchInSession(address: RequestInfo | URL | string, init?: RequestInit): Promise<Response> {
  const response = await retryingFetch(address, init);
  const isOfNow =
    new Headers(init?.headers).get("authorization") === (bearer(readToken()).Authorization ?? null);
  if (isOfNow && (response.status === 401 || response.status === 403)) endSession();
  return response;
}

/**
 * Remembers with which token a call left, so that a late refusal of an old session never ends a new one, and a logout
 * may forget the token at once.
 */
const sessionLink: Link =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const token = readToken();
      return next({ ...op, context: { ...op.context, token } }).subscribe({
        next: (value) => observer.next(value),
        complete: () => observer.complete(),
        error: (error) => {
          const status = statusOf(error);
          if ((status === 401 || status === 403) && token === readToken()) endSession();
          observer.error(error);
        },
      });
    });

export const trpcClient = trpc.createClient({
  links: [
    sessionLink,
    splitLink({
      condition: (op) => op.type === "subscription",
      // The browser's own EventSource sends no token.
      true: httpSubscriptionLink({
        url: "/trpc",
        EventSource,
        eventSourceOptions: ({ op }) => ({
          fetch: (input, init) =>
            fetchInSession(input, { ...init, headers: { ...init.headers, ...bearer(op.context.token) } }),
        }),
      }),
      false: splitLink({
        condition: (op) => op.context.skipBatch === true || slow.has(op.path),
        true: httpLink({
          url: "/trpc",
          fetch: fetchInSession,
          headers: ({ op }) => bearer(op.context.token),
        }),
        false: httpBatchLink({
          url: "/trpc",
          fetch: fetchInSession,
          maxItems: 10,
          headers: ({ opList }) => bearer(opList[0].context.token),
        }),
      }),
    }),
  ],
});

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A refusal stays a refusal; only what may pass by itself is asked again, and a busy server a little longer.
      retry: (failures, error) =>
        failures < (isBusy(error) ? 5 : 2) && (!isFromServer(error) || statusOf(error) >= 502),
      retryDelay: (failures) => 500 * 2 ** failures,
      // What was seen before the connection was lost may have changed since, however young it is.
      refetchOnReconnect: "always",
    },
    // Offline a mutation fails with a message; it is not queued, because the queue ends with the page.
    mutations: { networkMode: "always" },
  },
});

// Nothing that one person saw may be shown to the next.
onTokenChange(() => queryClient.clear());
