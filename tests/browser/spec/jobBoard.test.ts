import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { type Fault, intercept } from "../faults.ts";
import { button, descriptionOf, heading, isAt, link, runUntil, styleOf, waitForText } from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";
import { board, cv, job, matched, matches } from "./fixtures.ts";
import { walk } from "./walk.ts";

const { page: open, people } = testBrowser();

const [noor] = people("noor-vanaldenberg");

/** Opens the matcher with these matches, whose cards have a score. */
async function openMatches(page: Page, ...list: Parameters<typeof matched>[0][]): Promise<void> {
  await intercept(page, "cv.match", matches(list.map((changes, index) => matched(changes, index + 1))));
  await page.goto("/matcher?find=1");
  await card(page).waitFor();
  const more = button(page, /^Show \d+ more$/);
  if (list.length > 5) await more.click();
  await card(page, list.length).waitFor();
}

const card = (page: Page, number = 1) =>
  page.getByRole("article").filter({ has: heading(page, `Opening ${number}`) });

const linesOf = (count: number) => ({
  description_html: `<p>${Array.from({ length: count }, (_, line) => `Line ${line + 1}`).join("<br>")}</p>`,
});

const noneYet = "No job openings are available at the moment. Please check back later.";
const failed = "Failed to load job postings. Please try again later.";

describe("Job Board (/jobs)", () => {
  walk(
    [
      "Job Board (/jobs) › Empty text: 'No job openings are available at the moment. Please check back later.'.",
      "Job Board (/jobs) › Load error: 'Failed to load job postings. Please try again later.'.",
      "8. Error catalogue › **Jobs**: 'Failed to load job postings. Please try again later.'.",
      "Job Board (/jobs) › It lists job cards.",
      "Job Board (/jobs) › Title.",
      "Job Board (/jobs) › Company name.",
      "Job Board (/jobs) › A 'View & Apply' link that opens the job URL in a new tab.",
    ],
    async () => {
      const page = await open(null);
      await page.clock.install();
      await page.goto("/jobs");
      await waitForText(page, noneYet);
      expect(await page.getByRole("article").count()).toBe(0);

      const job_url = "https://lantern.example/one?a=1&b=2";
      const named = { job_title: "Keeper of <b>Logs</b> & Looms", company_name: "Harrow & Pike" };
      for (const fault of ["cut", { status: 404, message: "No." }, { status: 500 }] satisfies Fault[]) {
        await intercept(page, "job.list", fault);
        await page.goto("/jobs");
        const alert = page.getByRole("alert").getByText(failed, { exact: true }).first();
        await runUntil(page, () => alert.isVisible());
        expect(await page.getByText(noneYet).count()).toBe(0);
        await intercept(page, "job.list", board([job({ job_url }), job(named, 2), job({}, 3)]));
        await button(page, "Try Again").click();
        await card(page, 3).waitFor();
      }
      const titles = page.getByRole("article").getByRole("heading", { level: 2 });
      expect(await titles.allTextContents()).toEqual(["Opening 1", named.job_title, "Opening 3"]);
      await waitForText(page.getByRole("article").nth(1), named.company_name);

      await page
        .context()
        .route("https://lantern.example/**", (route) => route.fulfill({ body: "Welcome to Lantern Grid." }));
      const apply = link(card(page), "View & Apply");
      expect(await apply.getAttribute("rel")).toBe("noopener noreferrer");
      const [tab] = await Promise.all([page.waitForEvent("popup"), apply.click()]);
      await waitForText(tab, "Welcome to Lantern Grid.");
      expect(tab.url()).toBe(job_url);
      expect(await tab.evaluate("window.opener")).toBeNull();
      await isAt(page, "/jobs");
    },
  );

  walk(
    [
      "Job Board (/jobs) › A collapsible description with 'Read More' / 'Read Less'. The collapsed height is 100 px; the default collapse height is 120 px.",
      "9. Business constants and limits › Collapsed description height | 100 px (default collapse height 120 px)",
      "Job Board (/jobs) › Title 'Available Job Openings' with a 'Match Your CV' link to /matcher.",
      "Job Board (/jobs) › Optional match percentage (finalScore times 100, rounded to a whole number).",
      "9. Business constants and limits › Job match score display | whole percentage (finalScore 0..1 times 100, rounded)",
      "Job Board (/jobs) › Optional AI insight reason.",
    ],
    async () => {
      const page = await open(noor);
      await intercept(page, "cv.info", { data: { cv } });
      // Lines of 22 px: four fit into 100 px, five do not.
      await intercept(page, "job.list", board([40, 5, 4].map((count, at) => job(linesOf(count), at + 1))));
      await page.goto("/jobs");
      await card(page, 3).waitFor();
      const descriptionOfCard = (number: number) => card(page, number).locator("div:has(> div > p)");
      const heightOf = (number = 1) => descriptionOfCard(number).evaluate((node) => node.clientHeight);
      const fade = () => styleOf(descriptionOfCard(1), "mask-image");
      expect(await Promise.all([1, 2, 3].map(heightOf))).toEqual([100, 100, 88]);
      expect(await button(card(page, 3), /^Read/).count()).toBe(0);
      expect(await fade()).toContain("gradient");
      const more = button(card(page), "Read More");
      expect(await descriptionOf(more)).toBe("Opening 1");
      await more.click();
      await button(card(page), "Read Less").waitFor();
      const whole = await heightOf();
      expect(whole).toBeGreaterThan(200);
      expect(await descriptionOfCard(1).evaluate((node) => node.scrollHeight)).toBe(whole);
      expect(await fade()).toBe("none");
      await button(card(page), "Read Less").click();
      await more.waitFor();
      expect(await heightOf()).toBe(100);
      // Without a match there is no percentage.
      expect(await card(page).textContent()).not.toContain("%");

      await page.getByRole("heading", { level: 1, name: "Available Job Openings", exact: true }).waitFor();
      await link(page, "Match Your CV").click();
      await isAt(page, "/matcher");
      await intercept(page, "cv.matchAd", { data: { ...matched(), job_title: "Night keeper" } });
      await page
        .getByRole("textbox", { name: "Text of the job ad" })
        .fill(`Night keeper\n${"You balance power. ".repeat(120)}`);
      await button(page, "Score This Ad").click();
      const pasted = page.getByRole("article");
      await button(pasted, "Read More").waitFor();
      const adText = pasted.locator("div:has(> div > p)").first();
      expect(await adText.evaluate((node) => node.clientHeight), "the default height").toBe(120);

      const scores = [1, 0.995, 0.744, 0.745, 0.5, 0.004, 0];
      const percents = [100, 100, 74, 75, 50, 0, 0];
      await openMatches(page, ...scores.map((finalScore) => ({ finalScore })));
      const shown = await page.getByRole("article").locator("span:has(> small)").allTextContents();
      expect(shown).toEqual(percents.map((percent) => `${percent}% match`));
      await waitForText(card(page), "Meets Rust. Missing Kubernetes.");

      await openMatches(page, { aiAnalysis: { reason: "" } });
      await waitForText(card(page), "88% match");
      const reason = card(page).getByText(/Meets|Missing/);
      expect(await reason.count()).toBe(0);
    },
  );
});
