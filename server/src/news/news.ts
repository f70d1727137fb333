import { setTimeout as wait } from "node:timers/promises";
import type { EventKind } from "@career-hub/db/enums.ts";
import { TRPCError, tracked } from "@trpc/server";
import { hashToken } from "../auth/token.ts";
import type { Context } from "../context.ts";
import type { User } from "../trpc.ts";
import { countBells, hang, watchOthers } from "./bells.ts";
import { findBeginning, findNews } from "./queries.ts";

// Nobody has to ring for it: a session that was ended, and what a bell missed.
const lookMs = 15_000;
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
export async function* listen(ctx: Context & { user: User }, { lastEventId, signal }: Listening) {
  if (countBells(ctx.user.id) >= maxPages)
    throw new TRPCError({ code: "TOO_MANY_REQUESTS", message: "Too many pages are open at the same time." });
  const tokenHash = hashToken(ctx.token ?? "");
  const stop = AbortSignal.any([ctx.closing, ...(signal ? [signal] : [])]);
  let bell = new AbortController();
  const takeDown = hang(ctx.user.id, () => bell.abort());
  void watchOthers(ctx.db, ctx.closing);
  try {
    const seen = /^\d{1,15}$/.test(lastEventId ?? "") ? Number(lastEventId) : -1;
    const { newest, quietMs, isKnown } = await findBeginning(ctx.db, { userId: ctx.user.id, seen });
    let after = isKnown ? seen : newest;
    if (!isKnown) yield tracked(String(after), { kind: "listening", quietMs } satisfies News as News);
    while (!stop.aborted) {
      // Before the question: what happens after it rings this bell.
      bell = new AbortController();
      const news = await findNews(ctx.db, { tokenHash, after, limit: atOnce });
      if (!news) throw new TRPCError({ code: "UNAUTHORIZED", message: "Please sign in to continue." });
      for (const { id, ...one } of news) {
        yield tracked(String(id), one satisfies News as News);
        after = id;
      }
      if (news.length < atOnce)
        await wait(lookMs, undefined, { signal: AbortSignal.any([stop, bell.signal]) }).catch(() => {});
    }
  } finally {
    takeDown();
  }
  // An error that the browser answers by connecting again, to a server that stays.
  if (ctx.closing.aborted)
    throw new TRPCError({ code: "SERVICE_UNAVAILABLE", message: "The service is busy for a moment." });
}
