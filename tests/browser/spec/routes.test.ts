import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { intercept } from "../faults.ts";
import { button, heading, isAt, link, waitForText } from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";
import { walk } from "./walk.ts";

const { page: open, at, founders, people } = testBrowser();

const [runa] = founders("runa-aldecoa");
const [iker] = people("ikerzubiri");

/** Expects that the path shows this page and stays unchanged, also after a reload. */
async function shows(page: Page, address: string, title: string, name = title): Promise<void> {
  await page.goto(address);
  await heading(page, title).waitFor();
  await page.reload();
  await heading(page, title).waitFor();
  expect(page.url().endsWith(address)).toBe(true);
  await expect.poll(() => page.title()).toBe(`${name} · Career Hub`);
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  // Loading does not move the focus: the first Tab reaches the skip link.
  await button(page, "Account menu for runa-aldecoa").waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator("#content:focus").waitFor({ state: "attached" });
}

describe("2. Screens and routes", () => {
  walk(
    [
      "2. Screens and routes › / | Home",
      "2. Screens and routes › /generate | Profile generation",
      "2. Screens and routes › /profile | Own saved profile, suggestions and connections",
      "2. Screens and routes › /profile/view/{userId} | Another user's profile",
      "2. Screens and routes › /matcher | CV Job Matcher (AI Job Finder)",
      "2. Screens and routes › /jobs | Job Board",
    ],
    async () => {
      const page = await open(runa);
      await shows(page, "/", "AI Powered Career Hub", "Home");
      await shows(page, "/generate", "Generated Profile");
      await shows(page, "/profile", "Your Co-founder Profile");
      await heading(page, "Runa Aldecoa").waitFor();
      const sections = ["Suggested Co-founders", "Incoming Requests", "Sent Requests", "Your Connections"];
      for (const section of sections) await page.getByRole("region", { name: section }).waitFor();
      await shows(page, `/profile/view/${iker.id}`, "ikerzubiri's Profile");
      await shows(page, "/matcher", "CV Job Matcher");
      await shows(page, "/jobs", "Available Job Openings");
    },
  );

  it("/auth/callback | Sign-in return", async () => {
    const page = await open(null);
    // Blocks the next page's code, so that this short-lived page stays.
    await page.route(/assets\/Home-.*\.js$/, () => {});
    await page.goto("/auth/callback?error=access_denied", { waitUntil: "commit" });
    await isAt(page, "/?error=access_denied");
    await expect.poll(() => page.title()).toBe("Signing in · Career Hub");
  });
});

describe("8. Error catalogue", () => {
  it("**Unhandled route or application error view**: 'Unexpected Application Error!'.", async () => {
    const page = await at(runa, "/no/such/page");
    await heading(page, "Unexpected Application Error!").waitFor();
    await expect.poll(() => page.title()).toBe("Unexpected Application Error! · Career Hub");
    await link(page, "Back to Home").click();
    await waitForText(page, "Generations used: 1/3");

    // An unexpected response that the whole page depends on.
    const generations = [{ id: "one", number: { of: 3 }, profile: null }];
    await intercept(page, "profile.generations", { data: { running: null, generations } });
    await page.goto("/generate");
    await heading(page, "Unexpected Application Error!").waitFor();
  });
});
