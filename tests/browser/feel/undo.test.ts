import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { intercept, recordCalls } from "../faults.ts";
import { button, card, waitForNotice, waitForText } from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";

const { at, newcomer } = testBrowser({ hasAds: true });

const focusIs = (page: Page, text: string) =>
  expect.poll(() => page.evaluate("document.activeElement.innerText")).toBe(text);
const hide = async (page: Page, title: string, item: string) => {
  await card(page, title)
    .getByRole("button", { name: `Hide ${title}` })
    .click();
  await page.getByRole("menuitem", { name: item }).click();
};
/** Calls of the page that the server has answered. */
function answered(page: Page): string[] {
  const names: string[] = [];
  page.on("requestfinished", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/trpc/")) names.push(...pathname.slice("/trpc/".length).split(","));
  });
  return names;
}
const times = (names: string[], name: string) => names.filter((one) => one === name).length;

describe("Undo", () => {
  it("restores an unsaved opening and moves the focus to it, and a hidden one as saved", async () => {
    const page = await at(await newcomer(), "/jobs");
    await button(page, "Save Ledger Clerk").click();
    await button(page, "Saved Ledger Clerk").waitFor();
    await page.goto("/jobs?show=saved");
    const done = answered(page);
    await button(page, "Saved Ledger Clerk").press("Enter");
    await waitForNotice(page, "Ledger Clerk is no longer saved.");
    await focusIs(page, "Undo");
    // The request is sent immediately, so closing the page loses nothing.
    await expect.poll(() => done).toContain("job.unmark");
    await page.keyboard.press("Enter");
    await focusIs(page, "Ledger Clerk");
    await button(page, "Saved Ledger Clerk").waitFor();
    await expect.poll(() => done).toContain("job.mark");
    await page.reload();
    await button(page, "Saved Ledger Clerk").press("Enter");
    await waitForNotice(page, "Ledger Clerk is no longer saved.");
    await expect.poll(() => times(done, "job.unmark")).toBe(2);
    await page.reload();
    await waitForText(page, "Nothing saved yet");

    await page.goto("/jobs");
    const hidden = answered(page);
    await button(page, "Save Ledger Clerk").click();
    await button(page, "Saved Ledger Clerk").waitFor();
    await hide(page, "Ledger Clerk", "Hide this job");
    await focusIs(page, "Undo");
    await page.keyboard.press("Enter");
    await button(page, "Saved Ledger Clerk").waitFor();
    await expect.poll(() => times(hidden, "job.mark")).toBe(3);
    await page.goto("/jobs?show=saved");
    await button(page, "Saved Ledger Clerk").waitFor();
  });

  it("waits for the request that it undoes; showing a hidden opening again focuses the next one, and the heading after the last", async () => {
    const page = await at(await newcomer(), "/jobs");
    const slow = await intercept(page, "job.hideCompany", "hang");
    const calls = recordCalls(page);
    const done = answered(page);
    await hide(page, "Ledger Clerk", "Hide all jobs from Lantern Grid");
    await waitForText(page, "Jobs from Lantern Grid are hidden.");
    await button(page, "Undo").click();
    await card(page, "Ledger Clerk").waitFor();
    await expect.poll(() => slow.inputs.length).toBe(1);
    expect(calls).not.toContain("job.showCompany");
    slow.release();
    await expect.poll(() => done).toContain("job.showCompany");
    await page.goto("/jobs?show=hidden");
    await waitForText(page, "Nothing is hidden");

    await page.goto("/jobs");
    const shown = answered(page);
    await hide(page, "Ledger Clerk", "Hide this job");
    await waitForText(page, "Ledger Clerk is hidden.");
    await hide(page, "Data Engineer", "Hide this job");
    await waitForText(page, "Data Engineer is hidden.");
    await expect.poll(() => times(shown, "job.mark")).toBe(2);
    await page.goto("/jobs?show=hidden");
    const again = button(page, "Show again");
    await expect.poll(() => again.count()).toBe(2);
    await again.first().press("Enter");
    await expect.poll(() => again.count()).toBe(1);
    await focusIs(page, "Show again");
    await page.keyboard.press("Enter");
    await waitForText(page, "Nothing is hidden");
    await focusIs(page, "Available Job Openings");
  });
});
