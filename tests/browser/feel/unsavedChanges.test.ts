import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { button, heading, isAt, link, storedToken, waitForText } from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";

const { at, session, founders } = testBrowser();

const [runa] = founders("runa-aldecoa");

const question = (page: Page) => page.getByRole("dialog", { name: "Leave without saving" });
const leave = (page: Page) => button(question(page), "Leave").click();

async function stay(page: Page): Promise<void> {
  await button(question(page), "Cancel").click();
  await question(page).waitFor({ state: "detached" });
}

describe("unsaved wishes", () => {
  const changedWishes = async (token = runa.token) => {
    const page = await at({ token }, "/people");
    await link(page, /wishes|looking for/i)
      .first()
      .waitFor();
    await page.evaluate("history.pushState(null, '', '/profile/wishes')");
    await page.getByRole("textbox", { name: "Hours a week" }).fill("20");
    await waitForText(page, "Not saved yet");
    return page;
  };

  it("are asked about by Back and Forward", async () => {
    const page = await changedWishes();
    await page.evaluate("history.back()");
    await stay(page);
    await isAt(page, "/profile/wishes");
    await waitForText(page, "Not saved yet");
    await page.evaluate("history.back()");
    await leave(page);
    await isAt(page, "/people");
    await page.goForward();
    await page.getByRole("textbox", { name: "Hours a week" }).fill("20");
    await waitForText(page, "Not saved yet");
    await page.evaluate("history.back()");
    await question(page).waitFor();
  });

  it("are asked about by links, shortcuts and the account menu", async () => {
    const page = await changedWishes();
    await link(page.getByRole("banner"), "Job Board").click();
    await stay(page);
    await heading(page, "Time").click();
    await page.keyboard.press("g");
    await page.keyboard.press("j");
    await stay(page);
    await button(page, /^Account menu/).click();
    await page.getByRole("menuitem", { name: "Account" }).click();
    await leave(page);
    await isAt(page, "/account");
    // Nothing is unsaved any more.
    await link(page.getByRole("banner"), "Job Board").click();
    await isAt(page, "/jobs");
  });

  it("are asked about by Logout", async () => {
    const page = await changedWishes(await session(runa));
    const logout = async () => {
      await button(page, /^Account menu/).click();
      await page.getByRole("menuitem", { name: "Logout" }).click();
    };
    await logout();
    await stay(page);
    expect(await storedToken(page)).not.toBeNull();
    await logout();
    await leave(page);
    await isAt(page, "/");
    expect(await storedToken(page)).toBeNull();
  });
});
