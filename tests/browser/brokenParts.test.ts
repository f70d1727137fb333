import type { Page } from "playwright-core";
import { describe, expect, it, test } from "vitest";
import { generateAndSave } from "./browserFixture.ts";
import { blockEventStream, type Fault, intercept } from "./faults.ts";
import { button, waitForText } from "./locators.ts";
import { seededBrowser } from "./states/seededBrowser.ts";

const { page: open, newcomer, seeded } = seededBrowser();

// biome-ignore lint/suspicious/noExplicitAny: whatever a procedure returns
type Data = any;
const technical = (changes: object) => (own: Data) => ({
  profile: { ...own.profile, technical: { ...own.profile.technical, ...changes } },
});

/**
 * Part | address | procedure | text of another part | text of the part itself with valid data. IKER is another person's
 * id, JOB that of an opening.
 */
const table = `
the welcome card | / | user.current | Smart Job Matching | Generations used: 1/3
the suggestions | /profile | profile.suggestions | Seven years of Rust | View Match Details
one suggestion's score | /profile | profile.suggestions | wants to connect with you | View Match Details
the incoming requests | /profile | connection.pending | View Match Details | wants to connect with you
the sent requests | /profile | connection.sent | View Match Details | Request pending
the connections | /profile | connection.active | View Match Details | Connected
the languages | /profile | profile.saved | Seven years of Rust | 59%
the strengths | /profile | profile.saved | Language Stats | Seven years of Rust
the insights | /profile | profile.saved | Seven years of Rust | 861 of 946 commits since 2022, 412 stars
the strengths of another person | /profile/view/IKER | profile.byId | Co-founder Summary | Swift package with over 100 stars
the connection status | /profile/view/IKER | connection.status | Co-founder Summary | Connected
the job filters | /jobs | job.facets | View & Apply | Employment type
the openings | /jobs | job.list | Employment type | View & Apply
an opening | /jobs/JOB | job.byId | View & Apply | Posted
the parsed CV | /matcher | cv.reading | Find Matches with My Saved CV | Lonja Systems
the CV file | /matcher | cv.info | Lonja Systems | Runa Aldecoa CV 2026.pdf
the matches | /matcher?find=1 | cv.match | Lonja Systems | % match
`;
type Part = [part: string, address: string, procedure: string, stays: string, back: string];
const parts = table
  .trim()
  .split("\n")
  .map((line) => line.split(" | ") as Part);

/** How the response of a part becomes unexpected data. All others are empty. */
const breaks: Record<string, (own: Data) => Data> = {
  "the welcome card": (own) => ({ ...own, user: null }),
  "one suggestion's score": (own) => ({
    ...own,
    suggestions: own.suggestions.map((one: object) => ({ ...one, matchStrength: 7 })),
  }),
  "the sent requests": () => ({ sentRequests: [null] }),
  "the connections": () => ({ activeConnections: "many" }),
  "the languages": technical({ languageStats: { Rust: null, Go: null }, identifiedTechnologies: null }),
  "the strengths": technical({ keyStrengths: null }),
  "the insights": technical({ projectInsights: [null] }),
  "the strengths of another person": (own) => ({ ...own, ...technical({ keyStrengths: null })(own) }),
  "the connection status": () => null,
  "the job filters": (own) => ({ ...own, level: "senior" }),
  "an opening": (own) => ({ ...own, technologies: null }),
  "the parsed CV": (own) => ({ ...own, reading: { ...own.reading, experience: null } }),
  "the CV file": (own) => ({ cv: { ...own.cv, originalFilename: { name: "x" } } }),
};

/** Opens the part with unexpected data, then loads it again. */
async function breakPart(page: Page, [part, address, procedure, stays, back]: Part): Promise<void> {
  const { release } = await intercept(page, procedure, { change: breaks[part] ?? (() => ({})) });
  await page.goto(address.replace("IKER", seeded().iker.id).replace("JOB", seeded().jobId));
  const failed = page.getByRole("alert").filter({ hasText: "This part could not be shown." });
  await failed.first().waitFor();
  await page.getByText(stays).first().waitFor();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Job Board" }).waitFor();
  expect(await page.getByText("Unexpected Application Error!").count()).toBe(0);
  release();
  await button(failed.first(), "Try Again").click();
  await page.getByText(back).first().waitFor();
  await failed.first().waitFor({ state: "detached" });
}

test.each(Object.entries(Object.groupBy(parts, ([, address]) => address.replace(/[?].*/, ""))))(
  "a part with unexpected data shows an error with Try Again and leaves the rest of the page: %s",
  async (_, partsOfPage = []) => {
    const page = await open(seeded().runa);
    // The event stream would reload the part before Try Again.
    await blockEventStream(page);
    for (const one of partsOfPage)
      await breakPart(page, one).catch((cause) => {
        throw new Error(`${one[0]}: ${cause}`, { cause });
      });
  },
);

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

  it("start no generation until they are loaded, whether they are a string, no list or an error", async () => {
    const page = await open(seeded().runa);
    const held = await intercept(page, "profile.generate", "hang");
    for (const fault of [
      { change: () => ({ running: null, generations: "many" }) },
      { change: () => ({}) },
      { status: 500 },
    ] satisfies Fault[]) {
      const list = await intercept(page, "profile.generations", fault);
      await page.goto("/generate");
      await waitForText(page, "An error occurred.");
      list.release();
      await button(page, "Try Again").click();
      await waitForText(page, "Generation 1/3");
      expect(held.inputs).toHaveLength(0);
    }
  });
});
