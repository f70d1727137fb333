import { conflict, notFound } from "../../errors.ts";
import { upperFirst } from "../../text/firstLetter.ts";
import { userProcedure } from "../../trpc.ts";
import { moveInput, noteInput, undoMoveInput } from "../schema.ts";
import { csvOf } from "./csv.ts";
import { listApplications, moveApplication, noteApplication, undoMove } from "./queries.ts";

const notSaved = () => notFound("This job is not among your saved jobs.");
const elsewhere = (stage: string) =>
  conflict(`This job is now in another stage: ${upperFirst(stage)}. Please look at it again.`);

/** Procedures for applications (saved jobs with stages), merged into the job router. */
export const applicationProcedures = {
  applications: userProcedure.query(async ({ ctx }) => ({
    applications: await listApplications(ctx.db, { userId: ctx.user.id }),
  })),

  applicationsCsv: userProcedure.query(async ({ ctx }) => ({
    csv: csvOf(await listApplications(ctx.db, { userId: ctx.user.id })),
  })),

  moveApplication: userProcedure.input(moveInput).mutation(async ({ ctx, input }) => {
    const result = await moveApplication(ctx.db, { userId: ctx.user.id, ...input });
    if (result.is === "missing") throw notSaved();
    if (result.is === "elsewhere") throw elsewhere(result.stage);
    return { stage: input.to, moveId: result.moveId };
  }),

  undoMove: userProcedure.input(undoMoveInput).mutation(async ({ ctx, input }) => {
    const result = await undoMove(ctx.db, { userId: ctx.user.id, ...input });
    if (result.is === "missing") throw notSaved();
    if (result.is === "elsewhere") throw elsewhere(result.stage);
    return { id: input.id };
  }),

  noteApplication: userProcedure.input(noteInput).mutation(async ({ ctx, input }) => {
    const outcome = await noteApplication(ctx.db, { userId: ctx.user.id, ...input });
    if (outcome === "missing") throw notSaved();
    if (outcome === "changed")
      throw conflict("These notes have been changed somewhere else. Please look at them again.");
    return { id: input.id };
  }),
};
