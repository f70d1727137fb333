import { counted } from "../text/counted.ts";
import { covered } from "../text/dates.ts";
import type { ExperienceLevel } from "./facts.ts";
import { type CountedRepository, isProject } from "./repositories.ts";
import { commitsByYearOf, yearMs } from "./years.ts";

export type Experience = ReturnType<typeof experienceOf>;

export const yearsOf = (repo: CountedRepository) =>
  (Date.parse(repo.lastAt) - Date.parse(repo.firstAt)) / yearMs;

const commitsOfActiveYear = 6;
const thin = { commits: 20, days: 30 };

/**
 * Active years, by calendar year if the code host reports them, otherwise from first to last commits without gaps, at
 * six or more commits per year.
 */
export function activeYearsOf(counted: CountedRepository[]): number {
  const byYear = new Map<number, number>();
  for (const { year, commits } of counted.flatMap((one) => commitsByYearOf(one)))
    byYear.set(year, (byYear.get(year) ?? 0) + commits);
  const spanned = spannedYears(counted);
  if (byYear.size === 0) return spanned;
  const active = [...byYear.values()].filter((commits) => commits >= commitsOfActiveYear).length;
  return Math.min(active, spanned + 0.5);
}

function spannedYears(counted: CountedRepository[]): number {
  const spans = counted.map((repo): [number, number] => {
    const end = Date.parse(repo.lastAt);
    const longest = (repo.ownCommits / commitsOfActiveYear) * yearMs;
    return [Math.max(Date.parse(repo.firstAt), end - longest), end];
  });
  return covered(spans) / yearMs;
}

export function experienceOf(counted: CountedRepository[]) {
  const serious = counted.filter((one) => !(one.isMinor || (one.isCollection && !isProject(one))));
  const activeYears = activeYearsOf(serious);
  const ownCommits = sumOf(serious, (one) => one.ownCommits);
  const [firstAt = ""] = counted.map((one) => one.firstAt).sort();
  const [lastAt = ""] = counted.map((one) => one.lastAt).sort((a, b) => (a < b ? 1 : -1));
  const reason = tooThin(serious, ownCommits);
  return {
    level: reason ? ("N/A" as const) : levelOf(pointsOf(activeYears, ownCommits, serious)),
    basis: reason ?? basisOf(serious, ownCommits),
    activeYears: Math.round(activeYears * 10) / 10,
    firstAt,
    lastAt,
  };
}

function tooThin(serious: CountedRepository[], commits: number): string | null {
  if (serious.length === 0)
    return "Not enough to say: only configuration, exercises and very small repositories were found";
  if (commits < thin.commits)
    return `Not enough to say: only ${counted(commits, "own commit")} ${commits === 1 ? "was" : "were"} found`;
  const first = Math.min(...serious.map((one) => Date.parse(one.firstAt)));
  const last = Math.max(...serious.map((one) => Date.parse(one.lastAt)));
  if ((last - first) / 86_400_000 < thin.days)
    return "Not enough to say: less than a month of work was found";
  return null;
}

/** At most 12; each part saturates. For the formula and its reasons see docs/evidence.md, "Level". */
export function pointsOf(years: number, commits: number, serious: CountedRepository[]): number {
  const reach = Math.max(0, ...serious.map((one) => one.repository.stars * one.ownShare));
  const others = serious.filter((one) => one.ownCommits >= 40).length;
  return (
    Math.min(4, years / 2.5) +
    Math.min(4, Math.max(0, 1.5 * Math.log10(commits / 10))) +
    Math.min(2, Math.log10(1 + reach) / 2) +
    Math.min(1, Math.max(0, others - 1) / 4) +
    Math.min(0.5, sumOf(serious, (one) => (one.repository.releases ?? 0) * one.ownShare) / 20) +
    Math.min(0.5, sumOf(serious, (one) => one.repository.reviews) / 100)
  );
}

const sumOf = (all: CountedRepository[], part: (one: CountedRepository) => number | null | undefined) =>
  all.reduce((sum, one) => sum + (part(one) ?? 0), 0);

const thresholds: [number, ExperienceLevel][] = [
  [9.5, "Principal"],
  [5.5, "Senior"],
  [3, "Mid-level"],
  [1.5, "Junior"],
];

export const levelOf = (points: number): ExperienceLevel =>
  thresholds.find(([least]) => points >= least)?.[1] ?? "Entry";

const numbers =
  `no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
seventeen eighteen nineteen twenty`.split(/\s/);
export const numberToWords = (count: number): string => numbers[count] ?? String(count);

function basisOf(serious: CountedRepository[], commits: number): string {
  const from = Math.min(...serious.map((one) => new Date(one.firstAt).getUTCFullYear()));
  const to = Math.max(...serious.map((one) => new Date(one.lastAt).getUTCFullYear()));
  const stars = sumOf(serious, (one) => one.repository.stars);
  const releases = sumOf(serious, (one) => one.repository.releases);
  const where = serious.length === 1 ? "one repository" : `${numberToWords(serious.length)} repositories`;
  return [
    `${counted(commits, "own commit")} in ${where} ${from === to ? `in ${from}` : `from ${from} to ${to}`}`,
    ...(releases > 0 ? [counted(releases, "release")] : []),
    ...(stars >= 10 ? [counted(stars, "star")] : []),
  ].join(", ");
}
