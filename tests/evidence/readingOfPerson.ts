import { readdirSync, readFileSync } from "node:fs";
import type { Reading, Repository } from "../../server/src/codehost/reading.ts";
import { languagesOf, reading, repository } from "./sampleReading.ts";

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
  const { id, login, name, createdAt } = person;
  const repositories = person.repositories.map(({ languages, commits, files, ...one }) =>
    repository({
      owner: login,
      pushedAt: null,
      stars: 0,
      license: null,
      tree: [],
      ...one,
      languages: languagesOf(languages),
      commits: { own: commits.own, all: commits.all, firstAt: commits.first, lastAt: commits.last },
      files: Object.entries(files).map(([path, text]) => ({ path, text })),
    }),
  );
  const avatarUrl = `https://avatars.githubusercontent.com/u/${id}`;
  const profileUrl = `https://github.com/${login}`;
  return reading(repositories, {
    account: { id: String(id), login, name, avatarUrl, profileUrl, createdAt },
  });
}
