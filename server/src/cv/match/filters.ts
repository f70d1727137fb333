import type { z } from "zod";
import type { matchInput } from "../schema.ts";
import type { Candidate } from "./queries.ts";

export type MatchFilters = z.infer<typeof matchInput>;
export const filterNames = ["place", "remote", "pay", "level"] as const;
export type FilterName = (typeof filterNames)[number];

const isAt = (places: string[], wanted: string) => {
  const known = places.map((place) => place.toLowerCase());
  return wanted.split(",").every((part) => known.includes(part.trim().toLowerCase()));
};

/** The filters that hide a job. What an ad does not say hides it only where a value was asked for by name. */
export function hiddenBy(job: Candidate, wanted: MatchFilters): FilterName[] {
  const { place, remote, level, pay = 0, pay_currency: currency } = wanted;
  const hidden: Record<FilterName, boolean> = {
    place: Boolean(place?.length) && !place?.some((wanted) => isAt(job.places, wanted)),
    remote: Boolean(remote?.length) && !remote?.some((wanted) => wanted === job.remote),
    level: Boolean(level?.length) && !level?.some((wanted) => wanted === job.level),
    // Amounts of two currencies are not compared: with a currency chosen, pay in another one is hidden.
    pay:
      currency !== undefined &&
      job.payCurrency !== "none" &&
      (job.payCurrency !== currency || (job.yearlyPay ?? 0) < pay),
  };
  return filterNames.filter((name) => hidden[name]);
}
