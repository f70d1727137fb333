import type { EventKind } from "@career-hub/db/enums.ts";
import { TRPCError, tracked } from "@trpc/server";
import { signInFirst } from "../errors.ts";
import { hashToken } from "../token.ts";
import type { UserContext } from "../trpc.ts";
import { findBeginning, findNews, newsOf } from "./queries.ts";
import { watchTopic } from "./signals.ts";

// Polls for changes without a notification, such as an expired session.
const pollMs = 60_000;
const batchSize = 100;
const maxPages = 50;

/**
 * "listening" comes first, unless the stream resumes after the last event received. Its `quietMs` is the age of the newest
 * event in milliseconds (null: no event is stored); a page reloads data that is older. All other kinds: events caused by
 * `userId`.
 */
export type News =
  | { kind: "listening"; quietMs: number | null }
  | { kind: EventKind; connectionId: string; userId: string };

type Subscription = { lastEventId: string | undefined; signal: AbortSignal | undefined };

/** Yields a person's events until the page is closed, the session ends or the server stops. */
export async function* subscribeToNews(ctx: UserContext, { lastEventId, signal }: Subscription) {
  const tokenHash = hashToken(ctx.token ?? "");
  const stop = AbortSignal.any([ctx.closing, ...(signal ? [signal] : [])]);
  const lastSeenId = /^\d{1,15}$/.test(lastEventId ?? "") ? Number(lastEventId) : -1;
  let after: number | undefined;
  for await (const _ of watchTopic(ctx.signals, newsOf(ctx.user.id), { stop, pollMs, max: maxPages })) {
    if (after === undefined) {
      const { newest, quietMs, isKnown } = await findBeginning(ctx.db, { userId: ctx.user.id, lastSeenId });
      after = isKnown ? lastSeenId : newest;
      if (!isKnown) yield tracked(String(after), { kind: "listening", quietMs } satisfies News as News);
    }
    for (let isWhole = false; !isWhole && !stop.aborted; ) {
      const news = await findNews(ctx.db, { tokenHash, after, limit: batchSize });
      if (!news) throw signInFirst();
      for (const { id, ...event } of news) {
        yield tracked(String(id), event satisfies News as News);
        after = id;
      }
      isWhole = news.length < batchSize;
    }
  }
  // The browser reconnects after an error, then to another server.
  if (ctx.closing.aborted)
    throw new TRPCError({ code: "SERVICE_UNAVAILABLE", message: "The service is busy for a moment." });
}
