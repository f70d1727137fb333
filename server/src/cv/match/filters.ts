import type { z } from "zod";
import { namesOfPlace } from "../../job/reading/countryNames.ts";
import type { matchInput } from "../schema.ts";
import type { Candidate } from "./queries.ts";

export type MatchFilters = z.infer<typeof matchInput>;
export const filterNames = ["place", "remote", "pay", "level"] as const;
export type FilterName = (typeof filterNames)[number];

const isAt = (places: string[], place: string) => {
  const names = places.map((name) => name.toLowerCase());
  return place
    .split(",")
    .every((part) => namesOfPlace(part.trim()).some((one) => names.includes(one.toLowerCase())));
};

/** The filters that exclude a job. A value that the ad does not state excludes it only for filters that require one. */
export function hiddenBy(job: Candidate, filters: MatchFilters): FilterName[] {
  const { place, remote, level, pay = 0, pay_currency: currency } = filters;
  const hidden: Record<FilterName, boolean> = {
    place: Boolean(place?.length) && !place?.some((value) => isAt(job.places, value)),
    remote: Boolean(remote?.length) && !remote?.some((value) => value === job.remote),
    level: Boolean(level?.length) && !level?.some((value) => value === job.level),
    // Amounts in different currencies are not compared: with a currency selected, pay in another one is excluded.
    pay:
      currency !== undefined &&
      job.payCurrency !== "none" &&
      (job.payCurrency !== currency || (job.yearlyPay ?? 0) < pay),
  };
  return filterNames.filter((name) => hidden[name]);
}
