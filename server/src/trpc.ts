import { channel } from "node:diagnostics_channel";
import { initTRPC, TRPCError } from "@trpc/server";
import { insertRefusal } from "./auth/events/queries.ts";
import type { Caller } from "./auth/sessions.ts";
import type { Context } from "./context.ts";
import { badRequest, conflict, signInFirst, toPublicError } from "./errors.ts";
import type { LimitName } from "./limits/limits.ts";

const t = initTRPC
  .context<Context>()
  .meta<{ limit?: LimitName; isSingle?: boolean }>()
  .create({
    isDev: false,
    errorFormatter({ shape, error, ctx }) {
      const { status, code, message, retryAfter } = toPublicError(error);
      return {
        ...shape,
        message,
        data: {
          code,
          httpStatus: status,
          path: shape.data.path,
          requestId: ctx?.requestId ?? "",
          retryAfter,
        },
      };
    },
    sse: { ping: { enabled: true, intervalMs: 15_000 }, client: { reconnectAfterInactivityMs: 45_000 } },
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** Published for every call, including failed ones: see web/metrics.ts. */
export type Call = { procedure: string; outcome: string; ms: number };
export const callChannel = channel("career-hub:call");

/** Converts all errors to public ones, so that tRPC and REST return the same status and message. */
const base = t.procedure.use(async ({ ctx, path, next }) => {
  const from = performance.now();
  const result = await next();
  const publish = (outcome: string) =>
    callChannel.publish({ procedure: path, outcome, ms: performance.now() - from } satisfies Call);
  if (result.ok) {
    publish("OK");
    return result;
  }
  const { code, message, status } = toPublicError(result.error);
  publish(code);
  if (status >= 500) ctx.log.error({ err: result.error, path }, "call failed");
  throw new TRPCError({ code, message, cause: result.error });
});

/** Looked up once per request, for all calls of a batch. */
async function callerOf({ token, address, sessions, lookup }: Context): Promise<Caller | undefined> {
  if (!token) return undefined;
  if (!lookup) return sessions.find(token, address);
  lookup.caller ??= sessions.find(token, address);
  return lookup.caller;
}

/** Public. Rate-limited by address. */
export const publicProcedure = base.use(async ({ ctx, meta, next }) => {
  await ctx.limiter.take(meta?.limit ?? "everything", ctx.address);
  return next();
});

/** Public, with the optional user: `ctx.user` is null without a valid session. Rate-limited by person if signed in. */
export const visitorProcedure = base.use(async ({ ctx, meta, next }) => {
  const user = (await callerOf(ctx))?.user ?? null;
  await ctx.limiter.take(meta?.limit ?? "everything", user?.id ?? ctx.address);
  return next({ ctx: { ...ctx, user } });
});

const refuse = async (ctx: UserContext, detail: string, message: string) => {
  await insertRefusal(ctx.db, { userId: ctx.user.id, detail });
  return conflict(message);
};

/** Requires a valid session or API token: `ctx.user` is the person. Rate-limited by person. */
export const userProcedure = base.use(async ({ ctx, meta, type, next }) => {
  const caller = await callerOf(ctx);
  if (!caller) {
    await ctx.limiter.take("everything", ctx.address);
    throw signInFirst();
  }
  const { user, session, mayWrite } = caller;
  const isAllowed = mayWrite || type !== "mutation";
  // In parallel, because each may be counted in the database.
  await Promise.all([
    ctx.limiter.take("everything", user.id),
    isAllowed && meta?.limit && ctx.limiter.take(meta.limit, user.id),
  ]);
  if (!isAllowed)
    throw await refuse({ ...ctx, user }, "A read-only API token, for a change", "This token can only read.");
  if (meta?.isSingle && ctx.isBatch) throw badRequest("This call cannot be part of a batch.");
  return next({ ctx: { ...ctx, user, session } });
});

/** Requires a session rather than an API token: `ctx.session`. */
export const sessionProcedure = userProcedure.use(async ({ ctx, next }) => {
  const { session } = ctx;
  if (!session)
    throw await refuse(
      ctx,
      "An API token, for what needs a sign-in",
      "Please sign in for this: an API token is not enough.",
    );
  return next({ ctx: { ...ctx, session } });
});

/** Requires a sign-in within the last ten minutes. */
export const freshProcedure = sessionProcedure.use(async ({ ctx, next }) => {
  if (!ctx.session.isFresh)
    throw await refuse(
      ctx,
      "Export or deletion, without a fresh sign-in",
      "Please sign in again first: your last sign-in is more than 10 minutes old.",
    );
  return next();
});

export type User = Caller["user"];
export type UserContext = Context & { user: User };
