import { insertSecurityEvent } from "../auth/events/queries.ts";
import { badRequest, conflict, notFound, profileNotFound, tryLater } from "../errors.ts";
import { idInput, userInput } from "../text/schema.ts";
import { router, userProcedure } from "../trpc.ts";
import { insertBlock, listBlocked, removeBlock } from "./block/queries.ts";
import {
  acceptRequest,
  createRequest,
  findRelation,
  listActive,
  listPending,
  listSent,
  maxOpenRequests,
  removeConnection,
  removeRequest,
  setAside,
} from "./queries.ts";
import { findPostedText, findReceivedMessage, insertReport } from "./report/queries.ts";
import { acceptInput, reportInput, requestInput, setAsideInput } from "./schema.ts";

const noRequest = () => notFound("This connection request no longer exists.");
const declinedTooOften = (retryAfter: number) =>
  tryLater("TOO_MANY_REQUESTS", {
    message: "This person has declined several times. Please wait a few weeks before asking again.",
    reason: "declined too often",
    retryAfter,
  });

const conflicts = {
  notLooking: "This person is not looking for a co-founder at the moment.",
  tooManyOpen: `You have reached the limit of ${maxOpenRequests} open requests. Wait for an answer, or cancel one first.`,
  sentBefore: "You have already sent a connection request to this person.",
  connectedBefore: "You are already connected with this person.",
};

export const connectionRouter = router({
  request: userProcedure
    .meta({ limit: "connectionRequest" })
    .input(requestInput)
    .mutation(async ({ ctx, input: { addresseeId, note } }) => {
      if (addresseeId === ctx.user.id) throw badRequest("You cannot connect with yourself.");
      const result = await createRequest(ctx.db, {
        requesterId: ctx.user.id,
        addresseeId,
        note: note || null,
      });
      if (result.outcome === "nobody") throw profileNotFound();
      if (result.outcome === "declinedTooOften") throw declinedTooOften(result.retryAfter);
      if (!("id" in result)) throw conflict(conflicts[result.outcome]);
      const { id } = result;
      return result.outcome === "accepted"
        ? { message: "Connection accepted!", status: "accepted" as const, id }
        : { message: "Connection request sent!", status: "pending" as const, id };
    }),

  accept: userProcedure.input(acceptInput).mutation(async ({ ctx, input: { requesterId } }) => {
    if (!(await acceptRequest(ctx.db, { requesterId, addresseeId: ctx.user.id }))) throw noRequest();
    return { message: "Connection accepted!" };
  }),

  /** The addressee declines, the sender cancels. */
  decline: userProcedure.input(idInput).mutation(async ({ ctx, input: { id } }) => {
    const removed = await removeRequest(ctx.db, { id, userId: ctx.user.id });
    if (!removed) throw noRequest();
    if (removed === "connected")
      throw conflict("You are already connected, so there is no request to decline or cancel.");
    return { message: "Request declined/cancelled." };
  }),

  /** "Not now": the request stays pending, and the sender is not notified. */
  setAside: userProcedure.input(setAsideInput).mutation(async ({ ctx, input: { id, aside } }) => {
    if (!(await setAside(ctx.db, { id, userId: ctx.user.id, aside }))) throw noRequest();
    return { message: aside ? "Set aside. You can answer later." : "Moved back to your requests." };
  }),

  pending: userProcedure.query(async ({ ctx }) => ({
    pendingRequests: await listPending(ctx.db, { userId: ctx.user.id }),
  })),

  sent: userProcedure.query(async ({ ctx }) => ({
    sentRequests: await listSent(ctx.db, { userId: ctx.user.id }),
  })),

  active: userProcedure.query(async ({ ctx }) => ({
    activeConnections: await listActive(ctx.db, { userId: ctx.user.id }),
  })),

  /** `direction`: who sent the request; `id`: of the request or connection, as in accept and decline. */
  status: userProcedure.input(userInput).query(async ({ ctx, input }) => {
    const relation = await findRelation(ctx.db, { userId: ctx.user.id, otherId: input.userId });
    if (!relation) throw profileNotFound();
    const { id, status, requesterId } = relation;
    const direction = requesterId === ctx.user.id ? ("outgoing" as const) : ("incoming" as const);
    return { status, direction: status && direction, id };
  }),

  /** The other person is not notified. */
  remove: userProcedure.input(idInput).mutation(async ({ ctx, input: { id } }) => {
    if (!(await removeConnection(ctx.db, { id, userId: ctx.user.id })))
      throw notFound("This connection no longer exists.");
    await insertSecurityEvent(ctx.db, { userId: ctx.user.id, kind: "connectionRemoved" });
    return { message: "Connection removed." };
  }),

  block: userProcedure.input(userInput).mutation(async ({ ctx, input: { userId: blockedId } }) => {
    const userId = ctx.user.id;
    if (blockedId === userId) throw badRequest("You cannot block yourself.");
    const outcome = await insertBlock(ctx.db, { userId, blockedId });
    if (!outcome) throw profileNotFound();
    if (outcome === "blocked") await insertSecurityEvent(ctx.db, { userId, kind: "blocked" });
    return { message: "Blocked. You no longer see each other." };
  }),

  unblock: userProcedure.input(userInput).mutation(async ({ ctx, input: { userId: blockedId } }) => {
    const userId = ctx.user.id;
    if (!(await removeBlock(ctx.db, { userId, blockedId })))
      throw notFound("You have not blocked this person.");
    await insertSecurityEvent(ctx.db, { userId, kind: "unblocked" });
    return { message: "Unblocked. You can see each other again." };
  }),

  blocked: userProcedure.query(async ({ ctx }) => ({
    blocked: await listBlocked(ctx.db, { userId: ctx.user.id }),
  })),

  report: userProcedure
    .meta({ limit: "report" })
    .input(reportInput)
    .mutation(async ({ ctx, input: { userId: reportedId, messageId, jobId, reason } }) => {
      const userId = ctx.user.id;
      if (reportedId === userId) throw badRequest("You cannot report yourself.");
      if (!(await findRelation(ctx.db, { userId, otherId: reportedId }))) throw profileNotFound();
      const message =
        messageId && (await findReceivedMessage(ctx.db, { id: messageId, userId, senderId: reportedId }));
      if (messageId && !message) throw notFound("This message no longer exists.");
      const posted = jobId && (await findPostedText(ctx.db, { jobId, founderId: reportedId }));
      if (jobId && !posted) throw notFound("This opening no longer exists.");
      await insertReport(ctx.db, {
        userId,
        reportedId,
        subject: message ? "message" : posted ? "role" : "profile",
        reason,
        quote: message ? message.body : posted || null,
      });
      await insertSecurityEvent(ctx.db, { userId, kind: "reported" });
      return { message: "Reported. The people who run this service will look at it." };
    }),
});
