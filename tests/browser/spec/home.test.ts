import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Person } from "../browserFixture.ts";
import { intercept, recordCalls } from "../faults.ts";
import {
  button,
  dismissAll,
  heading,
  initialsIn,
  isAt,
  isVisibleAfter,
  link,
  stopAnimations,
  storedToken,
  waitForNotice,
  waitForText,
} from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";
import { walk } from "./walk.ts";

const { page: open, at, session, statusOf, people } = testBrowser();

const [runa] = people("runa-aldecoa");

/** Opens Home with changes to the current user's status. */
async function home(status: Record<string, unknown> = {}): Promise<Page> {
  const page = await at(runa, "/", {
    responses: { "user.current": { change: (real) => ({ ...real, ...status }) } },
  });
  await page.getByRole("region", { name: "Welcome" }).waitFor();
  return page;
}

/** Opens Home with all animations paused at their start. */
async function homeAsItBegins(): Promise<Page> {
  const page = await open(runa, { motion: true });
  await stopAnimations(page);
  await page.goto("/");
  return page;
}

const welcome = (page: Page) => page.getByRole("region", { name: "Welcome" });
const hub = (page: Page) => page.getByRole("region", { name: "Career Hub" });

/** Opens Home with a paused clock. */
async function stillHome(signedIn: Pick<Person, "token"> = runa): Promise<Page> {
  const page = await open(signedIn, { motion: true });
  await intercept(page, "profile.generate", "hang");
  await page.clock.install();
  await page.goto("/");
  await welcome(page).waitFor();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return page;
}

describe("Home (/)", () => {
  walk(
    [
      "Home (/) › A welcome card with the avatar (placeholder if none) and the username (fallback 'User').",
      "Home (/) › 'Generations used: N/3' (N/A if unknown).",
      "Home (/) › A 'Profile saved' indicator when a saved profile exists.",
      "Home (/) › 'View Profile' (to /profile) appears only when a saved profile exists.",
    ],
    async () => {
      const page = await home({ generationCount: 2, hasSavedProfile: true });
      await heading(welcome(page), "runa-aldecoa").waitFor();
      const picture = welcome(page).locator("img");
      expect(await picture.evaluate((image) => image.decode().then(() => image.naturalWidth > 0))).toBe(true);
      await waitForText(page, "Generations used: 2/3");
      await waitForText(welcome(page), "Profile saved");
      await link(page, "View Profile").click();
      await isAt(page, "/profile");

      const nobody = { id: runa.id, username: "", avatar_url: null };
      const without = await home({ user: nobody, generationCount: null, hasSavedProfile: false });
      await heading(welcome(without), "User").waitFor();
      expect(await welcome(without).locator("img").count()).toBe(0);
      expect(await initialsIn(welcome(without))).toBe("U");
      await waitForText(without, "Generations used: N/A/3");
      expect(await without.getByText("Profile saved").count()).toBe(0);
      expect(await link(without, "View Profile").count()).toBe(0);
    },
  );

  walk(
    [
      "Home (/) › shows a 'Generating...' state and goes to /generate after about 0.8 s;",
      "9. Business constants and limits › Delay before navigating to generation | 800 ms",
    ],
    async () => {
      const page = await stillHome();
      await button(page, "Generate New Profile").click();
      await button(page, "Generating...").waitFor();
      expect(await button(page, "Generating...").isDisabled()).toBe(true);
      await page.clock.runFor(799);
      await isAt(page, "/");
      await page.clock.runFor(1);
      await isAt(page, "/generate");
    },
  );

  walk(
    [
      "Home (/) › when generation is not allowed it is replaced by a disabled 'Generation Limit Reached' button, and an attempt shows the alert 'You have reached the maximum of 3 profile generations.'.",
      "8. Error catalogue › **Home generation gate**: 'You have reached the maximum of 3 profile generations.'.",
    ],
    async () => {
      const page = await home({ generationCount: 3, canGenerate: false });
      const calls = recordCalls(page);
      const refused = button(page, "Generation Limit Reached");
      expect(await refused.isDisabled()).toBe(true);
      expect(await button(page, "Generate New Profile").count()).toBe(0);
      // By keyboard, and by mouse on the button, which has aria-disabled.
      for (const attempt of [() => refused.press("Enter"), () => refused.click({ force: true })]) {
        await attempt();
        await waitForNotice(page, "You have reached the maximum of 3 profile generations.");
        await dismissAll(page);
      }
      await isAt(page, "/");
      expect(calls).not.toContain("profile.generate");
    },
  );

  walk(
    [
      "Home (/) › 'Logout' animates out (about 0.4 s), removes the stored token and resets to the logged-out view.",
      "4. States and transitions › Logout removes it.",
      "9. Business constants and limits › Logout animation | 400 ms",
    ],
    async () => {
      const token = await session(runa);
      const page = await stillHome({ token });
      await button(page, "Logout").click();
      const durations = await page
        .locator("[data-leaving]")
        .evaluate((node) =>
          node
            .getAnimations()
            .map(
              (one: { effect: { getTiming: () => { duration: number } } }) => one.effect.getTiming().duration,
            ),
        );
      expect(durations).toEqual([400]);
      await page.clock.runFor(399);
      expect(await storedToken(page)).not.toBeNull();
      await page.clock.runFor(1);
      await heading(page, "Get Started").waitFor();
      expect(await storedToken(page)).toBeNull();
      expect(await welcome(page).count()).toBe(0);
      await page.clock.resume();
      await expect.poll(() => statusOf(token)).toBe(401);
      // Also when the request to the server fails.
      const other = await at({ token: await session(runa) }, "/", { responses: { "user.logout": "cut" } });
      await button(other, "Logout").click();
      await heading(other, "Get Started").waitFor();
      expect(await storedToken(other)).toBeNull();
    },
  );

  walk(
    [
      "Home (/) › About 0.6 s later a {product} card appears, with these features:",
      "Home (/) › Smart Job Matching",
      "Home (/) › Match Score Analysis",
      "Home (/) › Instant Results",
      "9. Business constants and limits › Home hub reveal delay | 600 ms",
    ],
    async () => {
      const page = await homeAsItBegins();
      expect(await isVisibleAfter(welcome(page), 100)).toBe(true);
      expect(await isVisibleAfter(hub(page), 550)).toBe(false);
      expect(await isVisibleAfter(hub(page), 750)).toBe(true);
      const delays = await hub(page).evaluate((node) =>
        node
          .getAnimations()
          .map((one: { effect: { getTiming: () => { delay: number } } }) => one.effect.getTiming().delay),
      );
      expect(delays).toEqual([600]);
      // With reduced motion it appears immediately.
      const still = await home();
      expect(await hub(still).evaluate((node) => node.getAnimations().length)).toBe(0);
      expect(await hub(still).getByRole("listitem").getByRole("heading").allTextContents()).toEqual([
        "Smart Job Matching",
        "Match Score Analysis",
        "Instant Results",
      ]);
    },
  );

  it("The {product} card has links 'AI Job Finder' (/matcher) and 'Browse Job Board' (/jobs).", async () => {
    const page = await home();
    await hub(page).getByRole("link", { name: "AI Job Finder" }).click();
    await isAt(page, "/matcher");
    await page.goBack();
    await hub(page).getByRole("link", { name: "Browse Job Board" }).click();
    await isAt(page, "/jobs");
  });
});
