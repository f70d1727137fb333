import { conflict } from "../errors.ts";
import { hashToken } from "../token.ts";
import { router, sessionProcedure, userProcedure } from "../trpc.ts";
import { addressInput, shownAddress } from "./address.ts";
import { deliverMails } from "./deliver.ts";
import { choicesInput } from "./schema.ts";
import { findSettings, removeAddress, setAddress, setChoices } from "./settings/queries.ts";

export const mailRouter = router({
  /** `offered`: whether this server sends e-mail at all. */
  settings: userProcedure.query(async ({ ctx }) => {
    const settings = await findSettings(ctx.db, { userId: ctx.user.id });
    return {
      offered: ctx.env.mail !== null,
      settings: settings && { ...settings, address: shownAddress(settings.address) },
    };
  }),

  /** Sends a confirmation link; nothing else before the address is confirmed. Repeating it sends a new link. */
  setAddress: sessionProcedure
    .meta({ limit: "mailAddress" })
    .input(addressInput)
    .mutation(async ({ ctx, input: { address } }) => {
      if (!ctx.env.mail) throw conflict("This server does not send e-mail.");
      // Also by address, so that many accounts cannot fill one mailbox.
      await ctx.limiter.take("mailAddress", hashToken(address.toLowerCase()));
      const isNew = await setAddress(ctx.db, { userId: ctx.user.id, address });
      // Sends immediately instead of waiting for the next background run.
      if (isNew) void deliverMails(ctx, ctx.log).catch((err) => ctx.log.warn({ err }, "mail not sent yet"));
      return {
        message: isNew ? "A link is on its way to this address." : "This address is already confirmed.",
      };
    }),

  choose: sessionProcedure.input(choicesInput).mutation(async ({ ctx, input }) => {
    if (!(await setChoices(ctx.db, { userId: ctx.user.id, ...input })))
      throw conflict("Enter an e-mail address first.");
    return { message: "Saved." };
  }),

  removeAddress: sessionProcedure.mutation(async ({ ctx }) => {
    await removeAddress(ctx.db, { userId: ctx.user.id });
    return { message: "Your e-mail address was removed." };
  }),
});
