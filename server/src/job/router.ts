import type { Context } from "../context.ts";
import { conflict, notFound } from "../errors.ts";
import { queues } from "../limits/queues.ts";
import { correctSpelling } from "../taxonomy/spelling.ts";
import { idInput } from "../text/schema.ts";
import { router, type User, userProcedure, visitorProcedure } from "../trpc.ts";
import { applicationProcedures } from "./applications/procedures.ts";
import { cursorOf, parseCursor } from "./cursor.ts";
import { facetsOf } from "./facets/facets.ts";
import { findPlaces } from "./facets/queries.ts";
import { hideCompany, listHidden, maxHiddenCompanies, showCompany } from "./hidden/queries.ts";
import { preparing } from "./preparing.ts";
import { findJob, listJobs, listSavedJobs, markJob, unmarkJob } from "./queries.ts";
import {
  companyInput,
  facetsInput,
  listInput,
  markInput,
  newSearchInput,
  placesInput,
  savedInput,
} from "./schema.ts";
import { insertSearch, listSearches, markSeen, maxSearches, removeSearch } from "./searches/queries.ts";
import { similarJobs } from "./similar/similar.ts";

const noJob = () => notFound("This job no longer exists.");
const noSearch = () => notFound("This saved search no longer exists.");

/** One extra row is fetched, which shows whether there is a next page. */
function pageOf<T extends { id: string; cursorAt: string }>(rows: T[], limit: number) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    jobs: page.map(({ cursorAt: _, ...job }) => job),
    nextCursor: rows.length > limit && last ? cursorOf({ at: last.cursorAt, id: last.id }) : null,
  };
}

type Visit = Context & { user: User | null };

/** The filters of a search, with the person whose marks are shown and whose hidden jobs are left out. */
function searchOf<T extends { without_hidden?: boolean }>(ctx: Visit, { without_hidden, ...filters }: T) {
  const userId = ctx.user?.id ?? null;
  return { ...filters, userId, withoutHiddenOf: without_hidden ? userId : null };
}

const inSearchQueue = <T>(ctx: Visit, work: () => Promise<T>): Promise<T> =>
  queues.search.run(ctx.user?.id ?? ctx.address, work, { signal: ctx.ending });

export const jobRouter = router({
  list: visitorProcedure
    .meta({ limit: "search" })
    .input(listInput)
    .query(async ({ ctx, input }) => {
      const { limit, cursor, ...search } = searchOf(ctx, input);
      const page = { limit: limit + 1, after: parseCursor(cursor, search.sort) };
      const list = (q: string | undefined) =>
        inSearchQueue(ctx, () => listJobs(ctx.db, { ...search, ...page, q }));
      const rows = await list(search.q);
      const correctedQ = rows.length || !search.q ? null : correctSpelling(search.q);
      return { ...pageOf(correctedQ ? await list(correctedQ) : rows, limit), preparing: preparing.jobs };
    }),

  /** `corrected`: the query that was searched instead of `q`, which has no results. */
  facets: visitorProcedure
    .meta({ limit: "search" })
    .input(facetsInput)
    .query(async ({ ctx, input }) => {
      const search = searchOf(ctx, input);
      const count = (q: string | undefined) =>
        facetsOf(ctx.db, { ...search, q }, (work) => inSearchQueue(ctx, work));
      const counted = await count(search.q);
      const correctedQ = counted.total || !search.q ? null : correctSpelling(search.q);
      const facets = correctedQ ? await count(correctedQ) : counted;
      return { ...facets, corrected: facets.total ? correctedQ : null };
    }),

  /** Places by typed text: `facets` has only the most frequent ones. */
  places: visitorProcedure
    .meta({ limit: "search" })
    .input(placesInput)
    .query(async ({ ctx, input }) => ({
      places: await inSearchQueue(ctx, () => findPlaces(ctx.db, searchOf(ctx, input))),
    })),

  byId: visitorProcedure.input(idInput).query(async ({ ctx, input }) => {
    const job = await findJob(ctx.db, { id: input.id, userId: ctx.user?.id ?? null });
    if (!job || (job.closed_at && !job.mark)) throw noJob();
    return job;
  }),

  similar: visitorProcedure
    .meta({ limit: "search" })
    .input(idInput)
    .query(async ({ ctx, input: { id } }) => {
      const params = { id, userId: ctx.user?.id ?? null };
      return { jobs: await inSearchQueue(ctx, () => similarJobs(ctx.db, params)) };
    }),

  mark: userProcedure.input(markInput).mutation(async ({ ctx, input }) => {
    if (!(await markJob(ctx.db, { userId: ctx.user.id, ...input }))) throw noJob();
    return { mark: input.mark };
  }),

  unmark: userProcedure.input(idInput).mutation(async ({ ctx, input }) => {
    await unmarkJob(ctx.db, { userId: ctx.user.id, id: input.id });
    return { mark: null };
  }),

  saved: userProcedure.input(savedInput).query(async ({ ctx, input: { limit, cursor } }) => {
    const after = parseCursor(cursor);
    const rows = await listSavedJobs(ctx.db, { userId: ctx.user.id, limit: limit + 1, after });
    return pageOf(rows, limit);
  }),

  ...applicationProcedures,

  hideCompany: userProcedure.input(companyInput).mutation(async ({ ctx, input }) => {
    if (!(await hideCompany(ctx.db, { userId: ctx.user.id, company: input.company })))
      throw conflict(
        `You have reached the limit of ${maxHiddenCompanies} hidden companies. Show one again first.`,
      );
    return { company: input.company };
  }),

  showCompany: userProcedure.input(companyInput).mutation(async ({ ctx, input }) => {
    await showCompany(ctx.db, { userId: ctx.user.id, company: input.company });
    return { company: input.company };
  }),

  /** Saved searches with the number of new jobs since the person last looked. */
  searches: userProcedure.meta({ limit: "search" }).query(async ({ ctx }) => ({
    searches: await inSearchQueue(ctx, () => listSearches(ctx.db, { userId: ctx.user.id })),
  })),

  saveSearch: userProcedure.input(newSearchInput).mutation(async ({ ctx, input }) => {
    const saved = await insertSearch(ctx.db, { userId: ctx.user.id, ...input });
    if (saved === "taken") throw conflict("You already have a saved search with this name.");
    if (saved === "full")
      throw conflict(`You have reached the limit of ${maxSearches} saved searches. Remove one first.`);
    return saved;
  }),

  removeSearch: userProcedure.input(idInput).mutation(async ({ ctx, input: { id } }) => {
    if (!(await removeSearch(ctx.db, { id, userId: ctx.user.id }))) throw noSearch();
    return { message: "Search removed." };
  }),

  markSearchSeen: userProcedure.input(idInput).mutation(async ({ ctx, input: { id } }) => {
    if (!(await markSeen(ctx.db, { id, userId: ctx.user.id }))) throw noSearch();
    return { newJobs: 0 };
  }),

  hidden: userProcedure.query(({ ctx }) => listHidden(ctx.db, { userId: ctx.user.id })),
});
