import { z } from "zod";
import { publicProcedure, router } from "../trpc.ts";
import { listJobs } from "./queries.ts";

const listInput = z.object({ limit: z.coerce.number().int().min(1).max(500).default(200) }).prefault({});

export const jobRouter = router({
  list: publicProcedure.input(listInput).query(({ ctx, input }) => listJobs(ctx.db, input)),
});
