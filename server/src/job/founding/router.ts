import { embedSoon } from "../../ai/ai.ts";
import { connectionProcedure } from "../../connection/procedure.ts";
import type { Context } from "../../context.ts";
import { conflict, notFound } from "../../errors.ts";
import { idInput } from "../../text/schema.ts";
import { router, userProcedure } from "../../trpc.ts";
import { embeddingText } from "../embedding.ts";
import { forgetFacets } from "../facets/facets.ts";
import { updateEmbeddings } from "../import/queries.ts";
import { adOfRole } from "./ad.ts";
import {
  confirmRole,
  findJobOfRole,
  findRole,
  insertRole,
  listRoles,
  maxRoles,
  removeRole,
  updateRole,
} from "./queries.ts";
import { confirmInput, proposeInput, saveInput } from "./schema.ts";

const notConnected = () => notFound("You are not connected, so there are no openings here.");
const pairProcedure = connectionProcedure(notConnected);
const noRole = () => notFound("This opening no longer exists.");
const changed = () => conflict("This opening has changed in the meantime. Please read it again.");
const tooMany = () =>
  conflict(`You have reached the limit of ${maxRoles} openings with others. Remove one first.`);

/** Requires one of the two people of an opening; `ctx.role` has the other one. */
const roleProcedure = userProcedure.input(idInput).use(async ({ ctx, input, next }) => {
  const role = await findRole(ctx.db, { id: input.id, userId: ctx.user.id });
  if (!role) throw noRole();
  const usernames = [ctx.user.username, role.otherName].sort();
  return next({ ctx: { ...ctx, usernames, role: { ...role, userId: ctx.user.id } } });
});

/** Clears cached counts and embeds the job; when the model is unavailable, a background job embeds it. */
async function renewBoard({ db, ai, log }: Context, id: string): Promise<void> {
  forgetFacets(db);
  const job = await findJobOfRole(db, { id });
  if (!job) return;
  const onFailure = (err: unknown) => log.warn({ err }, "opening not embedded");
  const vector = await embedSoon(ai.embedder, embeddingText(job), { onFailure });
  if (vector) await updateEmbeddings(db, [{ ...job, ...vector }]);
}

export const foundingRouter = router({
  list: pairProcedure.query(async ({ ctx, input: { connectionId } }) => ({
    roles: await listRoles(ctx.db, { connectionId, userId: ctx.user.id }),
  })),

  propose: pairProcedure
    .meta({ limit: "foundingRole" })
    .input(proposeInput)
    .mutation(async ({ ctx, input: { connectionId, role } }) => {
      const { partner } = ctx;
      adOfRole(role, [ctx.user.username, partner.username]);
      const [userId, otherId] = [ctx.user.id, partner.id];
      const result = await insertRole(ctx.db, { connectionId, userId, otherId, role });
      if (result.outcome === "gone") throw notConnected();
      if (result.outcome === "tooMany") throw tooMany();
      return { message: `Proposed to ${partner.username}. It is shown once you both agree.`, id: result.id };
    }),

  confirm: roleProcedure
    .meta({ limit: "foundingRole" })
    .input(confirmInput)
    .mutation(async ({ ctx, input: { id, version } }) => {
      if (ctx.role.isConfirmed) return { message: "On the job board." };
      if (ctx.role.proposedByMe) throw conflict(`${ctx.role.otherName} has to agree to your proposal.`);
      const ad = adOfRole(ctx.role.role, ctx.usernames);
      // Rejects confirmation of a version other than the one read here.
      if (version !== ctx.role.version) throw changed();
      const outcome = await confirmRole(ctx.db, { ...ctx.role, version, ad });
      if (outcome === "tooMany") throw tooMany();
      if (outcome === "changed") throw changed();
      await renewBoard(ctx, id);
      return { message: "On the job board." };
    }),

  save: roleProcedure
    .meta({ limit: "foundingRole" })
    .input(saveInput)
    .mutation(async ({ ctx, input: { id, version, role } }) => {
      const ad = adOfRole(role, ctx.usernames);
      const saved = await updateRole(ctx.db, { ...ctx.role, version, role, ad });
      if (!saved) throw changed();
      if (saved.isConfirmed) await renewBoard(ctx, id);
      return {
        message: saved.isConfirmed
          ? "Changed on the job board."
          : `Proposed to ${ctx.role.otherName}. It is shown once you both agree.`,
      };
    }),

  remove: roleProcedure.mutation(async ({ ctx }) => {
    if (!(await removeRole(ctx.db, ctx.role))) throw noRole();
    forgetFacets(ctx.db);
    return { message: "Opening removed." };
  }),
});
