import { noFlags } from "@career-hub/demo/people.ts";
import type { Reading, Repository } from "../../server/src/codehost/reading.ts";
import { findFacts } from "../../server/src/evidence/evidence.ts";

export const now = new Date("2026-11-20T12:00:00Z");

/** Languages with the bytes of their code. */
export const languagesOf = (bytes: Record<string, number>): Repository["languages"] =>
  Object.entries(bytes).map(([name, count]) => ({ name, color: null, bytes: count }));

/** A repository with real own work; say only what matters to the test. */
export function repository(part: Partial<Repository> & { name: string }): Repository {
  const owner = part.owner ?? "sample";
  return {
    nameWithOwner: `${owner}/${part.name}`,
    owner,
    description: null,
    url: `https://github.com/${owner}/${part.name}`,
    ...noFlags,
    templateOf: null,
    createdAt: "2022-01-01T00:00:00Z",
    pushedAt: "2026-11-01T00:00:00Z",
    stars: 3,
    forks: 0,
    topics: [],
    license: "MIT",
    languages: [{ name: "TypeScript", color: null, bytes: 100_000 }],
    commits: { own: 200, all: 220, firstAt: "2022-01-02T00:00:00Z", lastAt: "2026-10-30T00:00:00Z" },
    tree: ["src/", "README.md"],
    files: [],
    ...part,
  };
}

export function reading(repositories: Repository[], part: Partial<Reading> = {}): Reading {
  return {
    account: {
      id: "1",
      login: "sample",
      name: "Sample Person",
      avatarUrl: "https://avatars.githubusercontent.com/u/1",
      profileUrl: "https://github.com/sample",
      createdAt: "2015-01-01T00:00:00Z",
    },
    repositories,
    totalCount: repositories.length,
    unreadable: [],
    readAt: now.toISOString(),
    ...part,
  };
}

export const readme = (text: string) => ({ path: "README.md", text });

export type Part = Partial<Repository>;
/** The facts of repositories, called "yard", "yard1" and so on unless they are named. */
export const factsOf = (...parts: Part[]) =>
  findFacts(reading(parts.map((part, index) => repository({ name: `yard${index || ""}`, ...part }))), {
    now,
  });

export const textsOf = (claims: { text: string }[]): string[] => claims.map(({ text }) => text);
