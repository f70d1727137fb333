import type { EventKind } from "@career-hub/db/enums.ts";
import { TRPCError, tracked } from "@trpc/server";
import { hashToken } from "../token.ts";
import type { UserContext } from "../trpc.ts";
import { findBeginning, findNews, newsOf } from "./queries.ts";
import { watchTopic } from "./signals.ts";

// For what nobody signals: a session that expires.
const pollMs = 60_000;
const atOnce = 100;
const maxPages = 50;

/**
 * "listening" comes first, unless everything since the last event seen can be told: what was read before it is old if
 * something happened since, the last of which was `quietMs` milliseconds ago (null: nothing for days). The others:
 * what `userId` did.
 */
export type News =
  | { kind: "listening"; quietMs: number | null }
  | { kind: EventKind; connectionId: string; userId: string };

type Listening = { lastEventId: string | undefined; signal: AbortSignal | undefined };

/** Tells a person what others do, until the page is closed, the session ends or the server stops. */
export async function* listen(ctx: UserContext, { lastEventId, signal }: Listening) {
  const tokenHash = hashToken(ctx.token ?? "");
  const stop = AbortSignal.any([ctx.closing, ...(signal ? [signal] : [])]);
  const seen = /^\d{1,15}$/.test(lastEventId ?? "") ? Number(lastEventId) : -1;
  let after: number | undefined;
  for await (const _ of watchTopic(ctx.signals, newsOf(ctx.user.id), { stop, pollMs, max: maxPages })) {
    if (after === undefined) {
      const { newest, quietMs, isKnown } = await findBeginning(ctx.db, { userId: ctx.user.id, seen });
      after = isKnown ? seen : newest;
      if (!isKnown) yield tracked(String(after), { kind: "listening", quietMs } satisfies News as News);
    }
    for (let isWhole = false; !isWhole && !stop.aborted; ) {
      const news = await findNews(ctx.db, { tokenHash, after, limit: atOnce });
      if (!news) throw new TRPCError({ code: "UNAUTHORIZED", message: "Please sign in to continue." });
      for (const { id, ...one } of news) {
        yield tracked(String(id), one satisfies News as News);
        after = id;
      }
      isWhole = news.length < atOnce;
    }
  }
  // An error that the browser answers by connecting again, to a server that stays.
  if (ctx.closing.aborted)
    throw new TRPCError({ code: "SERVICE_UNAVAILABLE", message: "The service is busy for a moment." });
}
