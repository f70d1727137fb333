import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { focusIs } from "../keys.ts";
import { button, heading, isAt, link, storedToken, waitForNotice, waitForText } from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";

const { at, person, session, founders } = testBrowser();

const [runa, iker] = founders("runa-aldecoa", "ikerzubiri");

const question = (page: Page) => page.getByRole("dialog", { name: "Leave without saving" });
const leave = (page: Page) => button(question(page), "Leave").click();

async function stay(page: Page): Promise<void> {
  await button(question(page), "Cancel").click();
  await question(page).waitFor({ state: "detached" });
}

const typeHeadline = async (page: Page, text: string) => {
  await button(page, "Edit headline").click();
  await page.getByRole("textbox", { name: "Your headline" }).fill(text);
};

it("unsaved wishes are asked about by Back and Forward, links, shortcuts, the account menu and Logout", async () => {
  const page = await at({ token: await session(runa) }, "/people");
  await link(page, /wishes|looking for/i)
    .first()
    .waitFor();
  const type = async () => {
    await page.getByRole("textbox", { name: "Hours a week" }).fill("20");
    await waitForText(page, "Not saved yet");
  };
  const changeWishes = async () => {
    await page.evaluate("history.pushState(null, '', '/profile/wishes')");
    await type();
  };
  const choose = async (item: string) => {
    await button(page, /^Account menu/).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  await changeWishes();
  await page.evaluate("history.back()");
  await stay(page);
  await isAt(page, "/profile/wishes");
  await waitForText(page, "Not saved yet");
  await page.evaluate("history.back()");
  await leave(page);
  await isAt(page, "/people");
  await page.goForward();
  await type();
  await page.evaluate("history.back()");
  await leave(page);
  await isAt(page, "/people");

  await changeWishes();
  await link(page.getByRole("banner"), "Job Board").click();
  await stay(page);
  await heading(page, "Time").click();
  await page.keyboard.press("g");
  await page.keyboard.press("j");
  await stay(page);
  await choose("Account");
  await leave(page);
  await isAt(page, "/account");
  // Nothing is unsaved any more.
  await link(page.getByRole("banner"), "Job Board").click();
  await isAt(page, "/jobs");

  await changeWishes();
  await choose("Logout");
  await stay(page);
  expect(await storedToken(page)).not.toBeNull();
  await choose("Logout");
  await leave(page);
  await isAt(page, "/");
  expect(await storedToken(page)).toBeNull();
});

it("an open edit of the saved profile and a note are asked about, also by Cancel and Escape, and Generate New keeps its request", async () => {
  const page = await at(runa, "/profile");
  const close = page.getByRole("dialog", { name: "Close without saving" });
  const field = page.getByRole("textbox", { name: "Your headline" });
  await typeHeadline(page, "A headline of many words");
  await field.press("Escape");
  await button(close, "Cancel").click();
  await close.waitFor({ state: "detached" });
  expect(await field.inputValue()).toBe("A headline of many words");
  await button(page, "Cancel").click();
  await button(close, "Close").click();
  await focusIs(button(page, "Edit headline"));
  await typeHeadline(page, "Two words");
  await button(page, "Cancel").click();
  await button(page, "Edit headline").waitFor();

  await typeHeadline(page, "Typed and not saved");
  await link(page.getByRole("banner"), "People").click();
  await stay(page);
  await link(page.getByRole("banner"), /^Messages/).click();
  await page.getByRole("dialog", { name: "Messages" }).waitFor();
  await page.keyboard.press("Escape");
  await button(page, "Generate New").click();
  await leave(page);
  await isAt(page, "/generate");
  await button(page, "Generate Anyway").waitFor();

  await page.goto(`/profile/view/${iker.id}`);
  await button(page, "Add a note").click();
  const note = page.getByRole("textbox", { name: /^A sentence or two/ });
  await note.fill("x".repeat(301));
  await waitForText(page, "301 / 300");
  expect(await button(page, "Send Connection Request").isDisabled()).toBe(true);
  await note.fill("Hello!");
  await link(page.getByRole("banner"), "People").click();
  await stay(page);
  await button(page, "Send Connection Request").click();
  await button(page, "Request Sent").waitFor();
  await link(page.getByRole("banner"), "People").click();
  await isAt(page, "/people");
});

it("saving a generation saves the text of an open editor; its later edit is shown as unsaved and asked about", async () => {
  const mahalia = await person("mahalia-oyelaran");
  await mahalia.call("POST", "/profile/generate", {});
  const page = await at(mahalia, "/generate");
  await typeHeadline(page, "x".repeat(205));
  await waitForText(page, "205 / 200");
  await waitForText(page.getByRole("status"), "The headline is 5 characters too long.");
  expect(await button(page, "Save headline").isDisabled()).toBe(true);
  await button(page, "Save This Profile").click();
  const field = page.getByRole("textbox", { name: "Your headline" });
  await focusIs(field);
  await field.fill("Typed but not confirmed");
  await waitForText(page, "Not saved yet");
  await button(page, "Save This Profile").click();
  await waitForNotice(page, "Profile saved successfully!");
  await isAt(page, "/profile");
  const { profile } = await mahalia.call("GET", "/profile/saved");
  expect(profile.technical.headline).toBe("Typed but not confirmed");
  expect(profile.technical.ownWords).toEqual({ headline: true });

  await page.goto("/generate");
  const badge = page.getByText("Saved", { exact: true });
  await badge.waitFor();
  await typeHeadline(page, "Changed after saving");
  await button(page, "Save headline").click();
  await waitForText(page.getByRole("status"), "Not saved yet");
  expect(await badge.count()).toBe(0);
  await link(page, "View Saved Profile").click();
  await stay(page);
  await button(page, "Update Saved Profile").click();
  await isAt(page, "/profile");
  await waitForText(page, "Changed after saving");
});
