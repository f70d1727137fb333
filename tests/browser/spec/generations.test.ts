import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import type { Person } from "../browserFixture.ts";
import { type Fault, intercept, recordCalls } from "../faults.ts";
import { button, heading, isAt, link, waitForNotice, waitForText } from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";
import { walk } from "./walk.ts";

const { page: open, person } = testBrowser();

const autoSaved = "This was your 3rd generation - profile has been automatically saved!";
const limit = "Generation limit reached or you are not allowed to generate.";
const refused = "Cannot generate again. Limit reached or error fetching user status.";

const failed = async (page: Page, message: string) => {
  await heading(page, "Generation Failed").waitFor();
  await waitForText(page.getByRole("alert"), message);
};

/** Expects the last generation with the limit's message above it. */
const limited = async (page: Page) => {
  await waitForText(page.getByRole("status"), limit);
  await page.getByRole("article", { name: /^Profile of / }).waitFor();
  expect(await heading(page, "Generation Failed").count()).toBe(0);
};

/** A person with two unsaved generations. */
async function withTwoGenerations(login: string): Promise<Person> {
  const one = await person(login);
  for (let made = (await one.call("GET", "/auth/user")).generationCount; made < 2; made++)
    await one.call("POST", "/profile/generate", {});
  return one;
}

describe("4. States and transitions", () => {
  walk(
    [
      "4. States and transitions › It rises with each generation.",
      "4. States and transitions › canGenerate holds while the count is below 3.",
      "4. States and transitions › The 3rd generation saves the profile automatically, with the alert 'This was your 3rd generation - profile has been automatically saved!'.",
      "9. Business constants and limits › Maximum profile generations per user | 3 (the 3rd auto-saves)",
      "4. States and transitions › Generation may be requested only while canGenerate is true.",
      "8. Error catalogue › 'Generation limit reached or you are not allowed to generate.'",
      "9. Business constants and limits › 'Limit Reached' badge | shown at a count of 3 or more",
      "Profile generation (/generate) › A 'Limit Reached' badge when generation is not allowed and the count is 3 or more.",
    ],
    async () => {
      const jonte = await person("jontewikander");
      const page = await open(jonte);
      const calls = recordCalls(page);
      for (const count of [0, 1, 2, 3]) {
        await page.goto("/");
        await waitForText(page, `Generations used: ${count}/3`);
        expect(await jonte.call("GET", "/auth/user")).toMatchObject({
          generationCount: count,
          canGenerate: count < 3,
          hasSavedProfile: count === 3,
        });
        expect(await page.getByText("Profile saved").count()).toBe(count === 3 ? 1 : 0);
        expect(await button(page, "Generation Limit Reached").count()).toBe(count === 3 ? 1 : 0);
        expect(await button(page, "Generate New Profile").count()).toBe(count === 3 ? 0 : 1);
        if (count === 3) break;
        await button(page, "Generate New Profile").click();
        if (count > 0) await button(page, "Generate Anyway").click();
        if (count === 2) await waitForNotice(page, autoSaved);
        await waitForText(page, `Generation ${count + 1}/3`);
      }
      expect(calls).not.toContain("profile.save");
      expect((await jonte.call("GET", "/profile/saved")).profile).not.toBeNull();

      calls.length = 0;
      const badge = page.getByText("Limit Reached", { exact: true });
      for (const generationCount of [2, 3, 4]) {
        await intercept(page, "user.current", {
          change: (real) => ({ ...real, generationCount, canGenerate: false }),
        });
        await page.goto("/generate");
        await limited(page);
        await waitForText(page, "Generation 3/3");
        expect(await badge.count()).toBe(generationCount >= 3 ? 1 : 0);
      }
      expect(await button(page, /Generate|Try Again/).count()).toBe(0);
      const allowed = { generationCount: 3, canGenerate: true };
      await intercept(page, "user.current", { change: (real) => ({ ...real, ...allowed }) });
      await page.reload();
      await waitForText(page, "Generation 3/3");
      expect(await badge.count()).toBe(0);
      expect(calls).not.toContain("profile.generate");
      // The server enforces the limit as well.
      const sentence = "You have reached the maximum of 3 profile generations.";
      expect((await jonte.call("POST", "/profile/generate", {})).error).toBe(sentence);
    },
  );
});

describe("8. Error catalogue", () => {
  walk(
    [
      "5. Validation rules › A generation response without a profile gives the error 'Profile data not found in generation response.'.",
      "8. Error catalogue › 'Profile data not found in generation response.'",
      "8. Error catalogue › On failure: the message, else 'Failed to generate profile.'; also 'An error occurred.'.",
    ],
    async () => {
      const page = await open(await person("runa-aldecoa"));
      const answered = async (fault: Fault, message: string) => {
        await intercept(page, "profile.generate", fault);
        await page.goto("/generate");
        await failed(page, message);
      };
      const counted = { newGenerationCount: 1, autoSaved: false };
      for (const data of [counted, { ...counted, profile: null, generationId: "" }]) {
        await answered({ data }, "Profile data not found in generation response.");
        expect(await button(page, "Try Again").count()).toBe(1);
      }
      const sentence = "There is no repository with commits of yours to read.";
      await answered({ status: 422, message: sentence }, sentence);
      await answered("cut", "Failed to generate profile.");
      const retry = await intercept(page, "profile.generate", "hang");
      await button(page, "Try Again").click();
      await heading(page, "Generating your co-founder profile...").waitFor();
      await intercept(page, "profile.generate", { status: 500, message: "" });
      retry.release();
      await failed(page, "Failed to generate profile.");
      // The stored generations cannot be loaded, so no generation starts.
      const held = await intercept(page, "profile.generate", "hang");
      await intercept(page, "profile.generations", { status: 500, message: "" });
      await page.reload();
      await failed(page, "An error occurred.");
      expect(held.inputs).toHaveLength(0);
    },
  );

  walk(
    [
      "8. Error catalogue › **Regenerate when not allowed** (alert): 'Cannot generate again. Limit reached or error fetching user status.'.",
      "4. States and transitions › After a successful save, hasSavedProfile becomes true and the user goes to /profile.",
    ],
    async () => {
      const iker = await withTwoGenerations("ikerzubiri");
      const page = await open(iker);
      const held = await intercept(page, "profile.generate", "hang");
      await page.goto("/generate");
      // First another tab used the last generation; then the status cannot be loaded.
      for (const fault of [
        { change: (real: object) => ({ ...real, canGenerate: false }) },
        { status: 500 },
      ]) {
        await button(page, "Generate Again").waitFor();
        const status = await intercept(page, "user.current", fault);
        await button(page, "Generate Again").click();
        await waitForNotice(page, refused);
        expect(held.inputs).toHaveLength(0);
        status.release();
        await page.reload();
      }

      expect((await iker.call("GET", "/auth/user")).hasSavedProfile).toBe(false);
      await button(page, "Save This Profile").click();
      await isAt(page, "/profile");
      expect((await iker.call("GET", "/auth/user")).hasSavedProfile).toBe(true);
      await link(page, "Home").first().click();
      await waitForText(page, "Profile saved");
    },
  );
});
