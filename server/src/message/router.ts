import { findConnection } from "../connection/queries.ts";
import { notFound } from "../errors.ts";
import { router, userProcedure } from "../trpc.ts";
import { insertMessage, listMessages, listThreads, markRead } from "./queries.ts";
import { pageInput, sendInput, threadInput } from "./schema.ts";

const noConnection = () => notFound("You are not connected, so there are no messages here.");

/** Requires a person of an accepted connection; `ctx.connection` has the other one. */
const threadProcedure = userProcedure.input(threadInput).use(async ({ ctx, input, next }) => {
  const connection = await findConnection(ctx.db, { id: input.connectionId, userId: ctx.user.id });
  if (!connection) throw noConnection();
  return next({ ctx: { ...ctx, connection } });
});

export const messageRouter = router({
  threads: userProcedure.query(async ({ ctx }) => ({
    threads: await listThreads(ctx.db, { userId: ctx.user.id }),
  })),

  list: threadProcedure.input(pageInput).query(async ({ ctx, input: { cursor, limit } }) => {
    const rows = await listMessages(ctx.db, {
      connectionId: ctx.connection.id,
      userId: ctx.user.id,
      before: cursor ?? null,
      limit: limit + 1,
    });
    const messages = rows.slice(0, limit);
    return { messages, nextCursor: rows.length > limit ? (messages.at(-1)?.id ?? null) : null };
  }),

  send: threadProcedure
    .meta({ limit: "message" })
    .input(sendInput)
    .mutation(async ({ ctx, input: { body } }) => {
      const { id: connectionId, otherId } = ctx.connection;
      const message = await insertMessage(ctx.db, { connectionId, senderId: ctx.user.id, otherId, body });
      if (!message) throw noConnection();
      return message;
    }),

  markRead: threadProcedure.mutation(async ({ ctx }) => ({
    read: await markRead(ctx.db, { connectionId: ctx.connection.id, userId: ctx.user.id }),
  })),
});
