import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { intercept, recordCalls } from "../faults.ts";
import { button, heading, isAt, storedToken } from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";

const { at, session, founders } = testBrowser({ hasAds: true });

const [runa, iker] = founders("runa-aldecoa", "ikerzubiri");

const field = (page: Page) => page.getByRole("combobox", { name: "Search pages, people and openings" });
const option = (page: Page, name: string | RegExp) => page.getByRole("option", { name });
const chosen = (page: Page) => page.locator('[role="option"][aria-selected="true"]');
const isChosen = (page: Page, text = "") => expect.poll(() => chosen(page).textContent()).toBe(text);
const names = (page: Page) => page.getByRole("option").filter({ visible: true }).allTextContents();

/** Opens the palette by keyboard and types immediately. */
async function ask(page: Page, typed = ""): Promise<void> {
  // Keys pressed before the page is rendered have no effect.
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("Control+K");
  await page.keyboard.type(typed);
  await field(page).waitFor();
}

describe("the palette", () => {
  it("opens on Ctrl K in any field, keeps text typed while it loads, lists public pages for visitors, is navigated by arrows, Home and End, and opens one opening or all", async () => {
    const page = await at(null, "/jobs");
    const search = page.getByRole("searchbox", { name: "Search openings" });
    await search.click();
    await ask(page, "job board");
    await expect.poll(() => field(page).inputValue()).toBe("job board");
    expect(await search.inputValue()).toBe("");
    await page.keyboard.press("Escape");
    await field(page).waitFor({ state: "detached" });
    await expect.poll(() => search.evaluate((node) => node.matches(":focus"))).toBe(true);

    await button(page, "Search and commands").click();
    await field(page).waitFor();
    expect(await page.getByRole("group", { name: "Go to" }).getByRole("option").allTextContents()).toEqual([
      "Homegh",
      "Job Boardgj",
      "How it worksgw",
    ]);
    expect(await option(page, /Logout|Generate|Messages|CV/).count()).toBe(0);
    const all = await names(page);
    await isChosen(page, all[0]);
    await page.keyboard.press("ArrowDown");
    await isChosen(page, all[1]);
    await page.keyboard.press("End");
    await isChosen(page, all.at(-1));
    await page.keyboard.press("ArrowDown");
    await isChosen(page, all[0]);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Home");
    expect(await field(page).getAttribute("aria-activedescendant")).toBe(
      await chosen(page).getAttribute("id"),
    );
    await page.keyboard.press("Enter");
    await isAt(page, "/");
    await field(page).waitFor({ state: "detached" });
    // The new page focuses its heading.
    await expect.poll(() => page.evaluate("document.activeElement.tagName")).toBe("H1");

    await ask(page, "storage");
    await option(page, /^Senior Storage Engineer Lantern Grid/).waitFor();
    await page.keyboard.press("Enter");
    await heading(page, "Senior Storage Engineer").waitFor();
    await ask(page, "lorry");
    await option(page, "All openings for “lorry”").click();
    await isAt(page, "/jobs?q=lorry");
    await page.getByText("42 openings, most relevant first").waitFor();
  });

  it("cancels outdated searches, shows only the latest results, empty ones and errors, and retries", async () => {
    const page = await at(null, "/");
    const held = await intercept(page, "job.list", "hang");
    await ask(page, "ledger");
    await expect.poll(() => held.inputs.length).toBe(1);
    await page.getByRole("status").getByText("Searching...").waitFor();
    await Promise.all([
      page.waitForEvent("requestfailed", (request) => request.url().includes("job.list")),
      page.keyboard.type(" clerk"),
    ]);
    // A slow machine may also search for intermediate input.
    await expect.poll(() => held.inputs.at(-1)).toMatchObject({ q: "ledger clerk" });
    held.release();
    await option(page, /^Ledger Clerk/).waitFor();
    expect(await page.getByRole("group", { name: "Openings" }).getByRole("option").count()).toBe(2);

    await field(page).fill("zeppelin");
    await page.getByRole("status").getByText("Nothing found for “zeppelin”").waitFor();
    expect(await page.getByRole("option").count()).toBe(0);
    const fault = await intercept(page, "job.list", { status: 500, message: "Internal" });
    await field(page).fill("clerk");
    await page.getByRole("status").getByText("Openings could not be searched.").waitFor();
    fault.release();
    await button(page, "Try Again").click();
    await option(page, /^Ledger Clerk/).waitFor();
    await button(page, "Close").click();
    await field(page).waitFor({ state: "detached" });
  });

  it("requests people only after typing, opens suggested and connected people, and runs actions: colour scheme, generation while allowed, logout", async () => {
    const page = await at({ token: await session(runa) }, "/jobs", { colorScheme: "light" });
    await page.getByRole("article").first().waitFor();
    const calls = recordCalls(page);
    await ask(page);
    await option(page, "Profile").first().waitFor();
    await page.keyboard.type("i");
    await expect.poll(() => calls).toContain("profile.suggestions");
    await page.keyboard.press("Escape");
    expect(calls.filter((name) => name === "profile.suggestions")).toHaveLength(1);

    await ask(page, "iker");
    await option(page, /^ikerzubiri \d+% match/).waitFor();
    await runa.call("POST", "/profile/connections/request", { addresseeId: iker.id });
    await iker.call("POST", "/profile/connections/accept", { requesterId: runa.id });
    await option(page, /^ikerzubiri Connected/).waitFor();
    await page.keyboard.press("Enter");
    await isAt(page, `/profile/view/${iker.id}`);
    await heading(page, "ikerzubiri's Profile").waitFor();

    await ask(page, "dark");
    await page.keyboard.press("Enter");
    await page.locator(':root[data-mantine-color-scheme="dark"]').waitFor();
    await ask(page, "generate");
    await option(page, /^Generate New Profile uses one of your 2 remaining generations/).waitFor();
    await page.keyboard.press("Escape");
    await intercept(page, "user.current", { change: (data) => ({ ...data, canGenerate: false }) });
    await page.reload();
    await page.getByRole("button", { name: "Account menu for runa-aldecoa" }).waitFor();
    await ask(page, "generate");
    await page.getByRole("status").getByText("Nothing found for “generate”").waitFor();
    await field(page).fill("log out");
    await page.keyboard.press("Enter");
    await page.getByText("Get Started").waitFor();
    expect(await storedToken(page)).toBeNull();
  });
});
