import { codeHostOf } from "../auth/codeHosts.ts";
import { insertReading } from "../auth/readings/queries.ts";
import type { UserContext } from "../trpc.ts";
import { findLastFingerprint } from "./generations/queries.ts";

const checkMs = 8_000;

/**
 * Whether the person's repositories changed since the last generation, by one call to the code host. Null when unknown:
 * there is no generation, it predates this feature, or the code host does not respond.
 */
export async function changesSince(ctx: UserContext) {
  const previous = await findLastFingerprint(ctx.db, { userId: ctx.user.id });
  const since = { number: previous?.number ?? null, madeAt: previous?.madeAt?.toISOString() ?? null };
  if (!previous?.fingerprint) return { changed: null, ...since };
  try {
    const { host, token, includePrivate } = await codeHostOf(ctx, ctx.user);
    const signal = AbortSignal.any([AbortSignal.timeout(checkMs), ctx.closing]);
    const fingerprint = await host.fingerprint(token, { includePrivate, signal, who: ctx.user.id });
    await insertReading(ctx.db, { userId: ctx.user.id, kind: "changes" });
    return { changed: fingerprint !== previous.fingerprint, ...since };
  } catch (err) {
    ctx.log.debug({ err }, "repositories not checked for changes");
    return { changed: null, ...since };
  }
}
