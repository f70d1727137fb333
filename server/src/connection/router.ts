import { TRPCError } from "@trpc/server";
import { listen } from "../news/news.ts";
import { router, userProcedure } from "../trpc.ts";
import {
  acceptRequest,
  createRequest,
  findRelation,
  listActive,
  listPending,
  listSent,
  removeRequest,
  setAside,
} from "./queries.ts";
import { acceptInput, declineInput, newsInput, requestInput, setAsideInput, statusInput } from "./schema.ts";

const conflict = (message: string) => new TRPCError({ code: "CONFLICT", message });
const noPerson = () => new TRPCError({ code: "NOT_FOUND", message: "User profile not found." });
const noRequest = () =>
  new TRPCError({ code: "NOT_FOUND", message: "This connection request does not exist any more." });
const declinedTooOften = (retryAfter: number) =>
  new TRPCError({
    code: "TOO_MANY_REQUESTS",
    message: "This person has declined several times. Please wait some weeks before you ask again.",
    cause: Object.assign(new Error("declined too often"), { retryAfter }),
  });

export const connectionRouter = router({
  request: userProcedure
    .meta({ limit: "connectionRequest" })
    .input(requestInput)
    .mutation(async ({ ctx, input: { addresseeId, note } }) => {
      if (addresseeId === ctx.user.id)
        throw new TRPCError({ code: "BAD_REQUEST", message: "You cannot connect with yourself." });
      const asked = await createRequest(ctx.db, {
        requesterId: ctx.user.id,
        addresseeId,
        note: note || null,
      });
      if (asked.outcome === "nobody") throw noPerson();
      if (asked.outcome === "notLooking")
        throw conflict("This person is not looking for a co-founder at the moment.");
      if (asked.outcome === "declinedTooOften") throw declinedTooOften(asked.retryAfter);
      if (asked.outcome === "sentBefore")
        throw conflict("You have already sent a connection request to this person.");
      if (asked.outcome === "connectedBefore") throw conflict("You are already connected with this person.");
      const { id } = asked;
      return asked.outcome === "accepted"
        ? { message: "Connection accepted!", status: "accepted" as const, id }
        : { message: "Connection request sent!", status: "pending" as const, id };
    }),

  accept: userProcedure.input(acceptInput).mutation(async ({ ctx, input: { requesterId } }) => {
    const accepted = await acceptRequest(ctx.db, { requesterId, addresseeId: ctx.user.id });
    if (!accepted) throw noRequest();
    return { message: "Connection accepted!" };
  }),

  /** The addressee declines, the sender cancels. */
  decline: userProcedure.input(declineInput).mutation(async ({ ctx, input: { id } }) => {
    const removed = await removeRequest(ctx.db, { id, userId: ctx.user.id });
    if (!removed) throw noRequest();
    if (removed.outcome === "connected")
      throw conflict("You are connected already: there is no request left to decline or cancel.");
    return { message: "Request declined/cancelled." };
  }),

  /** "Not now": the request stays, the person who asked is not told, and it is no decline. */
  setAside: userProcedure.input(setAsideInput).mutation(async ({ ctx, input: { id, aside } }) => {
    if (!(await setAside(ctx.db, { id, userId: ctx.user.id, aside }))) throw noRequest();
    return { message: aside ? "Set aside. You can answer later." : "Back among your requests." };
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

  /** `direction` says who asked, `id` is the request's or connection's: what accept and decline need. */
  status: userProcedure.input(statusInput).query(async ({ ctx, input }) => {
    const found = await findRelation(ctx.db, { userId: ctx.user.id, otherId: input.userId });
    if (!found) throw noPerson();
    const { id, status, requesterId } = found;
    const direction = requesterId === ctx.user.id ? ("outgoing" as const) : ("incoming" as const);
    return { status, direction: status && direction, id };
  }),

  news: userProcedure
    .input(newsInput)
    .subscription(({ ctx, input, signal }) => listen(ctx, { lastEventId: input?.lastEventId, signal })),
});
