import { channel } from "node:diagnostics_channel";
import { initTRPC, TRPCError } from "@trpc/server";
import type { SessionUser } from "./auth/sessions.ts";
import type { Context } from "./context.ts";
import { toPublicError } from "./errors.ts";
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

/** Hears of every call, whatever came of it: see web/metrics.ts. */
export type Call = { procedure: string; outcome: string; ms: number };
export const callChannel = channel("career-hub:call");

/** Whatever goes wrong below becomes the error the caller may see, so that status and body agree at both doors. */
const base = t.procedure.use(async ({ ctx, path, next }) => {
  const from = performance.now();
  const result = await next();
  const tell = (outcome: string) =>
    callChannel.publish({ procedure: path, outcome, ms: performance.now() - from } satisfies Call);
  if (result.ok) {
    tell("OK");
    return result;
  }
  const { code, message, status } = toPublicError(result.error);
  tell(code);
  if (status >= 500) ctx.log.error({ err: result.error, path }, "call failed");
  throw new TRPCError({ code, message, cause: result.error });
});

/** Looked up once a request, however many calls it holds. */
async function userOf({ token, address, sessions, session }: Context): Promise<User | undefined> {
  if (!token) return undefined;
  if (!session) return sessions.find(token, address);
  session.user ??= sessions.find(token, address);
  return session.user;
}

/** Anybody; counted by address. */
export const publicProcedure = base.use(async ({ ctx, meta, next }) => {
  await ctx.limiter.take(meta?.limit ?? "everything", ctx.address);
  return next();
});

/** Anybody, where it matters who it is: `ctx.user` is null without a valid session. */
export const visitorProcedure = publicProcedure.use(async ({ ctx, next }) => {
  const user = await userOf(ctx);
  return next({ ctx: { ...ctx, user: user ?? null } });
});

/** Somebody with a valid session: `ctx.user` is the person. Counted by person. */
export const userProcedure = base.use(async ({ ctx, meta, next }) => {
  const user = await userOf(ctx);
  if (!user) {
    await ctx.limiter.take("everything", ctx.address);
    throw new TRPCError({ code: "UNAUTHORIZED", message: "Please sign in to continue." });
  }
  await ctx.limiter.take("everything", user.id);
  if (meta?.isSingle && ctx.isBatch)
    throw new TRPCError({ code: "BAD_REQUEST", message: "This call is not answered within a batch." });
  if (meta?.limit) await ctx.limiter.take(meta.limit, user.id);
  return next({ ctx: { ...ctx, user } });
});

export type User = SessionUser;
