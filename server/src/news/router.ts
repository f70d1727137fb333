import { z } from "zod";
import { router, sessionProcedure } from "../trpc.ts";
import { subscribeToNews } from "./news.ts";

/** `lastEventId`: the last event received before the connection was lost. */
const newsInput = z.object({ lastEventId: z.string().max(40).optional() }).optional();

export const newsRouter = router({
  /** Server-sent events about other people's actions. */
  events: sessionProcedure
    .input(newsInput)
    .subscription(({ ctx, input, signal }) =>
      subscribeToNews(ctx, { lastEventId: input?.lastEventId, signal }),
    ),
});
