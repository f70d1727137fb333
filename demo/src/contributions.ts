import { type Known, refusal } from "./connections.ts";
import { timeBetween } from "./gitObjects.ts";
import { ownCommitDates } from "./ownCommitDates.ts";
import type { DemoRepository } from "./people.ts";

const year = 365 * 24 * 3600 * 1000;
const maxPeriodMs = 366 * 24 * 3600 * 1000;

type Period = { from?: string; to?: string };
type Most = { maxRepositories: number };

/** A person's contributions from `from` to `to`, at most a year. Sample people have only commits. */
export function contributionsOf(
  own: Known[],
  { from, to }: Period,
  now: Date,
  resolve: (known: Known) => object,
) {
  const start = from ? Date.parse(from) : (to ? Date.parse(to) : now.getTime()) - year;
  const end = to ? Date.parse(to) : from ? start + year : now.getTime();
  if (end - start > maxPeriodMs)
    throw refusal({
      type: "UNPROCESSABLE",
      message: "The total time spanned by 'from' and 'to' must not exceed 1 year",
    });
  return {
    commitContributionsByRepository: ({ maxRepositories }: Most) =>
      own
        .filter(({ repository }) => !repository.isFork && !repository.isEmpty)
        .map((known) => ({
          known,
          count: timesOf(known.repository).filter((time) => time >= start && time <= end).length,
        }))
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count)
        // GitHub omits inaccessible repositories.
        .flatMap(({ known, count }) => withoutRefused(() => resolve(known), count))
        .slice(0, maxRepositories),
    pullRequestReviewContributionsByRepository: [],
  };
}

function withoutRefused(resolve: () => object, totalCount: number) {
  try {
    return [{ repository: resolve(), contributions: { totalCount } }];
  } catch {
    return [];
  }
}

const times = new WeakMap<DemoRepository, number[]>();

/** Times of own commits in milliseconds, spread evenly where only the first and last are given. */
const timesOf = (repository: DemoRepository): number[] =>
  times.getOrInsertComputed(
    repository,
    () => ownCommitDates(repository)?.map((date) => Date.parse(date)) ?? spread(repository),
  );

function spread({ commits: { own, first, last } }: DemoRepository): number[] {
  if (!first || !last) return [];
  const [oldest, latest] = [Date.parse(first), Date.parse(last)];
  return Array.from({ length: own }, (_, i) => timeBetween(latest, oldest, i, own));
}

export function ownByYear(repository: DemoRepository): Record<string, number> {
  const years: Record<string, number> = {};
  for (const time of timesOf(repository)) {
    const name = new Date(time).getUTCFullYear();
    years[name] = (years[name] ?? 0) + 1;
  }
  return years;
}
