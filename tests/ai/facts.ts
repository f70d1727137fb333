import type { Facts } from "@career-hub/server/evidence/facts.ts";

const found = {
  ownCommits: 120,
  ownShare: 0.9,
  firstAt: "2022-01-01T00:00:00Z",
  lastAt: "2026-10-01T00:00:00Z",
};

/** Two findings and what rests on them: enough for any writer. */
export const someFacts: Facts = {
  languages: [{ name: "Rust", percent: 100 }],
  technologies: [{ text: "Rust", weight: 3, evidence: ["e1"] }],
  concepts: [{ text: "Write-ahead logging", weight: 2, evidence: ["e2"] }],
  practices: [],
  domains: [],
  strengths: [{ text: "Crash-safe storage design", weight: 2, evidence: ["e2"] }],
  roles: [{ text: "Founding engineer", weight: 1, evidence: ["e1", "e2"] }],
  projects: [
    {
      repository: "somebody/tidelog",
      name: "tidelog",
      description: "Append-only storage engine",
      introduction: [],
      features: [],
      topics: [],
      allCommits: 133,
      sentences: ["Each commit survives 400 injected crashes."],
      technologies: ["Rust"],
      concepts: ["Write-ahead logging"],
      domains: [],
      stars: 12,
      subject: { text: "append-only storage engine", head: "append-only storage engine" },
      kind: "library",
      language: "Rust",
      packages: ["cargo:tidelog"],
      forks: 1,
      releases: null,
      commitsByYear: [],
      relation: "owner",
      isPrivate: false,
      evidence: ["e1", "e2"],
      ...found,
    },
  ],
  experience: "Senior",
  experienceBasis: "Own commits from 2022 to 2026.",
  ownCommits: [],
  activeYears: 5,
  firstAt: found.firstAt,
  lastAt: found.lastAt,
  evidence: [
    {
      id: "e1",
      isPrivate: false,
      repository: "somebody/tidelog",
      path: "Cargo.toml",
      note: "Rust",
      url: "https://github.com/somebody/tidelog",
      ...found,
    },
    {
      id: "e2",
      isPrivate: false,
      repository: "somebody/tidelog",
      path: "README.md",
      note: "a write-ahead log",
      url: "https://github.com/somebody/tidelog",
      ...found,
    },
  ],
  basis: {
    repositoriesTotal: 1,
    repositoriesCounted: 1,
    leftOut: { forks: 0, templates: 0, empty: 0, withoutOwnCommits: 0, notLookedInto: 0, unreadable: 0 },
  },
};

export const goodReply = {
  headline: "Storage that survives the power cut",
  coFounderSummary: "Builds the part that must not lose data.",
  keyStrengths: [{ text: "Crash-safe storage design", evidence: ["e2"] }],
  potentialRoles: [{ text: "Founding engineer", evidence: ["e1"] }],
  projectInsights: [
    { name: "tidelog", highlight: "Every commit survives 400 injected crashes.", evidence: ["e2"] },
  ],
};
