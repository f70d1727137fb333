// The focus moves only by keys.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ads } from "./ads.ts";
import { enter, focusIs, keepsFocus, tabTo } from "./keys.ts";
import { button, heading, link, waitForText } from "./locators.ts";
import { testBrowser } from "./testBrowser.ts";

const { page: open, at, person, founders } = testBrowser({ hasAds: true });
const [iker] = founders("ikerzubiri");

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const total = (page: Page, count: number) =>
  page
    .getByRole("status")
    .filter({ hasText: new RegExp(`^${count} openings?, (?:newest|most relevant) first$`) });

describe("by keyboard alone", () => {
  it("openings are searched, filtered, hidden, restored and opened", async () => {
    const page = await at(await person("salome-ferrante"), "/jobs");
    await total(page, ads.length).waitFor();
    await tabTo(page.getByRole("searchbox"));
    await page.keyboard.type("engineer");
    await total(page, 2).waitFor();
    const remote = page.getByRole("checkbox", { name: /^Remote/ });
    await tabTo(remote);
    await page.keyboard.press("Space");
    await total(page, 1).waitFor();
    await focusIs(remote);
    await page.keyboard.press("Space");
    await total(page, 2).waitFor();

    const place = page.getByRole("combobox", { name: "Place" });
    await tabTo(place);
    await page.keyboard.type("tur");
    await page.getByRole("option", { name: /Turin/ }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await total(page, 1).waitFor();
    expect(new URL(page.url()).searchParams.getAll("place")).toEqual(["Turin"]);
    await page.keyboard.press("Escape");
    await tabTo(page.getByRole("button", { name: "Remove filter Turin" }));
    await page.keyboard.press("Enter");
    await total(page, 2).waitFor();
    await keepsFocus(page);

    const card = page.getByRole("article").filter({ has: heading(page, "Data Engineer") });
    const hide = button(card, "Hide Data Engineer");
    await tabTo(hide);
    await page.keyboard.press("Enter");
    await focusIs(page.getByRole("menuitem").first());
    await page.keyboard.press("Escape");
    await focusIs(hide);
    await page.keyboard.press("Enter");
    await focusIs(page.getByRole("menuitem").first());
    await page.keyboard.press("Enter");
    await waitForText(page, "Data Engineer is hidden.");
    await focusIs(button(page, "Undo"));
    await page.keyboard.press("Enter");
    await card.waitFor();
    await focusIs(link(card, "Data Engineer"));
    await page.keyboard.press("Enter");
    await focusIs(title(page, "Data Engineer"));
  });

  it("every page can be traversed in both directions without a focus trap, and on a phone no bar covers the focused element", async () => {
    const page = await open(iker);
    for (const [address, name] of [
      ["/", "AI Powered Career Hub"],
      ["/profile", "Your Co-founder Profile"],
      ["/matcher", "CV Job Matcher"],
      ["/generate", "Generated Profile"],
      ["/jobs?q=clerk", "Available Job Openings"],
    ] as const) {
      await page.goto(address);
      await title(page, name).waitFor();
      await page.locator("main [aria-busy=true]").first().waitFor({ state: "detached" });
      await enter(page.getByRole("link", { name: "Skip to content" }));
      await tabTo(page.getByRole("main").locator("button, a[href], input, textarea").last());
      await tabTo(button(page, "Search and commands"), "Shift+Tab");
    }

    await page.setViewportSize({ width: 390, height: 700 });
    for (const [address, name] of [
      ["/profile", "Your Co-founder Profile"],
      ["/generate", "Generated Profile"],
    ] as const) {
      await page.goto(address);
      await title(page, name).waitFor();
      await page.locator("main [aria-busy=true]").first().waitFor({ state: "detached" });
      await tabTo(page.getByRole("main").locator("button, a[href]").last());
      await tabTo(button(page, "Search and commands"), "Shift+Tab");
    }
  });
});
