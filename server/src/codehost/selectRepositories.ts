import type { Repository } from "./reading.ts";

/** What is known of a repository before anything inside it is read. */
export type Listed = Repository & {
  nodeId: string;
  /** Own commits by calendar year; absent where the code host did not tell, {} where it tells that there are none. */
  ownByYear?: Record<string, number>;
};

const year = 365.25 * 24 * 3600 * 1000;

// Fewer commits as a guest prove nothing, and counting them in a very large repository can take GitHub too long.
const leastOfGuest = 5;

/**
 * The repositories to look into, at most `limit`, most important first: by own work, how recent it is, and use by
 * others. Forks, mirrors, templates and empty repositories hold no work of the person.
 */
export function selectRepositories(
  listed: Listed[],
  { now, limit = 60 }: { now: number; limit?: number },
): Listed[] {
  return listed
    .filter(
      (repository) =>
        !(repository.isFork || repository.isTemplate || repository.isMirror || repository.isEmpty) &&
        (repository.relation !== "guest" || (ownCommitsIn(repository) ?? leastOfGuest) >= leastOfGuest),
    )
    .map((repository) => ({ repository, weight: weigh(repository, now) }))
    .sort((a, b) => b.weight - a.weight || compare(a.repository.nameWithOwner, b.repository.nameWithOwner))
    .slice(0, limit)
    .map(({ repository }) => repository);
}

/**
 * Own work counts by the root of its commits (50 for 2,500), so that no number of small repositories hides a large one;
 * recent work adds at most 2 and use by others at most 3, less in other people's repositories.
 */
function weigh(repository: Listed, now: number): number {
  const { relation, stars, templateOf } = repository;
  const isOwner = relation === "owner";
  const use = Math.min(isOwner ? 3 : 0.5, Math.log10(1 + Math.max(0, stars)));
  const own = ownCommitsIn(repository);
  // Nothing of their own: only where there is room left.
  if (own === 0) return use - 10;
  const effort = own === null ? estimateEffort(repository) * (isOwner ? 1 : 0.5) : Math.sqrt(own);
  const age = Math.max(0, now - lastWorkAt(repository)) / year;
  return effort + 2 * 0.5 ** (age / 2) + use - (templateOf ? 1 : 0);
}

/** Null where the code host did not tell. */
function ownCommitsIn({ ownByYear }: Listed): number | null {
  return ownByYear ? Object.values(ownByYear).reduce((sum, count) => sum + count, 0) : null;
}

/** From size (root of the kilobytes) and lifetime in years, where own commits are not known: 0 to 25. */
function estimateEffort({ languages, pushedAt, createdAt }: Listed): number {
  const bytes = languages.reduce((sum, language) => sum + language.bytes, 0);
  const lifetime = Math.max(0, Date.parse(pushedAt ?? createdAt) - Date.parse(createdAt)) / year;
  return Math.min(20, Math.sqrt(Math.max(0, bytes) / 1000)) + Math.min(5, lifetime);
}

/** The end of the last year with own commits, or the last push of anybody where that is earlier or all that is known. */
function lastWorkAt({ ownByYear, pushedAt, createdAt }: Listed): number {
  const pushed = Date.parse(pushedAt ?? createdAt);
  const years = Object.keys(ownByYear ?? {}).map(Number);
  return years.length > 0 ? Math.min(pushed, Date.UTC(Math.max(...years) + 1, 0, 1)) : pushed;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
