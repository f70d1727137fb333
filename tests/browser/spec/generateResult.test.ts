import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { intercept, recordCalls } from "../faults.ts";
import { button, dismissAll, heading, isAt, link, waitForNotice, waitForText } from "../locators.ts";
import { browserWithGeneration, type Json } from "./oneGeneration.ts";
import { walk } from "./walk.ts";

const { at, runa, generation } = browserWithGeneration();

/** The page of a stored generation, with this account status. */
async function openGeneration(
  status: Record<string, unknown> = {},
  profile: Json = generation.profile,
): Promise<Page> {
  const page = await at(runa, "/generate", {
    responses: {
      "user.current": { change: (real) => ({ ...real, ...status }) },
      "profile.generations": {
        data: { running: null, generations: [{ ...generation, profile }] },
      },
    },
  });
  await heading(page, profile?.technical ? "Runa Aldecoa" : "Incomplete Profile Data").waitFor();
  return page;
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
      const page = await openGeneration();
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
    ],
    async () => {
      for (const [hasSavedProfile, name, text] of [
        [false, "Save This Profile", "Profile saved successfully!"],
        [true, "Update Saved Profile", "Profile updated successfully!"],
      ] as const) {
        const page = await openGeneration({ hasSavedProfile });
        expect(await button(page, /Save/).allInnerTexts()).toEqual([name]);
        expect(await link(page, "View Saved Profile").count()).toBe(hasSavedProfile ? 1 : 0);
        const save = await intercept(page, "profile.save", { data: { message: "" } });
        await button(page, name).click();
        await waitForNotice(page, text);
        await isAt(page, "/profile");
        expect(save.inputs).toEqual([{ profileData: generation.profile }]);
      }
      const page = await openGeneration({ hasSavedProfile: true });
      await link(page, "View Saved Profile").click();
      await isAt(page, "/profile");
    },
  );
});

describe("5. Validation rules", () => {
  walk(
    [
      "5. Validation rules › Saving with no profile data gives 'No profile data to save.'.",
      "8. Error catalogue › With no data: 'No profile data to save.'.",
    ],
    async () => {
      for (const profile of [null, { personal: generation.profile.personal }]) {
        const page = await openGeneration({}, profile);
        const calls = recordCalls(page);
        expect(await button(page, "Save This Profile").isDisabled()).toBe(true);
        await button(page, "Save This Profile").press("Enter");
        await waitForNotice(page, "No profile data to save.");
        await dismissAll(page);
        await button(page, "Save This Profile").click({ force: true });
        await waitForNotice(page, "No profile data to save.");
        await isAt(page, "/generate");
        expect(calls).not.toContain("profile.save");
      }
    },
  );
});
