import { z } from "zod";
import { router, sessionProcedure } from "../trpc.ts";
import { subscribeToNews } from "./news.ts";

/** `lastEventId` is the last event that a lost connection has received. */
const newsInput = z.object({ lastEventId: z.string().max(40).optional() }).optional();

export const newsRouter = router({
  /** Server-sent events: what other people did. */
  events: sessionProcedure
    .input(newsInput)
    .subscription(({ ctx, input, signal }) =>
      subscribeToNews(ctx, { lastEventId: input?.lastEventId, signal }),
    ),
});
