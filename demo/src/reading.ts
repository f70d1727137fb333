import type { Account, Reading, Repository } from "@career-hub/server/codehost/reading.ts";
import { languageColor } from "@career-hub/server/knowledge/knowledge.ts";
import { avatarPath } from "./avatars.ts";
import { ownByYear } from "./contributions.ts";
import { type DemoPerson, type DemoRepository, noFlags, ownerOf, relationOf } from "./people.ts";

/** The account at the demo code host; `baseUrl` is its public URL. */
export const accountOf = (person: DemoPerson, baseUrl: string): Account => ({
  id: String(person.id),
  login: person.login,
  name: person.name,
  avatarUrl: `${baseUrl}${avatarPath(person.login)}`,
  profileUrl: `${baseUrl}/${person.login}`,
  createdAt: person.createdAt,
});

/** The reading of a sample person's public repositories, without requests to the demo code host. */
export function readingOf(person: DemoPerson, baseUrl: string, now: Date): Reading {
  const repositories = person.repositories
    .filter((repository) => !repository.isPrivate)
    .map((repository) => repositoryOf(person, repository, baseUrl));
  return {
    account: accountOf(person, baseUrl),
    repositories,
    totalCount: repositories.length,
    unreadable: [],
    unreadableYears: [],
    readAt: now.toISOString(),
  };
}

function repositoryOf(person: DemoPerson, repository: DemoRepository, baseUrl: string): Repository {
  const owner = ownerOf(person, repository);
  const { own, all, first, last } = repository.commits;
  return {
    ...noFlags,
    releases: 0,
    ...repository,
    nameWithOwner: `${owner}/${repository.name}`,
    owner,
    url: `${baseUrl}/${owner}/${repository.name}`,
    templateOf: repository.templateOf ?? null,
    relation: relationOf(person, repository),
    reviews: 0,
    languages: Object.entries(repository.languages).map(([name, bytes]) => ({
      name,
      color: languageColor(name),
      bytes,
    })),
    commits: { own, all, firstAt: first, lastAt: last, ownByYear: ownByYear(repository) },
    files: Object.entries(repository.files).map(([path, text]) => ({ path, text })),
  };
}
