import type { Page } from "playwright-core";
import { describe, expect, it, test } from "vitest";
import { ads } from "../ads.ts";
import { intercept } from "../faults.ts";
import { button, heading, link, region, runUntil, waitForNotice, waitForText } from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";
import { consoleMessagesOf } from "../visit.ts";

const { page: open, at, person, importAds, founders } = testBrowser({ hasAds: true });

const [runa] = founders("runa-aldecoa", "ikerzubiri");

const keeper = {
  title: "Lighthouse Keeper",
  company: "Lantern Grid",
  url: "https://lantern.example/keeper",
  description: "<p>You keep the light.</p>",
  location: "Brest",
  posted_at: new Date().toISOString(),
};
const slow = "This is taking longer than usual…";
const slowWords = (page: Page) => page.getByRole("status").filter({ hasText: slow });

describe("a slow network", () => {
  const pages: [address: string, call: string, content: string][] = [
    ["/", "user.current", "Generations used:"],
    ["/profile", "profile.saved", "Runa Aldecoa"],
    ["/generate", "profile.generations", "Generation 1/3"],
    ["/jobs", "job.list", "Ledger Clerk"],
    ["/matcher", "cv.info", "Drop your CV here"],
  ];

  async function waitLong(page: Page, [address, call, content]: (typeof pages)[number]): Promise<void> {
    const first = await intercept(page, call, "hang");
    await page.goto(address);
    await expect.poll(() => first.inputs.length).toBeGreaterThan(0);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.clock.runFor(5_000);
    expect(await slowWords(page).count()).toBe(0);
    await page.clock.runFor(5_000);
    await slowWords(page).waitFor();
    expect(await slowWords(page).count()).toBe(1);
    const before = first.inputs.length;
    await button(page, "Try Again").click();
    await slowWords(page).waitFor({ state: "detached" });
    await expect.poll(() => first.inputs.length).toBeGreaterThan(before);
    await page.clock.runFor(10_000);
    await slowWords(page).waitFor();
    first.release();
    await page.getByText(content).first().waitFor();
    await slowWords(page).waitFor({ state: "detached" });
  }

  it("shows one message on every page after ten seconds, and retries on Try Again", async () => {
    const page = await open(runa);
    await page.clock.install();
    for (const one of pages)
      await waitLong(page, one).catch((cause) => {
        throw new Error(`${one[0]}: ${cause}`, { cause });
      });
  });

  it("delays only the affected part of a page, and is announced for an action until it completes", async () => {
    const page = await open(runa);
    await page.clock.install();
    const late = await intercept(page, "profile.suggestions", "hang");
    await page.goto("/profile");
    await heading(page, "Runa Aldecoa").waitFor();
    await waitForText(region(page, "Incoming Requests"), "No pending requests");
    const suggested = region(page, "Suggested Co-founders");
    await suggested.locator('[aria-busy="true"]').waitFor();
    late.release();
    await suggested.locator('[aria-busy="true"]').waitFor({ state: "detached" });

    const held = await intercept(page, "connection.request", "hang");
    await button(suggested, "Connect").click();
    await button(suggested, "Connecting...").waitFor();
    await expect.poll(() => held.inputs.length).toBe(1);
    await page.clock.runFor(10_000);
    await slowWords(page).waitFor();
    held.release();
    await waitForNotice(page, "Connection request sent!");
    await slowWords(page).waitFor({ state: "detached" });
  });
});

test("fonts that fail to load fall back to the system font without further errors", async () => {
  const page = await open(runa);
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto("/profile");
  await waitForText(page, "Runa Aldecoa");
  const states = () =>
    page.evaluate<string[]>(
      "[...document.fonts].map((face) => face.status).filter((it) => it !== 'unloaded')",
    );
  await expect.poll(states).toEqual(["error", "error"]);
  // The browser logs both failed requests; there are no other errors.
  const others = consoleMessagesOf(page).filter((words) => !words.includes("net::ERR_FAILED"));
  expect(others).toEqual([]);
});

test("queries and mutations are retried after 503", async () => {
  const page = await open(await person("teodorbrask"));
  await page.clock.install();
  const queries = await intercept(page, "job.list", "busy");
  const mutations = await intercept(page, "job.mark", "busy");
  await page.goto("/jobs");
  await runUntil(page, () => queries.inputs.length > 3);
  expect(await page.getByRole("alert").count()).toBe(0);
  queries.release();
  const save = button(page, "Save Ledger Clerk");
  await runUntil(page, () => save.isVisible());
  await save.click();
  await runUntil(page, () => mutations.inputs.length > 1);
  await Promise.all([
    page.waitForResponse((one) => one.url().includes("job.mark") && one.status() === 200),
    mutations.release(),
  ]);
  expect(await page.getByRole("alert").count()).toBe(0);
  await page.goto("/jobs?show=saved");
  await button(page, "Saved Ledger Clerk").waitFor();
});

test("a lost connection is announced, rejects actions, and loads the next page and visible data again once it is back", async () => {
  const notice = "You are offline. What you see may be out of date until you are back online.";
  const refused = "You are offline. Please try again when you are back online.";
  const page = await at(runa, "/");
  const goOffline = async () => {
    await page.context().setOffline(true);
    await waitForText(page, notice);
  };
  await waitForText(page, "Generations used: 1/3");
  await goOffline();
  await link(page, "Job Board").first().click();
  await waitForText(page, "You are offline. This will load when you are back online.");
  await heading(page, "Job Board").or(heading(page, "Available Job Openings")).waitFor();
  expect(await page.getByText("You are offline.").filter({ visible: true }).count()).toBe(1);
  expect(await link(page, "Ledger Clerk").count()).toBe(0);
  await page.context().setOffline(false);
  await link(page, "Ledger Clerk").waitFor();
  expect(await page.getByText("You are offline.").count()).toBe(0);

  await button(page, "Save Ledger Clerk").waitFor();
  await goOffline();
  await button(page, "Save Ledger Clerk").click();
  await waitForNotice(page, refused);
  await button(page, "Save Ledger Clerk").waitFor();
  await importAds([...ads, keeper]);
  await page.context().setOffline(false);
  await link(page, "Lighthouse Keeper").waitFor();
  expect(await page.getByText(notice).count()).toBe(0);
});

test("the entry script of another release is loaded by a retry, and is said to be missing after three", async () => {
  const page = await open(null);
  for (const [failures, text] of [
    [2, "Job Board"],
    [Number.POSITIVE_INFINITY, "This page could not be loaded."],
  ] as const) {
    let requests = 0;
    await page.route("**/assets/index-*.js", (route) =>
      ++requests > failures ? route.continue() : route.fulfill({ status: 404, body: "{}" }),
    );
    await page.goto("/jobs");
    await page.getByText(text).first().waitFor();
    expect(requests).toBe(Math.min(failures + 1, 4));
    // The tab counts its retries there.
    await page.evaluate("sessionStorage.clear()");
  }
});
