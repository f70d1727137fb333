import type { DemoPerson, DemoRepository } from "@career-hub/demo/people.ts";

export function sampleRepository(repository: Partial<DemoRepository> & { name: string }): DemoRepository {
  return {
    description: "Keeps a ledger of tides",
    createdAt: "2022-01-10T08:00:00Z",
    pushedAt: "2026-10-01T08:00:00Z",
    stars: 3,
    forks: 0,
    topics: ["tides"],
    license: "MIT",
    languages: { Rust: 40_000 },
    commits: { own: 120, all: 150, first: "2022-01-11T08:00:00Z", last: "2026-10-01T07:59:00Z" },
    tree: ["src/", "src/main.rs", "Cargo.toml", "README.md"],
    files: { "README.md": "# Tides\n\nA ledger.", "Cargo.toml": '[package]\nname = "tides"\n' },
    ...repository,
  };
}

export function samplePerson(person: Partial<DemoPerson> & { repositories: DemoRepository[] }): DemoPerson {
  return {
    id: 9_000_001,
    login: "ola-nordmann",
    name: "Ola Nordmann",
    bio: "Writes down tides.",
    location: "Bodø",
    email: "ola@nordmann.example",
    createdAt: "2019-05-01T10:00:00Z",
    tagline: "Tides, written down",
    ...person,
  };
}

/** A person with `count` repositories of every kind. */
export function prolificPerson(count: number): DemoPerson {
  const repositories = Array.from({ length: count }, (_, i) => {
    const day = 24 * 3600 * 1000;
    const pushedAt = new Date(Date.UTC(2026, 10, 1) - i * day).toISOString();
    return sampleRepository({
      name: `ledger-${i}`,
      pushedAt,
      createdAt: "2018-01-01T00:00:00Z",
      isFork: i % 11 === 3,
      isArchived: i % 13 === 5,
      isEmpty: i % 17 === 7,
      isPrivate: i % 19 === 9,
      stars: i % 7,
      commits: { own: 2 + (i % 40), all: 50, first: "2018-01-02T00:00:00Z", last: pushedAt },
      ...(i % 23 === 1 ? { owner: "tide-works", relation: "member" as const } : {}),
    });
  });
  // An account from GitHub's first year has the most years of contributions to query.
  return samplePerson({ repositories, createdAt: "2008-02-01T10:00:00Z" });
}
