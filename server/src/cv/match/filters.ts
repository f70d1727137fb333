import type { SalaryPeriod } from "@career-hub/db/enums.ts";
import type { z } from "zod";
import type { matchInput } from "../schema.ts";
import type { Candidate } from "./queries.ts";

export type MatchFilters = z.infer<typeof matchInput>;
export const filterNames = ["place", "remote", "pay", "level"] as const;
export type FilterName = (typeof filterNames)[number];

/** Working time of a year: how pay by the hour compares with pay by the year. */
const perYear: Record<SalaryPeriod, number> = { hour: 1_800, day: 225, week: 46, month: 12, year: 1 };

/** Yearly pay at its upper end, in whatever currency the ad names; null where it names none. */
function yearlyPay({ salaryMin, salaryMax, salaryPeriod }: Candidate): number | null {
  const most = salaryMax ?? salaryMin;
  return most === null ? null : most * perYear[salaryPeriod ?? "year"];
}

const isAt = (places: string[], wanted: string) => {
  const known = places.map((place) => place.toLowerCase());
  return wanted.split(",").every((part) => known.includes(part.trim().toLowerCase()));
};

/** The filters that hide a job. What an ad does not say hides it only where a value was asked for by name. */
export function hiddenBy(job: Candidate, { place, remote, level, pay }: MatchFilters): FilterName[] {
  const yearly = yearlyPay(job);
  const hidden: Record<FilterName, boolean> = {
    place: Boolean(place?.length) && !place?.some((wanted) => isAt(job.places, wanted)),
    remote: Boolean(remote?.length) && !remote?.some((wanted) => wanted === job.remote),
    level: Boolean(level?.length) && !level?.some((wanted) => wanted === job.level),
    pay: Boolean(pay) && yearly !== null && yearly < (pay ?? 0),
  };
  return filterNames.filter((name) => hidden[name]);
}
