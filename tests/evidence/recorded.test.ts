import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { localWriter } from "../../server/src/ai/local/writer.ts";
import type { Reading, Repository } from "../../server/src/codehost/reading.ts";
import { findFacts } from "../../server/src/evidence/evidence.ts";

/** The part of the code host's REST answer about a repository that is needed here. */
type Recorded = {
  name: string;
  full_name: string;
  owner: { login: string; id: number };
  html_url: string;
  description: string | null;
  private: boolean;
  fork: boolean;
  archived: boolean;
  is_template?: boolean;
  mirror_url: string | null;
  created_at: string;
  pushed_at: string | null;
  size: number;
  stargazers_count: number;
  forks_count: number;
  language: string | null;
  license: { spdx_id: string } | null;
  topics?: string[];
};

const madeByHand: Recorded[] = ["tool", "copied", "page", "empty"].map((name, index) => ({
  name,
  full_name: `octo/${name}`,
  owner: { login: "octo", id: 7 },
  html_url: `https://github.com/octo/${name}`,
  description: ["Generates build files from one description", "A fork", null, null][index] ?? null,
  private: false,
  fork: name === "copied",
  archived: false,
  mirror_url: null,
  created_at: "2014-03-01T10:00:00Z",
  pushed_at: "2025-06-01T10:00:00Z",
  size: name === "empty" ? 0 : 420,
  stargazers_count: 12,
  forks_count: 1,
  language: name === "page" ? "HTML" : "Python",
  license: null,
}));

const folder = process.env.CAREER_HUB_DATA ?? fileURLToPath(new URL("../../../shared/data", import.meta.url));
const file = `${folder}/github_api/pygithub/user_repos/jacquev6.json`;
const recorded = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Recorded[]) : madeByHand;

function toRepository(one: Recorded): Repository {
  const pushedAt = one.pushed_at ?? one.created_at;
  return {
    nameWithOwner: one.full_name,
    name: one.name,
    owner: one.owner.login,
    description: one.description,
    url: one.html_url,
    isFork: one.fork,
    isTemplate: one.is_template ?? false,
    isArchived: one.archived,
    isPrivate: one.private,
    isEmpty: one.size === 0,
    isMirror: one.mirror_url !== null,
    templateOf: null,
    createdAt: one.created_at,
    pushedAt: one.pushed_at,
    stars: one.stargazers_count,
    forks: one.forks_count,
    topics: one.topics ?? [],
    license: one.license?.spdx_id ?? null,
    languages: one.language ? [{ name: one.language, color: null, bytes: one.size * 1000 }] : [],
    // REST does not say whose commits they are; one for each 20 kB stands in for it.
    commits: {
      own: Math.ceil(one.size / 20),
      all: Math.ceil(one.size / 20) + 2,
      firstAt: one.created_at,
      lastAt: pushedAt,
    },
    tree: [],
    files: [],
  };
}

const [first] = recorded;
const reading: Reading = {
  account: {
    id: String(first?.owner.id),
    login: first?.owner.login ?? "",
    name: null,
    avatarUrl: "",
    profileUrl: `https://github.com/${first?.owner.login}`,
    createdAt: "2010-01-01T00:00:00Z",
  },
  repositories: recorded.map(toRepository),
  totalCount: recorded.length,
  unreadable: [],
  readAt: "2026-11-20T00:00:00.000Z",
};

describe("repositories as the code host really answers", () => {
  const facts = findFacts(reading, { now: new Date("2026-11-20T00:00:00Z") });

  test("forks give nothing", () => {
    const forks = new Set(recorded.filter((one) => one.fork).map((one) => one.full_name));
    expect(facts.basis.leftOut.forks).toBe(forks.size);
    expect(facts.evidence.filter(({ repository }) => forks.has(repository))).toEqual([]);
  });

  test("language percents sum to 100", () => {
    expect(facts.languages.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
  });

  test("a profile can be written without a single README", async () => {
    const prose = await localWriter.write(facts, {});
    expect(prose.headline.length).toBeGreaterThan(10);
    expect(prose.coFounderSummary).not.toMatch(/undefined|null|NaN| {2}/);
    expect(prose.potentialRoles.length).toBeGreaterThanOrEqual(1);
    expect(prose.projectInsights.length).toBeGreaterThanOrEqual(1);
  });
});
