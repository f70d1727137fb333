import { publicProcedure, router } from "../trpc.ts";
import { howItWorks } from "./howItWorks.ts";
import { counts, sampleJob, samplePair } from "./samples.ts";

/** Public information about the product, without a session. */
export const aboutRouter = router({
  counts: publicProcedure.query(({ ctx }) => counts(ctx.db)),
  pair: publicProcedure.query(async ({ ctx }) => ({ pair: await samplePair(ctx.db) })),
  job: publicProcedure.query(async ({ ctx }) => ({ sample: await sampleJob(ctx.db) })),
  howItWorks: publicProcedure.query(() => howItWorks()),
});
