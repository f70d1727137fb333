import type { Page } from "playwright-core";
import { describe, expect, it, test } from "vitest";
import { button, heading, isAt, storedToken, waitForNotice, waitForText } from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";
import { logIn } from "../visit.ts";

const { page: open, at, person, session, founders } = testBrowser();
const [runa] = founders("runa-aldecoa");

/** Another tab of the same browser. */
async function tabBeside(page: Page, address: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(address);
  return tab;
}

describe("two tabs of one browser", () => {
  it("log out together and show no personal data, and switch to another person who signs in", async () => {
    const one = await at({ token: await session(runa) }, "/");
    await waitForText(one, "Generations used: 1/3");
    const other = await tabBeside(one, "/profile");
    await heading(other, "Runa Aldecoa").waitFor();
    await button(one, "Logout").click();
    await waitForText(one, "Get Started");
    await isAt(other, "/");
    await waitForText(other, "Get Started");
    await waitForNotice(other, "You were logged out in another tab.");
    expect(await storedToken(other)).toBeNull();
    // The tab that logged out shows no notice, and the notice disappears after signing in again.
    expect(await one.getByText("You were logged out in another tab.").count()).toBe(0);
    await one.goto(`/auth/callback?token=${await session(runa)}`);
    await waitForText(other, "Generations used: 1/3");
    await other.getByText("You were logged out in another tab.").waitFor({ state: "detached" });

    // Another person signs in.
    const token = await session(await person("ikerzubiri"));
    await other.goto("/robots.txt");
    await heading(one, "runa-aldecoa").waitFor();
    await other.evaluate((value) => localStorage.setItem("auth_token", value), token);
    await heading(one, "ikerzubiri").waitFor();
    await waitForText(one, "Generations used: 0/3");
  });

  it("sign in together on any page", async () => {
    const one = await at(null, "/jobs");
    await heading(one, "Available Job Openings").waitFor();
    const home = await tabBeside(one, "/");
    await waitForText(home, "Get Started");
    const third = await one.context().newPage();
    await logIn(third, "teodorbrask");
    await waitForText(home, "Generations used: 0/3");
    await one.getByRole("button", { name: "Account menu for teodorbrask" }).waitFor();
    await heading(one, "Available Job Openings").waitFor();
  });

  it("change the colour scheme and theme-color, and turn off single-key shortcuts together", async () => {
    const one = await at(null, "/", { colorScheme: "light" });
    const other = await tabBeside(one, "/jobs");
    await button(other, "Switch to dark").waitFor();
    await button(one, "Switch to dark").click();
    await other.locator(':root[data-mantine-color-scheme="dark"]').waitFor();
    await button(other, "Switch to light").waitFor();
    expect(await other.locator('meta[name="theme-color"]').first().getAttribute("content")).toBe("#121013");

    const search = other.getByRole("searchbox", { name: "Search openings" });
    await search.waitFor();
    expect(await search.getAttribute("aria-keyshortcuts")).toBe("/");
    await waitForText(one, "Get Started");
    await one.keyboard.press("?");
    await one.getByRole("switch", { name: "Single-key shortcuts" }).press("Space");
    await expect.poll(() => search.getAttribute("aria-keyshortcuts")).toBeNull();
  });
});

test("notices appear in an existing live region; errors stay until dismissed", async () => {
  const page = await open(runa);
  await page.clock.install();
  await page.goto("/matcher");
  const place = page.locator('[aria-live="polite"][data-position="bottom-right"]');
  await place.waitFor({ state: "attached" });
  expect(await place.getByRole("status").or(place.getByRole("alert")).count()).toBe(0);
  await button(page, "Upload CV").click();
  const refusal = place.getByRole("alert").filter({ hasText: "Please select a file first." });
  await refusal.waitFor();
  await page.clock.runFor(60_000);
  await refusal.waitFor();
  await refusal.getByRole("button", { name: "Dismiss" }).click();
  await page.clock.runFor(1_000);
  await refusal.waitFor({ state: "detached" });
});
