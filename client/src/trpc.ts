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
import { endRejectedSession, onTokenChange, readToken } from "./browser/session.ts";

type Link = TRPCLink<AppRouter>;
export const trpc = createTRPCReact<AppRouter>();
export type RouterOutputs = inferRouterOutputs<AppRouter>;
export type NewsEvent = inferSubscriptionOutput<AppRouter["news"]["events"]>["data"];

/** Options of a query that is aborted on unmount, which batched queries cannot be. */
export const unbatched = { abortOnUnmount: true, context: { skipBatch: true } };

/**
 * Refetches an empty list for half a minute: after a first start, sample people and similar jobs are still being
 * prepared.
 */
export const refetchWhileEmpty = <T>(listOf: (data: T) => unknown[] | undefined) => ({
  refetchInterval: ({ state }: { state: { data: T | undefined; dataUpdateCount: number } }) =>
    state.data && listOf(state.data)?.length === 0 && state.dataUpdateCount < 6 ? 5_000 : (false as const),
});

/** Slow procedures are not batched, because a batch is as slow as its slowest procedure. */
const slow = new Set(
  "profile.suggestions profile.generate profile.people cv.match cv.matchAd cv.scores cv.rank".split(" "),
);

/** Whether the server returned the error, in contrast to a failed connection. */
export const isFromServer = (error: unknown): error is TRPCClientError<AppRouter> =>
  error instanceof TRPCClientError && Boolean(error.data);

/** The server's message, else `fallback`, or a message that the browser is offline. */
export function errorMessage(error: unknown, fallback: string): string {
  if (isFromServer(error) && error.message) return error.message;
  return navigator.onLine ? fallback : "You are offline. Please try again when you are back online.";
}

/** Retries an idempotent call once when its response was lost. */
export const retryLostResponse = {
  retry: (failures: number, error: unknown) => failures < 1 && !isFromServer(error),
};

const statusOf = (error: unknown): number => (isFromServer(error) ? (error.data?.httpStatus ?? 0) : 0);

export const isNotFound = (error: unknown): boolean => statusOf(error) === 404;

/** The server rejected the request with 503 before running a procedure. */
const isBusy = (error: unknown): boolean =>
  error instanceof TRPCClientError &&
  !error.data &&
  (error.meta?.response as Response | undefined)?.status === 503;

export const bearer = (token: unknown): Record<string, string> =>
  typeof token === "string" ? { Authorization: `Bearer ${token}` } : {};

/** Ends the session on 401 and 403, also when a proxy returns them in another format. */
async function fetchInSession(address: RequestInfo | URL | string, init?: RequestInit): Promise<Response> {
  const response = await retryingFetch(address, init);
  const isCurrentSession =
    new Headers(init?.headers).get("authorization") === (bearer(readToken()).Authorization ?? null);
  if (isCurrentSession && (response.status === 401 || response.status === 403)) endRejectedSession();
  return response;
}

/**
 * Stores the token of each call in its context: a late 401 of an old session must not end a new one, and logout removes
 * the token before its call is sent.
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
          if ((status === 401 || status === 403) && token === readToken()) endRejectedSession();
          observer.error(error);
        },
      });
    });

export const trpcClient = trpc.createClient({
  links: [
    sessionLink,
    splitLink({
      condition: (op) => op.type === "subscription",
      // The native EventSource cannot send headers.
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
      // Retries connection errors and 5xx from 502, more often when the server is busy.
      retry: (failures, error) =>
        failures < (isBusy(error) ? 5 : 2) && (!isFromServer(error) || statusOf(error) >= 502),
      retryDelay: (failures) => 500 * 2 ** failures,
      // Data may have changed while offline, however recent it is.
      refetchOnReconnect: "always",
    },
    // Offline a mutation fails with a message; it is not queued, because the queue ends with the page.
    mutations: { networkMode: "always" },
  },
});

// The next user must not see the previous one's data.
onTokenChange(() => queryClient.clear());
