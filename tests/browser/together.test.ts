import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { connect } from "./browserFixture.ts";
import { focusIs } from "./keys.ts";
import { button, heading, link, region, waitForNotice, waitForText } from "./locators.ts";
import { testBrowser } from "./testBrowser.ts";
import { consoleMessagesOf } from "./visit.ts";

const { at, founders } = testBrowser();
const [runa, iker, zeynep] = founders("runa-aldecoa", "ikerzubiri", "zeynep-aksungur");

const editor = (page: Page) => page.getByLabel("The page, in Markdown");
const add = async (page: Page, wish: string) => {
  await page.getByRole("combobox", { name: "Add a must-have" }).fill(wish);
  await page.getByRole("option", { name: wish }).first().click();
};

it("two people connect by wishes, write messages, run a trial sprint and post an opening", async () => {
  const here = await at(runa, "/profile/wishes");
  const there = await at(iker, "/");
  await there.getByText("Generations used:").waitFor();
  await button(here, "Now").press("Space");
  await add(here, "Owns the interface");
  await button(here, "Save").click();
  await waitForNotice(here, "What you are looking for is saved.");

  await here.goto("/people?q=ikerzubiri");
  await link(here, "ikerzubiri").first().click();
  await heading(here, "You and ikerzubiri").waitFor();
  await waitForText(here, /^They meet \d of your 1/);
  await button(here, "What If …").click();
  await here.getByLabel("If I learned …").fill("Hardw");
  await here.getByRole("option", { name: "Hardware area" }).click();
  await here.getByText(/^The score would/).waitFor();
  await here.getByText(/Nothing is stored, and ikerzubiri does not see it\./).waitFor();

  const accepted = here.getByText("ikerzubiri accepted your connection request.").waitFor();
  await button(here, "Send Connection Request").click();
  await there.getByText("runa-aldecoa wants to connect with you.").waitFor();
  await there.goto(`/profile/view/${runa.id}`);
  await button(there, "Accept").click();
  await accepted;

  await link(here, "Message").click();
  const field = here.getByRole("textbox", { name: "Message to ikerzubiri" });
  await field.fill("Shall we try two weeks?");
  await field.press("Enter");
  await there.getByRole("link", { name: "Messages" }).first().click();
  await there.getByText("Shall we try two weeks?").first().waitFor();
  // Closing the messages returns to the page they were opened from.
  for (const [page, person] of [
    [here, iker],
    [there, runa],
  ] as const) {
    await button(page.getByRole("dialog"), "Close").click();
    await page.waitForURL(`**/profile/view/${person.id}`);
  }

  await link(here, "Trial Sprint and Openings").click();
  await heading(here, "Trial sprint").waitFor();
  await link(there, "Trial Sprint and Openings").click();
  await heading(there, "Trial sprint").waitFor();
  const started = there.getByText("runa-aldecoa started a trial sprint with you.").waitFor();
  await button(here, "Start Trial Sprint").click();
  await started;
  await waitForText(there, "Day 1 of 14");
  await heading(there, "Who decides").waitFor();

  // Both edit the same version, and the second save reports the conflict.
  await button(here, "Edit").click();
  await button(there, "Edit").click();
  await editor(here).fill("# Goal\n\nOne **log** <img src=x onerror=alert(1)>");
  await editor(there).fill("# Goal\n\nOne map");
  await button(here, "Save").click();
  await waitForNotice(here, "Saved.");
  const theirs = region(there, "runa-aldecoa’s version");
  await theirs.getByText("One **log**").waitFor();
  expect(await editor(there).inputValue()).toBe("# Goal\n\nOne map");
  await button(there, "Keep My Text").click();
  await editor(there).fill("# Goal\n\nOne map and one **log** <img src=x onerror=alert(1)>");
  await button(there, "Save").click();
  await waitForNotice(there, "Saved.");
  await here.locator("strong", { hasText: "log" }).waitFor();
  await here.getByText("One map and one").waitFor();
  expect(await here.locator("img[src=x]").count()).toBe(0);
  await expect.poll(() => there.evaluate("document.activeElement?.textContent")).toBe("Edit");
  // Quotes nested too deeply to be parsed are shown as they were written.
  await button(there, "Edit").click();
  await editor(there).fill(`${"> ".repeat(6_000)}deep`);
  await button(there, "Save").click();
  for (const page of [here, there]) await page.locator("pre", { hasText: "> deep" }).waitFor();
  const [file] = await Promise.all([
    here.waitForEvent("download"),
    button(here, "Download as Markdown").click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^trial-sprint-\d{4}-\d\d-\d\d\.md$/);

  await button(here, "Propose an Opening").click();
  await here.getByLabel("Title").fill("Founding cartographer");
  await here.getByLabel("Who you are looking for").fill("You own our maps.\n- PostGIS");
  await here.getByLabel("Work mode").selectOption("Hybrid");
  await button(here, "Propose to ikerzubiri").click();
  await waitForText(here, "Waiting for ikerzubiri");
  const visitor = await at(null, "/jobs?q=cartographer");
  await visitor.getByText("Founding cartographer").waitFor({ state: "detached" });
  await there.getByRole("article", { name: "Founding cartographer" }).getByText("Hybrid").waitFor();
  await button(there, "Agree and Post").click();
  await waitForText(here, "On the job board");
  await visitor.reload();
  await link(visitor, "Founding cartographer").click();
  await waitForText(visitor, "Posted by two people");
  const reader = await at(zeynep, new URL(visitor.url()).pathname);
  await button(reader, "Report This Opening").click();
  await reader.getByLabel("What is wrong?").fill("There is no such company");
  await button(reader.getByRole("dialog"), "Report").click();
  await waitForNotice(reader, "Reported. The people who run this service will look at it.");

  await button(there, "End Sprint").click();
  await button(there.getByRole("dialog"), "End Sprint").click();
  await here.getByText("Keep working together").click();
  await button(here, "Save Answer").click();
  await waitForNotice(here, "Your answer is saved.");
  await there.getByText("Keep working together").click();
  await button(there, "Save Answer").click();
  await there.getByText(/^runa-aldecoa:/).waitFor();
  expect([...consoleMessagesOf(here), ...consoleMessagesOf(there)]).toEqual([]);
}, 120_000);

it("a part that falls by something learned says why", async () => {
  const page = await at(runa, `/profile/view/${zeynep.id}`, {
    responses: {
      "profile.ifLearned": {
        change: ({ answer: { now, imagined, claim } }) => {
          const scoreBreakdown = { ...now.scoreBreakdown, Technologies: now.scoreBreakdown.Technologies - 1 };
          return { answer: { claim, now, imagined: { ...imagined, scoreBreakdown } } };
        },
      },
    },
  });
  await button(page, "What If …").click();
  await page.getByLabel("If I learned …").fill("Hardw");
  await page.getByRole("option", { name: "Hardware area" }).click();
  const parts = page.getByRole("rowheader");
  await parts.filter({ hasText: /^TechnologiesA technology only you have lowers your overlap/ }).waitFor();
  expect(await parts.locator("small").count()).toBe(1);
});

it("an edited page asks before leaving and is saved by keyboard", async () => {
  const connectionId = await connect(zeynep, runa);
  const page = await at(zeynep, `/together/${connectionId}`, { viewport: { width: 390, height: 844 } });
  await button(page, "Start Trial Sprint").press("Enter");
  await button(page, "Edit").press("Enter");
  await expect.poll(() => page.evaluate("document.activeElement?.tagName")).toBe("TEXTAREA");
  await page.keyboard.type("Small. ");
  await link(page, "Message").click();
  await button(page.getByRole("dialog"), "Cancel").click();
  expect(await editor(page).inputValue()).toContain("Small. ");
  await button(page, "Save").press("Enter");
  await waitForNotice(page, "Saved.");
  await page.reload();
  await page.getByText("Small.").waitFor();
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
});

it("a wrong field has the focus and says what is wrong", async () => {
  const page = await at(iker, `/together/${await connect(iker, zeynep)}`);
  const isWrong = async (label: string, error: string) => {
    const field = page.getByLabel(label);
    await focusIs(field);
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    const errorId = await page.getByText(error, { exact: true }).getAttribute("id");
    expect(await field.getAttribute("aria-describedby")).toContain(errorId);
  };
  await page.getByLabel("First day").fill("2020-01-01");
  await button(page, "Start Trial Sprint").press("Enter");
  await isWrong("First day", "The first day cannot be in the past.");

  await button(page, "Propose an Opening").click();
  await page.getByLabel("Title").fill("Founding cartographer");
  await button(page, "Propose to zeynep-aksungur").press("Enter");
  await isWrong("Who you are looking for", "Please describe it.");
  await page.getByLabel("Title").fill("");
  await button(page, "Propose to zeynep-aksungur").press("Enter");
  await isWrong("Title", "Please give it a title.");
  await page.getByLabel("Title").fill("Founding cartographer <i>x</i>");
  await page.getByLabel("Who you are looking for").fill("You own all of our maps.");
  await button(page, "Cancel").click();
  await button(page.getByRole("dialog", { name: "Close without saving" }), "Cancel").click();
  await button(page, "Propose to zeynep-aksungur").click();
  await heading(page, "Founding cartographer <i>x</i>").waitFor();

  await page.goto(`/profile/view/${zeynep.id}`);
  await page.getByRole("button", { name: "More actions for zeynep-aksungur" }).click();
  await page.getByRole("menuitem", { name: "Report" }).click();
  await button(page.getByRole("dialog"), "Report").press("Enter");
  await isWrong("What is wrong?", "Please say what is wrong.");
});
