import type { ExperienceLevel } from "./facts.ts";
import type { CountedRepository } from "./repositories.ts";

export type Experience = {
  level: ExperienceLevel;
  basis: string;
  activeYears: number;
  ownCommits: number;
  firstAt: string;
  lastAt: string;
  /** Kept going with own commits for two years and more. */
  sustained: CountedRepository[];
};

const yearInMilliseconds = 365.25 * 86_400_000;
const yearsOf = (one: CountedRepository) =>
  (Date.parse(one.lastAt) - Date.parse(one.firstAt)) / yearInMilliseconds;

/** Years in which there was work: gaps between repositories do not count, nor do two commits ten years apart. */
function activeYearsOf(counted: CountedRepository[]): number {
  const spans = counted
    .filter((one) => one.ownCommits >= 5)
    .map((one) => {
      const end = Date.parse(one.lastAt);
      // Six commits a year is the least that can be called keeping at it.
      const start = Math.max(Date.parse(one.firstAt), end - (one.ownCommits / 6) * yearInMilliseconds);
      return [start, end] as const;
    })
    .sort((a, b) => a[0] - b[0]);
  let total = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const [start, end] of spans) {
    if (end > reached) total += end - Math.max(start, reached);
    reached = Math.max(reached, end);
  }
  return total / yearInMilliseconds;
}

export function experienceOf(counted: CountedRepository[]): Experience {
  const serious = counted.filter((one) => !one.isTrifle);
  const activeYears = activeYearsOf(serious.length > 0 ? serious : counted);
  const ownCommits = serious.reduce((sum, one) => sum + one.ownCommits, 0);
  const sustained = serious.filter((one) => yearsOf(one) >= 2 && one.ownCommits >= 40);
  const firstAt = counted.map((one) => one.firstAt).sort()[0] ?? "";
  const lastAt =
    counted
      .map((one) => one.lastAt)
      .sort()
      .at(-1) ?? "";
  const level = levelOf(activeYears, ownCommits, sustained.length, serious);
  const basis = basisOf(serious.length > 0 ? serious : counted, sustained.length, ownCommits);
  return {
    level,
    basis,
    activeYears: Math.round(activeYears * 10) / 10,
    ownCommits,
    firstAt,
    lastAt,
    sustained,
  };
}

function levelOf(
  years: number,
  commits: number,
  sustained: number,
  serious: CountedRepository[],
): ExperienceLevel {
  const reach = Math.max(0, ...serious.map((one) => (one.ownShare > 0.25 ? one.repository.stars : 0)));
  const depth = Math.max(0, ...serious.map((one) => one.ownCommits));
  // Long and much: neither ten idle years nor one busy one make somebody senior.
  const work = years * commits;
  const isTelling = reach >= 1000 || depth >= 1500 || sustained >= 6;
  if (years >= 8.5 && work >= 27_000 && sustained >= 3 && isTelling) return "Principal";
  if (years >= 4.8 && work >= 7000 && commits >= 800 && sustained >= 2) return "Senior";
  if (years >= 2.2 && commits >= 300 && (sustained >= 1 || commits >= 700)) return "Mid-level";
  if (years >= 0.9 && commits >= 90) return "Junior";
  return "Entry";
}

const numbers = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
  "twenty",
];
export const inWords = (count: number): string => numbers[count] ?? String(count);

function basisOf(serious: CountedRepository[], sustained: number, commits: number): string {
  const from = Math.min(...serious.map((one) => new Date(one.firstAt).getUTCFullYear()));
  const to = Math.max(...serious.map((one) => new Date(one.lastAt).getUTCFullYear()));
  const span = from === to ? `in ${from}` : `from ${from} to ${to}`;
  const repositories = (count: number) => (count === 1 ? "repository" : "repositories");
  const rest =
    sustained > 0
      ? `${inWords(sustained)} ${repositories(sustained)} kept going for over two years`
      : `${inWords(serious.length)} ${repositories(serious.length)}, none kept going for two years yet`;
  const total = commits > 0 ? commits : serious.reduce((sum, one) => sum + one.ownCommits, 0);
  return `${total.toLocaleString("en-US")} own ${total === 1 ? "commit" : "commits"} ${span}, ${rest}`;
}
