import { digestRhythms } from "@career-hub/db/enums.ts";
import { z } from "zod";

export const subscriptions = ["requests", "messages", "digest", "all"] as const;
export type Subscription = (typeof subscriptions)[number];

export const choicesInput = z.object({
  requests: z.boolean(),
  messages: z.boolean(),
  digest: z.enum(digestRhythms),
});
export type Choices = z.infer<typeof choicesInput>;
