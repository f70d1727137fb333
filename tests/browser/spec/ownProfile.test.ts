import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import { intercept, recordCalls } from "../faults.ts";
import {
  button,
  heading,
  initialsIn,
  isAt,
  link,
  runUntil,
  waitForNotice,
  waitForText,
} from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";
import type { Json } from "./oneGeneration.ts";
import { walk } from "./walk.ts";

const { page: open, at, founders } = testBrowser();

const [runa] = founders("runa-aldecoa");
let saved: Json;
beforeAll(async () => {
  saved = (await runa.call("GET", "/profile/saved")).profile;
});

/** Opens the profile page with this response. */
async function answered(page: Page, profile: Json): Promise<void> {
  await intercept(page, "profile.saved", { data: { profile } });
  await page.goto("/profile");
}

/** Opens the saved profile with changes. */
async function changed(page: Page, technical: Json = {}, personal: Json = {}): Promise<void> {
  await answered(page, {
    personal: { ...saved.personal, ...personal },
    technical: { ...saved.technical, ...technical },
  });
  await dossier(page).waitFor();
}

const confirm = async (page: Page) => {
  await button(page, "Delete Profile").click();
  await button(page.getByRole("dialog"), "Delete Profile").click();
};

const dossier = (page: Page) => page.getByRole("article", { name: /^Profile of / });
const part = (page: Page, title: string): Locator =>
  dossier(page)
    .locator("section")
    .filter({ has: heading(page, title) });

const tagged = [
  ["keyStrengths", "Key Strengths"],
  ["potentialRoles", "Potential Roles"],
  ["identifiedTechnologies", "Technologies"],
  ["architecturalConcepts", "Architectural Concepts"],
] as const;

