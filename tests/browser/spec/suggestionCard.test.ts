import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { intercept } from "../faults.ts";
import {
  button,
  initialsIn,
  link,
  region,
  styleOf,
  tokenOf,
  waitForNotice,
  waitForText,
} from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";
import { picture, type Suggestion, showPicture, some, suggestion, suggestions } from "./fixtures.ts";
import { walk } from "./walk.ts";

const { page: open, people } = testBrowser();

const [noor] = people("noor-vanaldenberg");

async function showSuggestions(page: Page, ...list: Partial<Suggestion>[]): Promise<void> {
  const all = list.map((changes, index) => suggestion(changes, index + 1));
  await intercept(page, "profile.suggestions", suggestions(all));
  await showPicture(page);
  await page.goto("/profile");
  await card(page, list.length).waitFor();
}

const card = (page: Page, number = 1): Locator =>
  region(page, "Suggested Co-founders")
    .getByRole("listitem")
    .filter({ has: link(page, `person-${number}`) });

/** The texts beside a term on a card. */
const fact = (place: Locator, name: string): Promise<string[]> =>
  place.locator(`dt:text-is("${name}") + dd`).locator("li, span").allTextContents();

/** How much of the whole is filled, 0 to 1. */
async function shareOf(filled: Locator, whole: Locator): Promise<number> {
  const [part, all] = [await filled.boundingBox(), await whole.boundingBox()];
  return (part?.width ?? 0) / (all?.width ?? 0);
}

const strengths = ["Excellent", "High", "Medium", "Promising"] as unknown as Suggestion["matchStrength"][];

describe("Own profile (/profile)", () => {
  walk(
    [
      "Own profile (/profile) › Avatar; username linking to /profile/view/{user_id}; headline.",
      "Own profile (/profile) › Experience badge, hidden if its value is 'N/A'.",
      "Own profile (/profile) › Match score percent with a strength label and a progress bar.",
      "Own profile (/profile) › A Connect button, showing 'Connecting...' while busy.",
      "Own profile (/profile) › A collapsible 'View Match Details' with a per-category score breakdown as percent bars.",
      "Own profile (/profile) › Top 2 matching areas (area and score).",
      "Own profile (/profile) › Up to 4 shared technologies plus '+N'.",
      "Own profile (/profile) › Up to 3 key strengths plus '+N more'.",
      "Own profile (/profile) › Potential roles.",
      "9. Business constants and limits › Top matching areas per suggestion card | 2",
      "9. Business constants and limits › Shared technologies per suggestion card | 4, then '+N'",
      "9. Business constants and limits › Key strengths per suggestion card | 3, then '+N more'",
      "Own profile (/profile) › Strength colours: Excellent green, High blue, Medium amber, anything else grey.",
      "9. Business constants and limits › Match strength labels | Excellent, High, Medium (else other)",
    ],
    async () => {
      const page = await open(noor);
      await showSuggestions(
        page,
        { matchScore: 82.6 },
        { github_avatar_url: "", estimatedExperience: "N/A" },
      );
      const { user_id, headline } = suggestion();
      expect(await card(page).locator("img").getAttribute("src")).toBe(picture);
      expect(await initialsIn(card(page, 2))).toBe("P2");
      await waitForText(card(page), headline);

      await waitForText(card(page), "Senior");
      expect(await card(page, 2).textContent()).not.toContain("N/A");
      expect(await card(page, 2).getByText("Senior").count()).toBe(0);
      await waitForText(card(page, 2), "Too little evidence to say");

      await waitForText(card(page), "83%");
      await waitForText(card(page), "Excellent");
      const bar = card(page).getByRole("meter", { name: "Match score" });
      expect(await bar.getAttribute("aria-valuenow")).toBe("83");
      expect(await shareOf(bar.locator("i"), bar)).toBeCloseTo(0.83, 2);

      const details = button(card(page), "View Match Details");
      const line = card(page)
        .getByRole("listitem")
        .filter({ hasText: /^Technologies91%/ });
      expect(await details.getAttribute("aria-expanded")).toBe("false");
      expect(await line.count()).toBe(0);
      await details.click();
      expect(await details.getAttribute("aria-expanded")).toBe("true");
      expect(await shareOf(line.locator("i"), line.locator("div:has(> i)"))).toBeCloseTo(0.91, 2);
      await card(page)
        .getByRole("listitem")
        .filter({ hasText: /^Domains71%/ })
        .waitFor();
      await details.click();
      await line.waitFor({ state: "hidden" });

      const request = await intercept(page, "connection.request", "hang");
      await button(card(page), "Connect").click();
      await button(card(page), "Connecting...").waitFor();
      expect(await button(card(page), "Connecting...").isDisabled()).toBe(true);
      await button(card(page), "Connecting...").press("Enter");
      request.release();
      await waitForNotice(page, "Error sending request: User profile not found.");
      await button(card(page), "Connect").waitFor();
      expect(request.inputs).toEqual([{ addresseeId: user_id }]);

      await link(card(page), "person-1").click();
      await page.waitForURL(`**/profile/view/${user_id}`);

      const { topMatchingAreas } = suggestion();
      await showSuggestions(
        page,
        ...[0, 1, 3].map((count) => ({
          topMatchingAreas: topMatchingAreas.slice(0, count),
          commonTechnologies: some("Technology", count * 4),
          keyStrengths: some("Strength", count * 3),
        })),
        { commonTechnologies: some("Technology", 5), keyStrengths: some("Strength", 4) },
      );
      const shown = (name: string) =>
        Promise.all([1, 2, 3, 4].map((number) => fact(card(page, number), name)));
      const areas = ["Technologies 91%", "Domains 71%"];
      expect(await shown("Best in")).toEqual([[], areas.slice(0, 1), areas, areas]);
      const technologies = some("Technology", 4);
      expect(await shown("Shared")).toEqual([
        [],
        technologies,
        [...technologies, "+8"],
        [...technologies, "+1"],
      ]);
      const keys = some("Strength", 3);
      expect(await shown("Strengths")).toEqual([[], keys, [...keys, "+6 more"], [...keys, "+1 more"]]);
      await waitForText(card(page), "Role 1, Role 2");

      await showSuggestions(page, ...strengths.map((matchStrength) => ({ matchStrength })));
      for (const [index, word] of strengths.entries()) {
        await waitForText(card(page, index + 1), word);
        // The steps show the strength without colour.
        const steps = card(page, index + 1).locator("i[data-on]");
        expect(await steps.count()).toBe(4 - index);
      }
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const shown = [];
        for (const [index, token] of ["excellent", "high", "medium", "low"].entries()) {
          const place = card(page, index + 1);
          const fill = await styleOf(place.getByRole("meter").locator("i"), "background-color");
          expect(fill).toBe(await tokenOf(page, `--ch-${token}`));
          const word = place.getByText(strengths[index] ?? "", { exact: true });
          expect(await styleOf(word, "color")).toBe(await tokenOf(page, `--ch-${token}-text`));
          shown.push(hueName(fill));
        }
        expect(shown).toEqual(["green", "blue", "amber", "grey"]);
      }
    },
  );
});

/** The common name of a colour. */
function hueName(colour: string): string {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (most - least < 25) return "grey";
  if (most === blue) return "blue";
  if (most === green) return "green";
  return green > blue && green < red ? "amber" : "another";
}
