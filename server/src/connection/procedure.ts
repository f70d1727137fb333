import type { TRPCError } from "@trpc/server";
import { userProcedure } from "../trpc.ts";
import { findPartner } from "./queries.ts";
import { connectionInput } from "./schema.ts";

/** Requires a person of an accepted connection; `ctx.partner` is the other one. */
export const connectionProcedure = (notConnected: () => TRPCError) =>
  userProcedure.input(connectionInput).use(async ({ ctx, input, next }) => {
    const partner = await findPartner(ctx.db, { connectionId: input.connectionId, userId: ctx.user.id });
    if (!partner) throw notConnected();
    return next({ ctx: { ...ctx, partner } });
  });
