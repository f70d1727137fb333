import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { button, heading, isAt, link, waitForText } from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";

const { at, session, url, founders } = testBrowser();

const [runa] = founders("runa-aldecoa");

const sentence = "Please log in to open that page. You will return to it afterwards.";

async function signIn(page: Page): Promise<void> {
  await button(page, "Log in with GitHub and generate a profile").click();
  await page.locator('a[href*="/as/runa-aldecoa?"]').first().click();
}

describe("a page that needs a sign-in", () => {
  it("explains why Home is shown instead, and opens after the sign-in, also when the first one fails", async () => {
    const page = await at(null, "/jobs");
    await link(page, "Match Your CV").click();
    await isAt(page, "/");
    await waitForText(page.getByRole("status"), sentence);
    await page.reload();
    await waitForText(page.getByRole("status"), sentence);
    await button(page, "Log in with GitHub and generate a profile").click();
    await page.getByRole("link", { name: /cancel/i }).click();
    await isAt(page, "/?error=access_denied");
    expect(await page.getByText(sentence).count()).toBe(0);
    await signIn(page);
    await isAt(page, "/matcher");
    await heading(page, "CV Job Matcher").waitFor();
  });

  it("opens with its query and hash", async () => {
    const page = await at(null, "/profile?messages=all#top");
    await signIn(page);
    await isAt(page, "/profile?messages=all");
    expect(new URL(page.url()).hash).toBe("#top");
  });

  it("opens again after its session was revoked", async () => {
    const token = await session(runa);
    const page = await at({ token }, "/people");
    await heading(page, "People").waitFor();
    await fetch(`${url()}/api/auth/logout`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
    });
    await page.reload();
    await waitForText(page.getByRole("status"), sentence);
    await signIn(page);
    await isAt(page, "/people");
  });

  it("is left for Home by a logout", async () => {
    const page = await at({ token: await session(runa) }, "/people");
    await button(page, "Account menu for runa-aldecoa").click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await isAt(page, "/");
    await heading(page, "Get Started").waitFor();
    expect(await page.getByText(sentence).count()).toBe(0);
    await signIn(page);
    await waitForText(page, "Generations used: 1/3");
  });
});
