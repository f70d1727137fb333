import { connectionProcedure } from "../connection/procedure.ts";
import { conflict, notFound } from "../errors.ts";
import { idInput } from "../text/schema.ts";
import { router, userProcedure } from "../trpc.ts";
import {
  findSprint,
  insertSprint,
  listSprints,
  maxSprints,
  stopSprint,
  updatePage,
  upsertAnswer,
} from "./queries.ts";
import { answerInput, lastDayOf, saveInput, startInput } from "./schema.ts";
import { pageTemplate } from "./template.ts";

const notConnected = () => notFound("You are not connected, so there is no trial sprint here.");
const noSprint = () => notFound("This trial sprint no longer exists.");
const over = () => conflict("This trial sprint is over. Its page can no longer be changed.");

const pairProcedure = connectionProcedure(notConnected);

/** Requires a person of a sprint; `ctx.sprint` has the other one. */
const sprintProcedure = userProcedure.input(idInput).use(async ({ ctx, input, next }) => {
  const sprint = await findSprint(ctx.db, { id: input.id, userId: ctx.user.id });
  if (!sprint) throw noSprint();
  return next({ ctx: { ...ctx, sprint: { ...sprint, id: input.id, userId: ctx.user.id } } });
});

export const sprintRouter = router({
  list: pairProcedure.query(async ({ ctx, input }) => ({
    partner: ctx.partner,
    template: pageTemplate([ctx.user.username, ctx.partner.username]),
    sprints: await listSprints(ctx.db, { connectionId: input.connectionId, userId: ctx.user.id }),
  })),

  start: pairProcedure
    .meta({ limit: "sprint" })
    .input(startInput)
    .mutation(async ({ ctx, input }) => {
      const started = await insertSprint(ctx.db, {
        ...input,
        userId: ctx.user.id,
        otherId: ctx.partner.id,
        endsOn: lastDayOf(input.startsOn),
      });
      if (started.outcome === "gone") throw notConnected();
      if (started.outcome === "running") throw conflict("A trial sprint is already running.");
      if (started.outcome === "tooMany")
        throw conflict(`You have reached the limit of ${maxSprints} trial sprints together.`);
      return { message: "Trial sprint started.", id: started.id };
    }),

  /** Idempotent, so that a save whose response was lost can be retried. */
  save: sprintProcedure
    .meta({ limit: "sprint" })
    .input(saveInput)
    .mutation(async ({ ctx, input: { id, version, page } }) => {
      if (ctx.sprint.page === page) return { message: "Saved.", version: ctx.sprint.version };
      const saved = await updatePage(ctx.db, { ...ctx.sprint, version, page });
      if (saved) return { message: "Saved.", version: saved };
      const current = await findSprint(ctx.db, { id, userId: ctx.user.id });
      if (!current) throw noSprint();
      throw current.isOver
        ? over()
        : conflict("The page has changed in the meantime. Your version is not saved yet.");
    }),

  stop: sprintProcedure.meta({ limit: "sprint" }).mutation(async ({ ctx }) => {
    if (!(await stopSprint(ctx.db, ctx.sprint))) throw over();
    return { message: "Trial sprint ended." };
  }),

  answer: sprintProcedure
    .meta({ limit: "sprint" })
    .input(answerInput)
    .mutation(async ({ ctx, input: { id, verdict, note } }) => {
      if (!ctx.sprint.isOver) throw conflict("This trial sprint is not over yet.");
      await upsertAnswer(ctx.db, { id, userId: ctx.user.id, verdict, note: note || null });
      return { message: "Your answer is saved." };
    }),
});
