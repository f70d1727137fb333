import { readdir, readFile } from "node:fs/promises";
import type { Relation } from "@career-hub/server/codehost/reading.ts";

/** Fictional developers of the demo code host, one JSON file each. */
export type DemoRepository = {
  name: string;
  /** Set when it is not the person's own. */
  owner?: string;
  /** Set when it does not follow from the share of commits. */
  relation?: "member" | "guest";
  description: string | null;
  isFork?: boolean;
  isTemplate?: boolean;
  isArchived?: boolean;
  isPrivate?: boolean;
  isEmpty?: boolean;
  isMirror?: boolean;
  templateOf?: string;
  createdAt: string;
  pushedAt: string | null;
  stars: number;
  forks: number;
  /** Absent: none. */
  releases?: number;
  topics: string[];
  license: string | null;
  languages: Record<string, number>;
  commits: {
    own: number;
    all: number;
    first: string | null;
    last: string | null;
    /** Own commits by month of UTC ("2021-03"); absent: spread evenly. */
    ownByMonth?: Record<string, number>;
  };
  tree: string[];
  files: Record<string, string>;
};

/** The flags of a repository whose file states none. */
export const noFlags = {
  isFork: false,
  isTemplate: false,
  isArchived: false,
  isPrivate: false,
  isEmpty: false,
  isMirror: false,
};

export type DemoPerson = {
  id: number;
  login: string;
  name: string;
  bio: string;
  location: string;
  email: string;
  createdAt: string;
  tagline: string;
  repositories: DemoRepository[];
};

const folder = new URL("./people/", import.meta.url);
const day = 24 * 3600 * 1000;
/** The date that the files treat as today. */
const writtenOn = Date.UTC(2026, 10, 20);

let written: Promise<DemoPerson[]> | undefined;
let shifted: { days: number; people: DemoPerson[] } | undefined;

/** All people as of `now`, by name. Lazily loaded. */
export async function loadPeople(now: Date): Promise<DemoPerson[]> {
  written ??= readPeople().catch((error: unknown) => {
    written = undefined;
    throw error;
  });
  const people = await written;
  const days = Math.floor((now.getTime() - writtenOn) / day);
  if (shifted?.days !== days) shifted = { days, people: people.map((person) => shiftPerson(person, days)) };
  return shifted.people;
}

async function readPeople(): Promise<DemoPerson[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json"));
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), "utf8")));
  return texts
    .map((text) => JSON.parse(text) as DemoPerson)
    .sort((a, b) => a.name.localeCompare(b.name, "en") || a.id - b.id);
}

/** Shifts all dates by whole days, so that demo data stays recent. */
function shiftPerson(person: DemoPerson, days: number): DemoPerson {
  const shift = <Time extends string | null>(time: Time) =>
    (time === null
      ? null
      : new Date(Date.parse(time) + days * day).toISOString().replace(".000Z", "Z")) as Time;
  return {
    ...person,
    createdAt: shift(person.createdAt),
    repositories: person.repositories.map((repository) => ({
      ...repository,
      createdAt: shift(repository.createdAt),
      pushedAt: shift(repository.pushedAt),
      commits: {
        ...repository.commits,
        first: shift(repository.commits.first),
        last: shift(repository.commits.last),
      },
    })),
  };
}

export function ownerOf(person: DemoPerson, repository: DemoRepository): string {
  return repository.owner ?? person.login;
}

/** People with less than a tenth of another owner's public repository are guests there. */
export function relationOf(person: DemoPerson, repository: DemoRepository): Relation {
  if (ownerOf(person, repository) === person.login) return "owner";
  const { own, all } = repository.commits;
  return repository.relation ?? (!repository.isPrivate && own < all / 10 ? "guest" : "member");
}
