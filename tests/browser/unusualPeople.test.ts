import { beforeAll, expect, it } from "vitest";
import { link, waitForText } from "./locators.ts";
import { testBrowser } from "./testBrowser.ts";

const { at, founders } = testBrowser();

const [runa] = founders("runa-aldecoa");
type Json = Record<string, unknown>;
let saved: { personal: Json; technical: Json };
beforeAll(async () => {
  saved = (await runa.call("GET", "/profile/saved")).profile;
});

/** The matches on Home of a person without any suggestion. */
async function matchesOnHome(hasSavedProfile: boolean) {
  const stats = { totalCandidates: 0, qualifiedMatches: 0, averageMatchScore: 0 };
  const page = await at(runa, "/", {
    responses: {
      "user.current": { change: (real) => ({ ...real, hasSavedProfile }) },
      "profile.suggestions": { data: { suggestions: [], stats } },
    },
  });
  return page.getByRole("region", { name: "New matches" });
}

it("Home asks for a profile only where none is saved", async () => {
  const [matches, matchesOfSaved] = await Promise.all([matchesOnHome(false), matchesOnHome(true)]);
  expect(await link(matches, "Save a profile").getAttribute("href")).toBe("/generate");
  await waitForText(matchesOfSaved, "No new suggestions right now");
});

it("a profile with a username of 39 characters fits a window of 320 pixels", async () => {
  const personal = { ...saved.personal, html_url: `https://github.com/${"a".repeat(39)}` };
  const page = await at(runa, "/profile", {
    responses: { "profile.saved": { data: { profile: { ...saved, personal } } } },
  });
  await page.getByRole("article", { name: /^Profile of / }).waitFor();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(320);
});
