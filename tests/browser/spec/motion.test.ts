import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { intercept, recordCalls } from "../faults.ts";
import {
  button,
  heading,
  isVisibleAfter,
  link,
  region,
  stopAnimations,
  styleOf,
  waitForText,
} from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";
import { board, cv, job, matched, matches, suggestion, suggestions } from "./fixtures.ts";
import { walk } from "./walk.ts";

const { page: open, people } = testBrowser();

const [noor] = people("noor-vanaldenberg");

const many = Array.from({ length: 14 }, (_, index) => index + 1);
const delays = many.map((_, index) => `${Math.round(index) / 10}s`);
const some = many.slice(0, 5);

/** Opens a start page and pauses the clock. */
async function stillHome(page: Page, hours: number): Promise<void> {
  await page.clock.resume();
  // This page loads no data of the board or the matcher.
  await page.goto("/how-it-works");
  await heading(page, "How it works").waitFor();
  await page.clock.pauseAt(Date.now() + hours * 3_600_000);
}

/** Follows a link and advances the clock in small steps until the page's code is loaded. */
async function go(page: Page, label: string, title: string): Promise<void> {
  await link(page, label).first().click();
  while (!(await heading(page, title).isVisible())) await page.clock.runFor(20);
}

/** Acts and waits for the response of a call. */
async function answered(page: Page, act: () => Promise<void>, call: RegExp): Promise<void> {
  const actThenRun = () => act().then(() => page.clock.runFor(10));
  await Promise.all([page.waitForResponse(call), actThenRun()]);
}

const delayOf = (place: Locator) => styleOf(place, "animation-delay");
const delaysOf = (cards: Locator, count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => delayOf(cards.nth(index))));
const pageEntry = (page: Page) => page.locator("#content > div").first();

describe("CV Job Matcher (/matcher)", () => {
  walk(
    [
      "CV Job Matcher (/matcher) › Animation: each card is delayed by 0.1 s times its index; page entry is delayed about 100 to 300 ms.",
      "9. Business constants and limits › Card animation delay | 0.1 s times index",
      "9. Business constants and limits › Page-entry animation delay | about 100 to 300 ms",
    ],
    async () => {
      const page = await open(noor, { motion: true });
      await stopAnimations(page);
      await intercept(page, "job.list", board(many.map((number) => job({}, number))));
      await intercept(page, "profile.suggestions", suggestions(some.map((number) => suggestion({}, number))));
      await intercept(page, "cv.info", { data: { cv } });
      await intercept(page, "cv.match", matches(many.map((number) => matched({}, number))));
      await page.goto("/matcher?find=1");
      await heading(page, "Opening 14").waitFor();
      const matchCards = region(page, "Matches").getByRole("article");
      expect(await delaysOf(matchCards, many.length)).toEqual(delays);
      expect(await isVisibleAfter(matchCards.nth(2), 190)).toBe(false);
      expect(await isVisibleAfter(matchCards.nth(2), 300)).toBe(true);
      expect(await isVisibleAfter(pageEntry(page), 95)).toBe(false);
      expect(await isVisibleAfter(pageEntry(page), 300)).toBe(true);
      await page.goto("/jobs");
      await heading(page, "Opening 14").waitFor();
      expect(await delaysOf(page.getByRole("article"), many.length)).toEqual(delays);
      expect(await delayOf(pageEntry(page))).toBe("0.1s");
      await page.goto("/profile");
      const people = region(page, "Suggested Co-founders").locator("li:has(a[href^='/profile/view/'])");
      await people.nth(4).waitFor();
      expect(await delaysOf(people, some.length)).toEqual(delays.slice(0, some.length));
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const place of [people.nth(4), pageEntry(page)])
        expect(await styleOf(place, "animation-name")).toBe("none");
    },
  );
});

describe("4. States and transitions", () => {
  walk(
    [
      "4. States and transitions › **Loading**: the job board and matcher pad loading to at least about 800 ms.",
      "9. Business constants and limits › Minimum loading padding on job board and matcher | about 800 ms",
      "9. Business constants and limits › Request timeout | none configured",
    ],
    async () => {
      const page = await open(noor, { motion: true });
      await page.addInitScript(`
        window.timeouts = 0;
        const { timeout } = AbortSignal;
        AbortSignal.timeout = (milliseconds) => (timeouts++, timeout.call(AbortSignal, milliseconds));
      `);
      await page.clock.install();
      await intercept(page, "job.list", board([job()]));
      await intercept(page, "cv.info", { data: { cv } });
      await intercept(page, "cv.match", matches([matched()]));
      await stillHome(page, 1);
      await answered(page, () => go(page, "Job Board", "Available Job Openings"), /job\.list/);
      await page.clock.runFor(740);
      await page.locator('[aria-busy="true"]').first().waitFor();
      expect(await page.getByRole("article").count()).toBe(0);
      await page.clock.runFor(100);
      await heading(page, "Opening 1").waitFor();

      // The job board has loaded whether there is a CV, but has not shown it.
      await go(page, "CV Job Matcher", "CV Job Matcher");
      await page.clock.runFor(740);
      await page.locator('[aria-busy="true"]').first().waitFor();
      expect(await button(page, "Upload CV").count()).toBe(0);
      await page.clock.runFor(100);
      await button(page, "Upload CV").waitFor();
      const results = region(page, "Matches");
      const find = async () => {
        await button(page, "Find Matches with My Saved CV").click();
        await results.waitFor();
      };
      await answered(page, find, /cv\.match/);
      await page.clock.runFor(740);
      expect(await results.getByRole("article").count()).toBe(0);
      await page.clock.runFor(100);
      await heading(results, "Opening 1").waitFor();

      // A response after the minimum delay is shown when it arrives.
      const late = await intercept(page, "cv.info", "hang");
      await stillHome(page, 2);
      await go(page, "CV Job Matcher", "CV Job Matcher");
      await page.clock.runFor(5_000);
      expect(await button(page, "Upload CV").count()).toBe(0);
      late.release();
      while (!(await button(page, "Upload CV").isVisible())) await page.clock.runFor(1);
      // With reduced motion there is no minimum delay.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await stillHome(page, 3);
      await answered(page, () => go(page, "Job Board", "Available Job Openings"), /job\.list/);
      let waited = 0;
      for (; !(await heading(page, "Opening 1").isVisible()); waited += 1) await page.clock.runFor(1);
      expect(waited).toBeLessThan(700);

      await page.clock.resume();
      const calls = recordCalls(page);
      const failed: string[] = [];
      page.on("requestfailed", (request) => failed.push(request.url()));
      const slow = await intercept(page, "job.list", "hang");
      await page.goto("/jobs");
      await expect.poll(() => slow.inputs.length).toBe(1);
      await page.clock.fastForward("24:00:00");
      await page.locator('[aria-busy="true"]').first().waitFor();
      expect(calls.filter((name) => name === "job.list")).toHaveLength(1);
      expect(failed.filter((url) => url.includes("job.list"))).toEqual([]);
      expect(await page.getByRole("alert").count()).toBe(0);
      expect(await page.evaluate("timeouts")).toBe(0);
      slow.release();
      await waitForText(page, "No job openings are available at the moment. Please check back later.");
    },
  );
});
