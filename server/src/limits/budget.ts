import type { Db } from "@career-hub/db/client.ts";
import { tryLater } from "../errors.ts";
import { formatDuration } from "./formatDuration.ts";
import { countUse, findUses } from "./queries.ts";

const key = "model";

/** Cost of model calls in hundredths of a text: a vector is very cheap. */
export const modelCosts = { text: 100, vector: 1 };

export type Budget = ReturnType<typeof createBudget>;

/** Daily (UTC) budget of model calls over all servers, which bounds the cost of abuse and of many new people. */
export function createBudget(db: Db, textsADay: number) {
  const maxCost = textsADay * modelCosts.text;
  return {
    /** Throws 503 when today's budget is used up. */
    async check(): Promise<void> {
      const { count, remaining } = await findUses(db, { key });
      if (count >= maxCost) throw spent(remaining);
    },
    /** Adds `cost` hundredths; throws 503 above the budget. */
    async take(cost: number): Promise<void> {
      const { count, remaining } = await countUse(db, { key, seconds: 86_400, by: cost });
      if (count > maxCost) throw spent(remaining);
    },
  };
}

const spent = (retryAfter: number) =>
  tryLater("SERVICE_UNAVAILABLE", {
    message: `The AI service has reached its daily limit. Please try again in ${formatDuration(retryAfter)}.`,
    reason: "model budget spent",
    retryAfter,
  });
