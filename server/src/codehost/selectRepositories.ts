import type { Repository } from "./reading.ts";

/** What is known of a repository from the listing alone. */
export type Listed = Repository & {
  nodeId: string;
  /** The code host itself says that the person committed there lately. */
  contributed: boolean;
};

const year = 365.25 * 24 * 3600 * 1000;

/**
 * The repositories worth looking into, most telling first. Nobody's own work shows in forks, templates, mirrors and
 * empty ones; among the rest, cheap signals of effort decide, and the person's own come before other people's.
 */
export function selectRepositories(
  listed: Listed[],
  options: { login: string; now: number; limit?: number },
): Listed[] {
  const { login, now, limit = 60 } = options;
  return listed
    .filter(
      (repository) =>
        !(repository.isFork || repository.isTemplate || repository.isMirror || repository.isEmpty),
    )
    .map((repository) => ({ repository, weight: weigh(repository, login, now) }))
    .sort((a, b) => b.weight - a.weight || compare(a.repository.nameWithOwner, b.repository.nameWithOwner))
    .slice(0, limit)
    .map(({ repository }) => repository);
}

function weigh(repository: Listed, login: string, now: number): number {
  const own = repository.owner.toLowerCase() === login.toLowerCase();
  const pushed = Date.parse(repository.pushedAt ?? repository.createdAt);
  const lifetime = Math.max(0, pushed - Date.parse(repository.createdAt)) / year;
  const age = Math.max(0, now - pushed) / year;
  const bytes = repository.languages.reduce((sum, language) => sum + language.bytes, 0);
  return (
    (own ? 4 : 0) +
    (repository.contributed ? 3 : 0) +
    // Half gone after two years: old work tells something, fresh work more.
    3 * 0.5 ** (age / 2) +
    Math.min(1.5, lifetime / 2) +
    Math.min(3, Math.log10(1 + bytes / 1000)) +
    // Stars of a foreign repository say little about the one person.
    Math.min(own ? 3 : 1, Math.log10(1 + repository.stars)) +
    (repository.topics.length > 0 ? 0.5 : 0) +
    (repository.description ? 0.5 : 0) -
    (repository.templateOf ? 1 : 0)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
