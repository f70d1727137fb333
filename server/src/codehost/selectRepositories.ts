import type { Repository } from "./reading.ts";

/** A repository before its contents are read. */
export type ListedRepository = Repository & {
  nodeId: string;
  /** Own commits by calendar year; absent when not provided, {} when there are none. */
  ownByYear?: Record<string, number>;
};

const year = 365.25 * 24 * 3600 * 1000;

const maxRead = 60;
// Fewer commits as a guest are no evidence, and counting them in very large repositories can time out.
const minGuestCommits = 5;

/**
 * Selects at most 60 repositories to read, most important first: by own work, recency, and use by others. Forks,
 * mirrors, templates and empty repositories are left out.
 */
export function selectRepositories(listed: ListedRepository[], { now }: { now: number }): ListedRepository[] {
  return listed
    .filter(
      (repository) =>
        !(repository.isFork || repository.isTemplate || repository.isMirror || repository.isEmpty) &&
        (repository.relation !== "guest" || (ownCommitsIn(repository) ?? minGuestCommits) >= minGuestCommits),
    )
    .map((repository) => ({ repository, weight: weigh(repository, now) }))
    .sort((a, b) => b.weight - a.weight || compare(a.repository.nameWithOwner, b.repository.nameWithOwner))
    .slice(0, maxRead)
    .map(({ repository }) => repository);
}

/**
 * Own work counts by the square root of commits (50 for 2,500), so that many small repositories do not outrank a large
 * one; recency adds at most 2 and popularity at most 3, less in others' repositories.
 */
function weigh(repository: ListedRepository, now: number): number {
  const { relation, stars, templateOf } = repository;
  const isOwner = relation === "owner";
  const use = Math.min(isOwner ? 3 : 0.5, Math.log10(1 + Math.max(0, stars)));
  const commits = ownCommitsIn(repository);
  // Repositories without own commits come last.
  if (commits === 0) return use - 10;
  const effort = commits === null ? estimateEffort(repository) * (isOwner ? 1 : 0.5) : Math.sqrt(commits);
  const age = Math.max(0, now - lastWorkAt(repository)) / year;
  return effort + 2 * 0.5 ** (age / 2) + use - (templateOf ? 1 : 0);
}

/** Null when not provided. */
const ownCommitsIn = ({ ownByYear }: ListedRepository): number | null =>
  ownByYear ? Object.values(ownByYear).reduce((sum, count) => sum + count, 0) : null;

/** Estimate without commit counts, from size (square root of kilobytes) and lifetime in years: 0 to 25. */
function estimateEffort({ languages, pushedAt, createdAt }: ListedRepository): number {
  const bytes = languages.reduce((sum, language) => sum + language.bytes, 0);
  const lifetime = Math.max(0, Date.parse(pushedAt ?? createdAt) - Date.parse(createdAt)) / year;
  return Math.min(20, Math.sqrt(Math.max(0, bytes) / 1000)) + Math.min(5, lifetime);
}

/** The end of the last year with own commits, or the last push if earlier or the only date. */
function lastWorkAt({ ownByYear, pushedAt, createdAt }: ListedRepository): number {
  const pushed = Date.parse(pushedAt ?? createdAt);
  const years = Object.keys(ownByYear ?? {}).map(Number);
  return years.length > 0 ? Math.min(pushed, Date.UTC(Math.max(...years) + 1, 0, 1)) : pushed;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
