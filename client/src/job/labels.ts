import type { Level } from "@career-hub/server/text/enums.ts";
import { capital } from "../text/capital.ts";

const remoteLabels: Record<string, string> = { remote: "Remote", hybrid: "Hybrid", onsite: "On site" };
const levelLabels: Record<Level, string> = {
  intern: "Intern",
  junior: "Junior",
  mid: "Mid-level",
  senior: "Senior",
  lead: "Lead",
  executive: "Executive",
};
/** In display order. */
export const remoteKinds = Object.keys(remoteLabels);
export const levels = Object.keys(levelLabels) as Level[];

export const remoteLabel = (kind: string): string => remoteLabels[kind] ?? capital(kind);
export const levelLabel = (level: string): string =>
  levels.includes(level as Level) ? levelLabels[level as Level] : capital(level);
export const employmentLabel = (type: string): string => capital(type);

/** The location without the work mode that is shown beside it: "Remote, European Union" → "European Union". */
export function placeLabel(location: string | null, remote: string | null): string {
  const place = location ?? "";
  return remote
    ? place.replace(
        /^\s*(?:remote|hybrid|on[- ]?site)\b[\s,;:(–-]*|\s*[(,]?\s*(?:remote|hybrid)\)?\s*$/gi,
        "",
      )
    : place;
}

const day = 86_400_000;
const steps: [days: number, unit: string][] = [
  [365, "year"],
  [30, "month"],
  [7, "week"],
  [1, "day"],
];

/** Calendar days between two dates in local time; rounded, because a day with a DST change has 23 or 25 hours. */
function daysBetween(from: Date, to: Date): number {
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  return Math.max(0, Math.round((midnight(to) - midnight(from)) / day));
}

/** "today", "2 days ago", "last week". Not Intl, whose formatters are slow to create on phones. */
export function ageOf(postedAt: string, now = Date.now()): string {
  const days = daysBetween(new Date(postedAt), new Date(now));
  const [length, unit] = steps.find(([atLeast]) => days >= atLeast) ?? [];
  if (!length) return "today";
  const count = Math.floor(days / length);
  if (count > 1) return `${count} ${unit}s ago`;
  return unit === "day" ? "yesterday" : `last ${unit}`;
}
