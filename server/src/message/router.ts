import { connectionProcedure } from "../connection/procedure.ts";
import { notFound } from "../errors.ts";
import { router, userProcedure } from "../trpc.ts";
import { insertMessage, listMessages, listThreads, markRead } from "./queries.ts";
import { pageInput, sendInput } from "./schema.ts";

const notConnected = () => notFound("You are not connected, so there are no messages here.");
const threadProcedure = connectionProcedure(notConnected);

export const messageRouter = router({
  threads: userProcedure.query(async ({ ctx }) => ({
    threads: await listThreads(ctx.db, { userId: ctx.user.id }),
  })),

  list: threadProcedure.input(pageInput).query(async ({ ctx, input: { connectionId, cursor, limit } }) => {
    const rows = await listMessages(ctx.db, {
      connectionId,
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
    .mutation(async ({ ctx, input: { connectionId, body } }) => {
      const { id: otherId } = ctx.partner;
      const message = await insertMessage(ctx.db, { connectionId, senderId: ctx.user.id, otherId, body });
      if (!message) throw notConnected();
      return message;
    }),

  markRead: threadProcedure.mutation(async ({ ctx, input }) => ({
    read: await markRead(ctx.db, { connectionId: input.connectionId, userId: ctx.user.id }),
  })),
});
