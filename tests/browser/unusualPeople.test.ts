import { beforeAll, expect, it } from "vitest";
import { link, waitForNotice, waitForText } from "./locators.ts";
import { testBrowser } from "./testBrowser.ts";

const { at, founders } = testBrowser();

const [runa, iker, noor] = founders("runa-aldecoa", "ikerzubiri", "noor-vanaldenberg");
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

it("the years of a long history are under their bars on a phone", async () => {
  const page = await at(noor, "/profile", { viewport: { width: 390, height: 844 } });
  await page.getByRole("switch", { name: "Make my profile public" }).press("Space");
  await waitForNotice(page, "Your page is public.");
  await page.goto(`/p/${noor.login}`);
  const middles = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) =>
        all
          .map((node) => node.getBoundingClientRect())
          .map(({ left, right }) => Math.round((left + right) / 2)),
      );
  const bars = await middles(".years > :first-child .year");
  expect(bars).toHaveLength(11);
  expect(await middles(".axis .bars > span")).toEqual(bars);
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

it("pages about a person with a username of 39 characters fit a window of 320 pixels", async () => {
  const username = "a".repeat(39);
  const viewport = { width: 320, height: 700 };
  const width = () => page.evaluate("document.documentElement.scrollWidth");
  const pending = { status: "pending", direction: "incoming", id: iker.id };
  const page = await at(runa, `/profile/view/${iker.id}`, {
    viewport,
    responses: {
      "profile.byId": { change: (one) => ({ ...one, user: { ...one.user, github_username: username } }) },
      "connection.status": { data: pending },
      "sprint.list": {
        data: { partner: { id: iker.id, username, avatar_url: "" }, template: "", sprints: [] },
      },
    },
  });
  await waitForText(page, `${username} wants to connect with you`);
  expect(await width()).toBe(320);
  await page.goto(`/together/${iker.id}`);
  await waitForText(page, `You and ${username}`);
  expect(await width()).toBe(320);
});

it("each number of own commits on a profile is explained", async () => {
  const page = await at(runa, `/profile/view/${iker.id}`);
  await waitForText(
    page,
    "Configuration, exercises and very small repositories do not count towards the level.",
  );
  await waitForText(page, /Only public repositories used as evidence count/);
  await waitForText(page, /^Includes repositories that are not evidence for any claim/);
});
