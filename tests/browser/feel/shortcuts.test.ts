import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { button, heading, isAt, link } from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";

const { at, founders } = testBrowser({ hasAds: true });

const [runa, iker] = founders("runa-aldecoa", "ikerzubiri");

const sheet = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" });
const focusedText = (page: Page) => page.evaluate<string>("document.activeElement.textContent.slice(0, 80)");
const focusIs = (page: Page, text: string) => expect.poll(() => focusedText(page)).toBe(text);
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

describe("single-key shortcuts", () => {
  it("open pages, which focus their heading, move between suggestions, and do nothing with a modifier key or in a dialog", async () => {
    const page = await at(runa, "/");
    await page.getByText("Generations used:").waitFor();
    for (const [key, address, title] of [
      ["j", "/jobs", "Available Job Openings"],
      ["m", "/matcher", "CV Job Matcher"],
      ["h", "/", "AI Powered Career Hub"],
      ["p", "/profile", "Your Co-founder Profile"],
    ] as const) {
      await press(page, "g", key);
      await isAt(page, address);
      await heading(page, title).waitFor();
      await focusIs(page, title);
    }

    await link(page, "ikerzubiri").waitFor();
    await press(page, "j");
    await focusIs(page, "ikerzubiri");
    await press(page, "Enter");
    await isAt(page, `/profile/view/${iker.id}`);
    await page.goBack();

    await heading(page, "Runa Aldecoa").waitFor();
    await press(page, "g", "Alt+j", "Control+/");
    await button(page, "Delete Profile").click();
    const dialog = page.getByRole("dialog", { name: "Delete Profile" });
    await dialog.waitFor();
    await press(page, "g", "h", "?", "Control+K");
    await button(dialog, "Cancel").click();
    await dialog.waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe("/profile");
    expect(await page.getByRole("dialog").count()).toBe(0);
    await focusIs(page, "Delete Profile");
  });

  it("open only pages that visitors can see, move between openings, open one, and focus the search, where they type letters", async () => {
    const page = await at(null, "/jobs");
    await heading(page, "Available Job Openings").waitFor();
    await press(page, "g", "p", "g", "m");
    await press(page, "g", "h");
    await isAt(page, "/");
    await page.goBack();
    await isAt(page, "/jobs");

    await page.reload();
    await link(page, "Ledger Clerk").waitFor();
    await press(page, "j");
    await focusIs(page, "Senior Storage Engineer");
    await press(page, "k");
    await focusIs(page, "Senior Storage Engineer");
    await press(page, "j", "j", "j", "k");
    await focusIs(page, "Ledger Clerk");
    await press(page, "o");
    await heading(page, "Ledger Clerk").waitFor();
    await focusIs(page, "Ledger Clerk");

    await page.goBack();
    const search = page.getByRole("searchbox", { name: "Search openings" });
    await search.waitFor();
    await press(page, "/");
    await press(page, "g", "h", "j", "?", "/");
    expect(await search.inputValue()).toBe("ghj?/");
    await isAt(page, "/jobs?q=ghj%3F%2F");
    expect(await sheet(page).count()).toBe(0);
  });
});

describe("the shortcuts dialog", () => {
  it("opens on ?, from the account menu and the palette, lists the keys and restores the focus", async () => {
    const page = await at(runa, "/jobs");
    await button(page, "Search and commands").focus();
    await press(page, "?");
    await sheet(page).waitFor();
    expect(await sheet(page).getByRole("term").allTextContents()).toEqual(
      expect.arrayContaining(["Home", "Next card", "Search the job board", "Search and commands"]),
    );
    await press(page, "Escape");
    await sheet(page).waitFor({ state: "detached" });
    await expect.poll(() => focusedText(page)).toContain("Search and commands");

    const account = page.getByRole("button", { name: "Account menu for runa-aldecoa" });
    await account.click();
    await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
    await sheet(page).waitFor();
    await button(page, "Close").click();
    await sheet(page).waitFor({ state: "detached" });
    await expect.poll(() => account.evaluate((node) => node.matches(":focus"))).toBe(true);
    await press(page, "Control+K");
    await page.keyboard.type("shortcuts");
    await page.getByRole("option", { name: "Keyboard shortcuts" }).waitFor();
    await press(page, "Enter");
    await sheet(page).waitFor();
  });

  it("turns single-key shortcuts off and on persistently, except Ctrl K", async () => {
    const page = await at(null, "/jobs");
    await heading(page, "Available Job Openings").waitFor();
    await press(page, "?");
    const act = sheet(page).getByRole("switch", { name: "Single-key shortcuts" });
    expect(await act.isChecked()).toBe(true);
    await act.press("Space");
    await press(page, "Escape");
    await sheet(page).waitFor({ state: "detached" });
    await page.reload();
    const search = page.getByRole("searchbox", { name: "Search openings" });
    await search.waitFor();
    expect(await search.getAttribute("aria-keyshortcuts")).toBeNull();
    await press(page, "g", "h", "/", "?");
    await press(page, "Control+K");
    await page.keyboard.type("keys");
    await page.getByRole("option", { name: "Keyboard shortcuts" }).click();
    expect(new URL(page.url()).pathname).toBe("/jobs");
    await act.press("Space");
    await press(page, "Escape");
    await sheet(page).waitFor({ state: "detached" });
    await press(page, "g", "h");
    await isAt(page, "/");
  });
});