describe("Own profile (/profile)", () => {
  walk(
    [
      "Own profile (/profile) › It redirects to / if there is no stored token.",
      "Profile generation (/generate) › It requires a stored token; otherwise it goes to /.",
    ],
    async () => {
      const page = await open(null);
      const calls = recordCalls(page);
      for (const address of ["/profile", "/generate"]) {
        await page.goto(address);
        await isAt(page, "/");
        await heading(page, "Get Started").waitFor();
      }
      for (const call of ["profile.saved", "profile.generate"]) expect(calls).not.toContain(call);
    },
  );

  walk(
    [
      "Own profile (/profile) › Header: avatar or initials, name (fallback 'Unknown User'), a link badge to the code-hosting profile, and the headline.",
      "Own profile (/profile) › Co-founder Summary (empty text 'No co-founder summary provided.').",
      "Own profile (/profile) › Key Strengths tags.",
      "Own profile (/profile) › Potential Roles tags.",
      "Own profile (/profile) › Technologies tags.",
      "Own profile (/profile) › Architectural Concepts tags.",
      "Own profile (/profile) › Language Stats: bars with percentages (empty text 'No language stats available.').",
      "Own profile (/profile) › Project Insights: cards of name and highlight (empty text 'No project insights available.').",
      "Own profile (/profile) › Experience Level badge.",
      "Own profile (/profile) › Header 'Your Co-founder Profile' with buttons 'Generate New' (to /generate), 'Delete Profile' (with confirmation) and 'Home'.",
    ],
    async () => {
      const page = await open(runa);
      await changed(page, {
        languageStats: { Shell: 0.2, TypeScript: 30, Rust: 61.4, "C++": 8.4 },
        projectInsights: [{ name: "tidelog", highlight: "Survives a torn write." }],
        estimatedExperience: "Senior",
      });
      const { personal, technical } = saved;
      await heading(dossier(page), personal.name).waitFor();
      expect(await dossier(page).locator("img").getAttribute("src")).toBe(personal.avatar_url);
      expect(await link(dossier(page), "runa-aldecoa").getAttribute("href")).toBe(personal.html_url);
      await waitForText(dossier(page), technical.headline);
      expect(await part(page, "Co-founder Summary").locator("p").innerText()).toBe(
        technical.coFounderSummary,
      );
      // Tags with evidence are buttons, others are text.
      for (const [field, title] of tagged) {
        const claims: string[] = technical[field];
        expect(claims.length).toBeGreaterThan(0);
        const tags = await part(page, title).getByRole("button").allInnerTexts();
        expect(tags.map((tag) => tag.split("\n")[0])).toEqual(claims);
      }
      const bars = part(page, "Language Stats").getByRole("listitem");
      expect((await bars.allInnerTexts()).map((text) => text.split(/\s+/))).toEqual([
        ["Rust", "61%"],
        ["TypeScript", "30%"],
        ["C++", "8%"],
        ["Shell", "<1%"],
      ]);
      const widths = await bars.evaluateAll((items) =>
        items.map((item) => item.querySelector("[aria-hidden] > i").style.width),
      );
      expect(widths).toEqual(["61.4%", "30%", "8.4%", "0.2%"]);
      const insight = part(page, "Project Insights").getByRole("article");
      await heading(insight, "tidelog").waitFor();
      await waitForText(insight, "Survives a torn write.");
      expect(await insight.count()).toBe(1);
      await waitForText(part(page, "Experience Level"), "Senior");

      const claims = Object.fromEntries(tagged.map(([field]) => [field, ["Alpha", "<b>Beta</b>"]]));
      const nothing = {
        coFounderSummary: "",
        languageStats: {},
        projectInsights: [],
        estimatedExperience: "",
        evidence: {},
      };
      await changed(page, { ...claims, ...nothing }, { avatar_url: "" });
      expect(await initialsIn(dossier(page))).toBe("RA");
      expect(await dossier(page).locator("img").count()).toBe(0);
      for (const [, title] of tagged) {
        await waitForText(part(page, title), "Alpha");
        await waitForText(part(page, title), "<b>Beta</b>");
        expect(await part(page, title).getByRole("button").count()).toBe(0);
      }
      await waitForText(part(page, "Co-founder Summary"), "No co-founder summary provided.");
      await waitForText(part(page, "Language Stats"), "No language stats available.");
      await waitForText(part(page, "Project Insights"), "No project insights available.");
      await waitForText(part(page, "Experience Level"), "N/A");

      // Initials also replace a picture that fails to load.
      await changed(page, {}, { avatar_url: "/no-such-picture.png", name: "" });
      await heading(dossier(page), "Unknown User").waitFor();
      expect(await initialsIn(dossier(page))).toBe("UU");

      expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Your Co-founder Profile");
      await button(page, "Delete Profile").waitFor();
      await link(page.getByRole("main"), "Home").click();
      await isAt(page, "/");
      await page.goBack();
      const held = await intercept(page, "profile.generate", "hang");
      await button(page, "Generate New").click();
      await isAt(page, "/generate");
      await button(page, "Generate Anyway").click();
      await expect.poll(() => held.inputs.length).toBe(1);
    },
  );

  walk(
    [
      "Own profile (/profile) › 'Profile Not Found', with 'Generate Profile' and 'Back to Home' buttons.",
      "8. Error catalogue › If no profile is returned: 'No saved profile data found. Please generate or save your profile.'.",
      "Own profile (/profile) › 'Incomplete Profile Data', with the message 'Profile data is incomplete. Please try re-saving or re-generating.'.",
      "Own profile (/profile) › 'No Profile Available'.",
      "8. Error catalogue › The server's error field, else the error message, else 'Failed to load profile.'.",
    ],
    async () => {
      const page = await open(runa);
      await page.clock.install();
      await answered(page, null);
      await heading(page, "Profile Not Found").waitFor();
      await waitForText(page, "No saved profile data found. Please generate or save your profile.");
      await link(page, "Back to Home").click();
      await isAt(page, "/");
      await page.goBack();
      await link(page, "Generate Profile").click();
      await isAt(page, "/generate");

      const { personal, technical } = saved;
      for (const profile of [{ personal }, { technical }]) {
        await answered(page, profile);
        await heading(page, "Incomplete Profile Data").waitFor();
        await waitForText(page, "Profile data is incomplete. Please try re-saving or re-generating.");
      }

      const sentence = "Too many requests. Please wait a moment and try again.";
      await intercept(page, "profile.saved", { status: 429, message: sentence });
      await page.goto("/profile");
      await waitForText(page.getByRole("alert"), sentence);
      for (const fault of [{ status: 500, message: "" }, "malformed", "cut"] as const) {
        await intercept(page, "profile.saved", fault);
        await page.reload();
        const alert = page.getByRole("alert").getByText("Failed to load profile.", { exact: true }).first();
        await runUntil(page, () => alert.isVisible());
      }

      const failed = { status: 500, message: "Something went wrong." };
      const load = await intercept(page, "profile.saved", failed);
      await intercept(page, "user.current", failed);
      await page.reload();
      await heading(page, "No Profile Available").waitFor();
      await waitForText(page.getByRole("main"), "Something went wrong.");
      await heading(page, "Suggested Co-founders").waitFor();
      await button(page, "Account menu").click();
      await page.getByRole("menuitem", { name: "Logout" }).waitFor();
      await page.keyboard.press("Escape");
      load.release();
      await button(page.getByRole("alert"), "Try Again").click();
      await heading(page, "Runa Aldecoa").waitFor();
      // The same after deleting the profile.
      await intercept(page, "profile.remove", { data: { message: "" } });
      await intercept(page, "profile.saved", { data: { profile: null } });
      await confirm(page);
      await heading(page, "No Profile Available").waitFor();
    },
  );

  walk(
    [
      "8. Error catalogue › **Profile delete**: success 'Profile deleted successfully!'; failure the server error, else 'Failed to delete profile.'.",
      "5. Validation rules › Deleting a profile needs the confirmation 'Are you sure you want to delete your saved profile? This action cannot be undone.'.",
    ],
    async () => {
      const page = await at(runa, "/profile");
      const calls = recordCalls(page);
      await button(page, "Delete Profile").click();
      const dialog = page.getByRole("dialog");
      await waitForText(
        dialog,
        "Are you sure you want to delete your saved profile? This action cannot be undone.",
      );
      await button(dialog, "Cancel").click();
      await dialog.waitFor({ state: "hidden" });
      expect(calls).not.toContain("profile.remove");
      await intercept(page, "profile.remove", { status: 503, message: "The service is busy for a moment." });
      await confirm(page);
      await waitForNotice(page, "The service is busy for a moment.");
      await intercept(page, "profile.remove", "cut");
      await confirm(page);
      await waitForNotice(page, "Failed to delete profile.");
      await heading(page, "Runa Aldecoa").waitFor();
      await intercept(page, "profile.saved", { data: { profile: null } });
      const removal = await intercept(page, "profile.remove", {
        data: { message: "Profile deleted successfully!" },
      });
      await confirm(page);
      await waitForNotice(page, "Profile deleted successfully!");
      await link(page, "Generate Profile").waitFor();
      expect(removal.inputs).toHaveLength(1);
    },
  );
});
