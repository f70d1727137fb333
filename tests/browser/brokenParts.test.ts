import { describe, expect, it } from "vitest";
import { generateAndSave } from "./browserFixture.ts";
import { blockEventStream, type Fault, intercept } from "./faults.ts";
import { button, waitForText } from "./locators.ts";
import type { Seeded } from "./states/seed.ts";
import { seededBrowser } from "./states/seededBrowser.ts";

const { page: open, newcomer, seeded } = seededBrowser();

// biome-ignore lint/suspicious/noExplicitAny: whatever a procedure returns
type Data = any;
type Broken = {
  part: string;
  address: string | ((seeded: Seeded) => string);
  procedure: string;
  /** Changes the response to unexpected data. */
  breaks: (own: Data) => Data;
  /** Text of another part of the page. */
  stays: string | RegExp;
  /** Text of the part itself with valid data. */
  comesBack: string | RegExp;
};

const technical = (changes: object) => (own: Data) => ({
  profile: { ...own.profile, technical: { ...own.profile.technical, ...changes } },
});
const without = () => ({});

const parts: Broken[] = [
  {
    part: "the welcome card",
    address: "/",
    procedure: "user.current",
    breaks: (own) => ({ ...own, user: null }),
    stays: "Smart Job Matching",
    comesBack: "Generations used: 1/3",
  },
  {
    part: "the suggestions",
    address: "/profile",
    procedure: "profile.suggestions",
    breaks: without,
    stays: "Seven years of Rust",
    comesBack: "View Match Details",
  },
  {
    part: "one suggestion's score",
    address: "/profile",
    procedure: "profile.suggestions",
    breaks: (own) => ({
      ...own,
      suggestions: own.suggestions.map((one: object) => ({ ...one, matchStrength: 7 })),
    }),
    stays: "wants to connect with you",
    comesBack: "View Match Details",
  },
  {
    part: "the incoming requests",
    address: "/profile",
    procedure: "connection.pending",
    breaks: without,
    stays: "View Match Details",
    comesBack: "wants to connect with you",
  },
  {
    part: "the sent requests",
    address: "/profile",
    procedure: "connection.sent",
    breaks: () => ({ sentRequests: [null] }),
    stays: "View Match Details",
    comesBack: "Request pending",
  },
  {
    part: "the connections",
    address: "/profile",
    procedure: "connection.active",
    breaks: () => ({ activeConnections: "many" }),
    stays: "View Match Details",
    comesBack: "Connected",
  },
  {
    part: "the languages",
    address: "/profile",
    procedure: "profile.saved",
    breaks: technical({ languageStats: { Rust: null, Go: null }, identifiedTechnologies: null }),
    stays: "Seven years of Rust",
    comesBack: "59%",
  },
  {
    part: "the strengths",
    address: "/profile",
    procedure: "profile.saved",
    breaks: technical({ keyStrengths: null }),
    stays: "Language Stats",
    comesBack: "Seven years of Rust",
  },
  {
    part: "the insights",
    address: "/profile",
    procedure: "profile.saved",
    breaks: technical({ projectInsights: [null] }),
    stays: "Seven years of Rust",
    comesBack: "861 of 946 commits since 2022, 412 stars",
  },
  {
    part: "the strengths of another person",
    address: (seeded) => `/profile/view/${seeded.iker.id}`,
    procedure: "profile.byId",
    breaks: (own) => ({ ...own, profile: { ...technical({ keyStrengths: null })(own).profile } }),
    stays: "Co-founder Summary",
    comesBack: "Swift package with over 100 stars",
  },
  {
    part: "the connection status",
    address: (seeded) => `/profile/view/${seeded.iker.id}`,
    procedure: "connection.status",
    breaks: () => null,
    stays: "Co-founder Summary",
    comesBack: "Connected",
  },
  {
    part: "the job filters",
    address: "/jobs",
    procedure: "job.facets",
    breaks: (own) => ({ ...own, level: "senior" }),
    stays: "View & Apply",
    comesBack: "Employment type",
  },
  {
    part: "the openings",
    address: "/jobs",
    procedure: "job.list",
    breaks: without,
    stays: "Employment type",
    comesBack: "View & Apply",
  },
  {
    part: "an opening",
    address: (seeded) => `/jobs/${seeded.jobId}`,
    procedure: "job.byId",
    breaks: (own) => ({ ...own, technologies: null }),
    stays: "View & Apply",
    comesBack: "Posted",
  },
  {
    part: "the parsed CV",
    address: "/matcher",
    procedure: "cv.reading",
    breaks: (own) => ({ ...own, reading: { ...own.reading, experience: null } }),
    stays: "Find Matches with My Saved CV",
    comesBack: "Lonja Systems",
  },
  {
    part: "the CV file",
    address: "/matcher",
    procedure: "cv.info",
    breaks: (own) => ({ cv: { ...own.cv, originalFilename: { name: "x" } } }),
    stays: "Lonja Systems",
    comesBack: "Runa Aldecoa CV 2026.pdf",
  },
  {
    part: "the matches",
    address: "/matcher?find=1",
    procedure: "cv.match",
    breaks: without,
    stays: "Lonja Systems",
    comesBack: "% match",
  },
];

describe("a part with unexpected data shows an error with Try Again and leaves the rest of the page", () => {
  it.each(parts)("$part", async ({ address, procedure, breaks, stays, comesBack }) => {
    const page = await open(seeded().runa);
    // The event stream would reload the part before Try Again.
    await blockEventStream(page);
    const { release } = await intercept(page, procedure, { change: breaks });
    await page.goto(typeof address === "function" ? address(seeded()) : address);
    const failed = page.getByRole("alert").filter({ hasText: "This part could not be shown." });
    await failed.first().waitFor();
    await page.getByText(stays).first().waitFor();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.getByRole("banner").getByRole("link", { name: "Job Board" }).waitFor();
    expect(await page.getByText("Unexpected Application Error!").count()).toBe(0);
    release();
    await button(failed.first(), "Try Again").click();
    await page.getByText(comesBack).first().waitFor();
    await failed.first().waitFor({ state: "detached" });
  });
});

describe("unreadable generations", () => {
  const unreadable = "Your other generations could not be loaded.";

  it("do not affect a generation in progress", async () => {
    const somebody = await newcomer();
    await generateAndSave(somebody);
    const page = await open(somebody);
    const list = await intercept(page, "profile.generations", {
      change: () => ({ running: null, generations: [null] }),
    });
    await page.goto("/");
    await button(page, "Generate New Profile").click();
    await waitForText(page, unreadable);
    await waitForText(page, "Generation 2/3");
    await button(page, "Update Saved Profile").waitFor();
    list.release();
    await button(page.getByRole("alert"), "Try Again").click();
    await page.getByText(unreadable).waitFor({ state: "detached" });
    await waitForText(page, "Generation 2/3");
  });

  it.each([
    ["a string", { change: () => ({ running: null, generations: "many" }) }],
    ["no list", { change: () => ({}) }],
    ["an error", { status: 500 }],
  ] as [string, Fault][])("%s: starts no generation until the list is loaded", async (_, fault) => {
    const page = await open(seeded().runa);
    const held = await intercept(page, "profile.generate", "hang");
    const list = await intercept(page, "profile.generations", fault);
    await page.goto("/generate");
    await waitForText(page, "An error occurred.");
    list.release();
    await button(page, "Try Again").click();
    await waitForText(page, "Generation 1/3");
    expect(held.inputs).toHaveLength(0);
  });
});
