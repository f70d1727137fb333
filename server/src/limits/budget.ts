import type { Db } from "@career-hub/db/client.ts";
import { tryLater } from "../errors.ts";
import { formatDuration } from "./formatDuration.ts";
import { countUse, findUses } from "./queries.ts";

const key = "model";
const daySeconds = 86_400;

/** What model calls cost, in hundredths of a written text: a vector costs next to nothing beside prose. */
export const modelCosts = { text: 100, vector: 1 };

export type Budget = {
  /** Throws 503 when there is nothing left for today. */
  check(): Promise<void>;
  /** Counts `cost` hundredths; throws 503 when they are more than there was. */
  take(cost: number): Promise<void>;
};

/**
 * How much the model may be asked in one day (UTC), by all servers together: somebody who makes generations fail on
 * purpose, or a flood of new people, costs at most that.
 */
export function createBudget(db: Db, textsADay: number): Budget {
  const most = textsADay * modelCosts.text;
  return {
    async check() {
      const { count, remaining } = await findUses(db, { key });
      if (count >= most) throw spent(remaining);
    },
    async take(cost) {
      const { count, remaining } = await countUse(db, { key, seconds: daySeconds, by: cost });
      if (count > most) throw spent(remaining);
    },
  };
}

const spent = (retryAfter: number) =>
  tryLater("SERVICE_UNAVAILABLE", {
    message: `The AI service has written as much as it may today. Please try again in ${formatDuration(retryAfter)}.`,
    reason: "model budget spent",
    retryAfter,
  });
