import { readdirSync, readFileSync } from "node:fs";
import type { Reading, Repository } from "../../server/src/codehost/reading.ts";

/** A demo person's file as it is written down: see demo/src/people.ts. False flags are left out. */
export type Person = {
  id: number;
  login: string;
  name: string;
  email: string;
  createdAt: string;
  repositories: (Partial<Omit<Repository, "languages" | "commits" | "files">> & {
    name: string;
    createdAt: string;
    languages: Record<string, number>;
    commits: { own: number; all: number; first: string | null; last: string | null };
    files: Record<string, string>;
  })[];
};

const folder = new URL("../../demo/src/people/", import.meta.url);

export const readPeople = (): Person[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")) as Person);

export function readingOfPerson(person: Person): Reading {
  const repositories = person.repositories.map((one): Repository => {
    const owner = one.owner ?? person.login;
    return {
      nameWithOwner: `${owner}/${one.name}`,
      name: one.name,
      owner,
      description: one.description ?? null,
      url: `https://github.com/${owner}/${one.name}`,
      isFork: one.isFork ?? false,
      isTemplate: one.isTemplate ?? false,
      isArchived: one.isArchived ?? false,
      isPrivate: one.isPrivate ?? false,
      isEmpty: one.isEmpty ?? false,
      isMirror: one.isMirror ?? false,
      templateOf: one.templateOf ?? null,
      createdAt: one.createdAt,
      pushedAt: one.pushedAt ?? null,
      stars: one.stars ?? 0,
      forks: one.forks ?? 0,
      topics: one.topics ?? [],
      license: one.license ?? null,
      languages: Object.entries(one.languages).map(([name, bytes]) => ({ name, color: null, bytes })),
      commits: {
        own: one.commits.own,
        all: one.commits.all,
        firstAt: one.commits.first,
        lastAt: one.commits.last,
      },
      tree: one.tree ?? [],
      files: Object.entries(one.files).map(([path, text]) => ({ path, text })),
    };
  });
  const account = {
    id: String(person.id),
    login: person.login,
    name: person.name,
    avatarUrl: `https://avatars.githubusercontent.com/u/${person.id}`,
    profileUrl: `https://github.com/${person.login}`,
    createdAt: person.createdAt,
  };
  return {
    account,
    repositories,
    totalCount: repositories.length,
    unreadable: [],
    readAt: "2026-11-20T12:00:00.000Z",
  };
}
