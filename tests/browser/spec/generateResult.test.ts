import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { intercept, recordCalls } from "../faults.ts";
import { button, dismissAll, heading, isAt, link, waitForNotice, waitForText } from "../locators.ts";
import { browserWithGeneration, type Json } from "./oneGeneration.ts";
import { walk } from "./walk.ts";

const { page: open, runa, generation } = browserWithGeneration();

/** Opens the page of a stored generation, with this account status. */
async function openGeneration(
  page: Page,
  status: Record<string, unknown> = {},
  profile: Json = generation.profile,
): Promise<void> {
  await intercept(page, "user.current", { change: (real) => ({ ...real, ...status }) });
  await intercept(page, "profile.generations", {
    data: { running: null, generations: [{ ...generation, profile }] },
  });
  await page.goto("/generate");
  await heading(page, profile?.technical ? "Runa Aldecoa" : "Incomplete Profile Data").waitFor();
}

const part = (page: Page, title: string): Locator =>
  page
    .getByRole("article", { name: "Profile of Runa Aldecoa" })
    .locator("section")
    .filter({ has: heading(page, title) });

describe("Profile generation (/generate)", () => {
  walk(
    [
      "Profile generation (/generate) › Sections: Key Strengths, Potential Roles, a language statistics chart, project insights, Technologies, Architectural Concepts, and an Experience Level badge.",
      "Profile generation (/generate) › 'Back to Home'.",
      "5. Validation rules › Other server-side validation is not shown.",
      "8. Error catalogue › Failure: the error message, else 'Failed to save profile.'.",
    ],
    async () => {
      const page = await open(runa);
      await openGeneration(page);
      const { technical } = generation.profile;
      const lists: [string, string[]][] = [
        ["Key Strengths", technical.keyStrengths],
        ["Potential Roles", technical.potentialRoles],
        ["Technologies", technical.identifiedTechnologies],
        ["Architectural Concepts", technical.architecturalConcepts],
      ];
      for (const [title, claims] of lists) {
        expect(claims.length).toBeGreaterThan(0);
        await part(page, title).waitFor();
        const tags = await part(page, title).getByRole("button").allInnerTexts();
        expect(tags.map((tag) => tag.split("\n")[0])).toEqual(claims);
      }
      const bars = await part(page, "Language Stats").getByRole("listitem").allInnerTexts();
      expect(bars.length).toBe(Math.min(8, Object.keys(technical.languageStats).length));
      for (const insight of technical.projectInsights)
        await heading(part(page, "Project Insights"), insight.name).waitFor();
      await waitForText(part(page, "Experience Level"), technical.estimatedExperience);

      // A rejected save shows the server's message and keeps the generation.
      const invalid = "The field profileData.technical.headline is not valid: too big.";
      for (const [fault, notice] of [
        [{ status: 400, message: invalid }, invalid],
        [{ status: 429, message: "Too many requests." }, "Too many requests."],
        ["malformed", "Failed to save profile."],
        ["cut", "Failed to save profile."],
        ["lost", "Failed to save profile."],
      ] as const) {
        await intercept(page, "profile.save", fault);
        await button(page, "Save This Profile").click();
        await waitForNotice(page, notice);
        await dismissAll(page);
      }
      await button(page, "Update Saved Profile").waitFor();
      await runa.call("DELETE", "/profile/saved");
      await heading(page, "Runa Aldecoa").waitFor();
      await isAt(page, "/generate");
      await link(page, "Back to Home").click();
      await isAt(page, "/");
      await heading(page, "AI Powered Career Hub").waitFor();
    },
  );

  walk(
    [
      "Profile generation (/generate) › 'Save This Profile', or 'Update Saved Profile' if one is already saved. After a successful save the user is sent to /profile.",
      "Profile generation (/generate) › 'View Saved Profile' (to /profile), only if a saved profile exists.",
      "8. Error catalogue › Success alerts: 'Profile saved successfully!' or 'Profile updated successfully!'.",
      "5. Validation rules › Saving with no profile data gives 'No profile data to save.'.",
      "8. Error catalogue › With no data: 'No profile data to save.'.",
    ],
    async () => {
      const page = await open(runa);
      const calls = recordCalls(page);
      for (const profile of [null, { personal: generation.profile.personal }]) {
        await openGeneration(page, {}, profile);
        expect(await button(page, "Save This Profile").isDisabled()).toBe(true);
        await button(page, "Save This Profile").press("Enter");
        await waitForNotice(page, "No profile data to save.");
        await dismissAll(page);
        await button(page, "Save This Profile").click({ force: true });
        await waitForNotice(page, "No profile data to save.");
        await isAt(page, "/generate");
        expect(calls).not.toContain("profile.save");
      }

      for (const [hasSavedProfile, name, text] of [
        [false, "Save This Profile", "Profile saved successfully!"],
        [true, "Update Saved Profile", "Profile updated successfully!"],
      ] as const) {
        await openGeneration(page, { hasSavedProfile });
        expect(await button(page, /Save/).allInnerTexts()).toEqual([name]);
        const view = link(page, "View Saved Profile");
        expect(await view.count()).toBe(hasSavedProfile ? 1 : 0);
        if (hasSavedProfile) {
          await view.click();
          await isAt(page, "/profile");
          await page.goBack();
        }
        const save = await intercept(page, "profile.save", { data: { message: "" } });
        await button(page, name).click();
        await waitForNotice(page, text);
        await isAt(page, "/profile");
        expect(save.inputs).toEqual([{ profileData: generation.profile }]);
      }
    },
  );
});
