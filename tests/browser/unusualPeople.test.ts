import { beforeAll, expect, it } from "vitest";
import { intercept } from "./faults.ts";
import { link, waitForNotice, waitForText } from "./locators.ts";
import { testBrowser } from "./testBrowser.ts";

const { page: open, at, founders } = testBrowser();

const [runa, iker, noor] = founders("runa-aldecoa", "ikerzubiri", "noor-vanaldenberg");
type Json = Record<string, unknown>;
let saved: { personal: Json; technical: Json };
beforeAll(async () => {
  saved = (await runa.call("GET", "/profile/saved")).profile;
});

it("Home asks for a profile only where none is saved", async () => {
  const stats = { totalCandidates: 0, qualifiedMatches: 0, averageMatchScore: 0 };
  const page = await open(runa);
  await intercept(page, "profile.suggestions", { data: { suggestions: [], stats } });
  const showMatches = async (hasSavedProfile: boolean) => {
    await intercept(page, "user.current", { change: (real) => ({ ...real, hasSavedProfile }) });
    await page.goto("/");
    return page.getByRole("region", { name: "New matches" });
  };
  const asking = link(await showMatches(false), "Save a profile");
  expect(await asking.getAttribute("href")).toBe("/generate");
  await waitForText(await showMatches(true), "No new suggestions right now");
  expect(await asking.count()).toBe(0);
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

it("pages of and about a person with a username of 39 characters fit a window of 320 pixels, and explain each number of commits", async () => {
  const username = "a".repeat(39);
  const personal = { ...saved.personal, html_url: `https://github.com/${username}` };
  const page = await at(runa, "/profile", {
    responses: {
      "profile.saved": { data: { profile: { ...saved, personal } } },
      "profile.byId": { change: (one) => ({ ...one, user: { ...one.user, github_username: username } }) },
      "connection.status": { data: { status: "pending", direction: "incoming", id: iker.id } },
      "sprint.list": {
        data: { partner: { id: iker.id, username, avatar_url: "" }, template: "", sprints: [] },
      },
    },
  });
  const width = () => page.evaluate("document.documentElement.scrollWidth");
  await page.getByRole("article", { name: /^Profile of / }).waitFor();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await width()).toBe(320);
  await page.goto(`/profile/view/${iker.id}`);
  await waitForText(page, `${username} wants to connect with you`);
  expect(await width()).toBe(320);
  // Each number of own commits is explained.
  await waitForText(
    page,
    "Configuration, exercises and very small repositories do not count towards the level.",
  );
  await waitForText(page, /Only public repositories used as evidence count/);
  await waitForText(page, /^Includes repositories that are not evidence for any claim/);
  await page.goto(`/together/${iker.id}`);
  await waitForText(page, `You and ${username}`);
  expect(await width()).toBe(320);
});
