import type { QueryKey } from "@tanstack/react-query";
import { createTRPCQueryUtils, getQueryKey } from "@trpc/react-query";
import { matchInput, matchSearchOf, matchStaleTime } from "./cv/matchSearch.ts";
import { facetsInput, listInput, searchOf, showOf } from "./job/search.ts";
import { readToken } from "./session.ts";
import { alone, queryClient, trpc, trpcClient } from "./trpc.ts";

const ask = createTRPCQueryUtils({ queryClient, client: trpcClient });
const signedIn = () => readToken() !== null;

/** Like the page's own question, it is called back when the page is left before the answer has come. */
const askAlone = (
  queryKey: QueryKey,
  query: (options: { signal: AbortSignal; context: { alone: boolean } }) => Promise<unknown>,
) => queryClient.prefetchQuery({ queryKey, queryFn: ({ signal }) => query({ ...alone, signal }) });

/**
 * What each page asks before it can show anything, asked while its code is on its way. The page asks in the same words
 * and finds the answer, or the question that is under way; a failure is forgotten, and the page asks anew.
 */
export const firstQuestions = {
  home(): void {
    if (signedIn()) void ask.user.current.prefetch();
    else void ask.user.signInOptions.prefetch(undefined, { staleTime: Number.POSITIVE_INFINITY });
  },

  profile(): void {
    if (!signedIn()) return;
    void ask.profile.saved.prefetch();
    void ask.profile.suggestions.prefetch();
    void ask.connection.sent.prefetch();
    void ask.connection.active.prefetch();
  },

  viewProfile(userId: string): void {
    if (!signedIn() || !userId) return;
    const input = { userId };
    void askAlone(getQueryKey(trpc.profile.byId, input, "query"), (options) =>
      trpcClient.profile.byId.query(input, options),
    );
    void askAlone(getQueryKey(trpc.connection.status, input, "query"), (options) =>
      trpcClient.connection.status.query(input, options),
    );
  },

  wishes(): void {
    if (!signedIn()) return;
    void ask.profile.wishes.prefetch();
    void ask.profile.wishOptions.prefetch(undefined, { staleTime: Number.POSITIVE_INFINITY });
  },

  matcher(_part: string, address: string): void {
    if (!signedIn()) return;
    void ask.cv.info.prefetch();
    void ask.cv.reading.prefetch();
    const { asked, ...search } = matchSearchOf(address);
    if (asked) void ask.cv.match.prefetch(matchInput(search), { staleTime: matchStaleTime, trpc: alone });
  },

  jobs(_part: string, address: string): void {
    if (signedIn() && showOf(address) !== "all") return;
    const search = searchOf(address);
    void ask.job.facets.prefetch(facetsInput(search));
    void ask.job.list.prefetchInfinite(listInput(search));
  },

  job(id: string): void {
    if (id) void ask.job.byId.prefetch({ id });
  },
};
