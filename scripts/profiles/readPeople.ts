import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DemoPerson } from "@career-hub/demo/people.ts";

type Repository = {
  nameWithOwner: string;
  relation: "own" | "member" | "guest";
  description: string | null;
  stars: number;
  topics: string[];
  languages: Record<string, number>;
  licence: string | null;
  createdAt: string;
  pushedAt: string;
  fork?: boolean;
  commits: {
    own: number;
    total: number;
    ownByMonth: Record<string, number>;
    firstOwnAt: string | null;
    lastOwnAt: string | null;
  };
  tree: string[];
  files: Record<string, string>;
};
type Person = { login: string; name: string; repositories: Repository[] };

/** Reads every LOGIN.json of a folder as an account of the code host double. */
export function readPeople(folder: string): DemoPerson[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".json") && file !== "expect.json");
  return files.sort().map((file, index) => {
    const { login, name, repositories } = JSON.parse(readFileSync(join(folder, file), "utf8")) as Person;
    return {
      id: 1_000 + index,
      login,
      name,
      bio: "",
      location: "",
      email: "",
      createdAt: repositories.map((one) => one.createdAt).sort()[0] ?? "2020-01-01T00:00:00Z",
      tagline: "",
      repositories: repositories.map(toDemoRepository),
    };
  });
}

function toDemoRepository(one: Repository): DemoPerson["repositories"][number] {
  const [owner = "", name = ""] = one.nameWithOwner.split("/");
  const { own, total, ownByMonth, firstOwnAt, lastOwnAt } = one.commits;
  return {
    name,
    ...(one.relation !== "own" && { owner }),
    description: one.description,
    isFork: one.fork ?? false,
    createdAt: one.createdAt,
    pushedAt: one.pushedAt,
    stars: one.stars,
    forks: 0,
    topics: one.topics,
    // GitHub shows only one of several licences.
    license: one.licence?.split(" OR ").at(-1) ?? null,
    languages: one.languages,
    commits: { own, all: total, first: firstOwnAt, last: lastOwnAt, ownByMonth },
    tree: one.tree,
    files: one.files,
  };
}
