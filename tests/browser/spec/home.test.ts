import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
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

const { page: open, session, statusOf, people } = testBrowser();

const [runa] = people("runa-aldecoa");

const welcome = (page: Page) => page.getByRole("region", { name: "Welcome" });
const hub = (page: Page) => page.getByRole("region", { name: "Career Hub" });

/** Opens Home with changes to the current user's status. */
async function home(page: Page, status: Record<string, unknown> = {}): Promise<void> {
  await intercept(page, "user.current", { change: (real) => ({ ...real, ...status }) });
  await page.goto("/");
  await welcome(page).waitFor();
}

type Animated = {
  getAnimations: () => { effect: { getTiming: () => Record<"delay" | "duration", number> } }[];
};
const timingsOf = (node: Animated) => node.getAnimations().map(({ effect }) => effect.getTiming());

describe("Home (/)", () => {
  walk(
    [
      "Home (/) › A welcome card with the avatar (placeholder if none) and the username (fallback 'User').",
      "Home (/) › 'Generations used: N/3' (N/A if unknown).",
      "Home (/) › A 'Profile saved' indicator when a saved profile exists.",
      "Home (/) › 'View Profile' (to /profile) appears only when a saved profile exists.",
      "Home (/) › when generation is not allowed it is replaced by a disabled 'Generation Limit Reached' button, and an attempt shows the alert 'You have reached the maximum of 3 profile generations.'.",
      "8. Error catalogue › **Home generation gate**: 'You have reached the maximum of 3 profile generations.'.",
      "Home (/) › The {product} card has links 'AI Job Finder' (/matcher) and 'Browse Job Board' (/jobs).",
    ],
    async () => {
      const page = await open(runa);
      await home(page, { generationCount: 2, hasSavedProfile: true });
      await heading(welcome(page), "runa-aldecoa").waitFor();
      const picture = welcome(page).locator("img");
      expect(await picture.evaluate((image) => image.decode().then(() => image.naturalWidth > 0))).toBe(true);
      await waitForText(page, "Generations used: 2/3");
      await waitForText(welcome(page), "Profile saved");
      await link(page, "View Profile").click();
      await isAt(page, "/profile");

      const nobody = { id: runa.id, username: "", avatar_url: null };
      await home(page, { user: nobody, generationCount: null, hasSavedProfile: false });
      await heading(welcome(page), "User").waitFor();
      expect(await welcome(page).locator("img").count()).toBe(0);
      expect(await initialsIn(welcome(page))).toBe("U");
      await waitForText(page, "Generations used: N/A/3");
      expect(await page.getByText("Profile saved").count()).toBe(0);
      expect(await link(page, "View Profile").count()).toBe(0);

      await home(page, { generationCount: 3, canGenerate: false });
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

      await hub(page).getByRole("link", { name: "AI Job Finder" }).click();
      await isAt(page, "/matcher");
      await page.goBack();
      await hub(page).getByRole("link", { name: "Browse Job Board" }).click();
      await isAt(page, "/jobs");
    },
  );

  walk(
    [
      "Home (/) › shows a 'Generating...' state and goes to /generate after about 0.8 s;",
      "9. Business constants and limits › Delay before navigating to generation | 800 ms",
      "Home (/) › 'Logout' animates out (about 0.4 s), removes the stored token and resets to the logged-out view.",
      "4. States and transitions › Logout removes it.",
      "9. Business constants and limits › Logout animation | 400 ms",
    ],
    async () => {
      const token = await session(runa);
      const page = await open({ token }, { motion: true });
      await intercept(page, "profile.generate", "hang");
      await page.clock.install();
      /** Opens Home and pauses the clock. */
      const pauseHome = async (hours: number) => {
        await page.goto("/");
        await welcome(page).waitFor();
        await page.clock.pauseAt(Date.now() + hours * 3_600_000);
      };
      await pauseHome(1);
      await button(page, "Generate New Profile").click();
      await button(page, "Generating...").waitFor();
      expect(await button(page, "Generating...").isDisabled()).toBe(true);
      await page.clock.runFor(799);
      await isAt(page, "/");
      await page.clock.runFor(1);
      await isAt(page, "/generate");

      await page.clock.resume();
      await pauseHome(2);
      await button(page, "Logout").click();
      const leaving = await page.locator("[data-leaving]").evaluate(timingsOf);
      expect(leaving.map(({ duration }) => duration)).toEqual([400]);
      await page.clock.runFor(399);
      expect(await storedToken(page)).not.toBeNull();
      await page.clock.runFor(1);
      await heading(page, "Get Started").waitFor();
      expect(await storedToken(page)).toBeNull();
      expect(await welcome(page).count()).toBe(0);
      await page.clock.resume();
      await expect.poll(() => statusOf(token)).toBe(401);

      // Also when the request to the server fails.
      await intercept(page, "user.logout", "cut");
      await page.goto(`/auth/callback?token=${await session(runa)}`);
      await button(page, "Logout").click();
      await heading(page, "Get Started").waitFor();
      expect(await storedToken(page)).toBeNull();
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
      const page = await open(runa, { motion: true });
      await stopAnimations(page);
      await page.goto("/");
      expect(await isVisibleAfter(welcome(page), 100)).toBe(true);
      expect(await isVisibleAfter(hub(page), 550)).toBe(false);
      expect(await isVisibleAfter(hub(page), 750)).toBe(true);
      const revealed = await hub(page).evaluate(timingsOf);
      expect(revealed.map(({ delay }) => delay)).toEqual([600]);
      // With reduced motion it appears immediately.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.reload();
      await welcome(page).waitFor();
      expect(await hub(page).evaluate(timingsOf)).toEqual([]);
      expect(await hub(page).getByRole("listitem").getByRole("heading").allTextContents()).toEqual([
        "Smart Job Matching",
        "Match Score Analysis",
        "Instant Results",
      ]);
    },
  );
});
