// Complete user journeys by keyboard only; the focus moves only by keys.
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { pdfFile } from "../cv/sampleCv.ts";
import { ads } from "./ads.ts";
import { enter, keepsFocus, tabTo } from "./keys.ts";
import { button, heading, link, region, waitForNotice, waitForText } from "./locators.ts";
import { testBrowser } from "./testBrowser.ts";

const { page: open, at, person, founders } = testBrowser({ hasAds: true });
const [iker] = founders("ikerzubiri");

const focusIs = (target: Locator) =>
  expect.poll(() => target.evaluate((node) => node === node.ownerDocument.activeElement)).toBe(true);
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const total = (page: Page, count: number) =>
  page.getByRole("status").filter({ hasText: new RegExp(`^${count} openings?, newest first$`) });

describe("by keyboard alone", () => {
  it("two people sign in, connect and send a message", async () => {
    const here = await at(null, "/");
    await enter(button(here, "Log in with GitHub and generate a profile"));
    await enter(here.locator('a[href*="/as/runa-aldecoa?"]').first());
    await enter(button(here, "Generate New Profile"));
    await enter(button(here, "Save This Profile"));
    await waitForNotice(here, "Profile saved successfully!");
    await focusIs(title(here, "Your Co-founder Profile"));

    const suggested = region(here, "Suggested Co-founders");
    await enter(button(suggested, "View Match Details"));
    await suggested.getByText("added up.").waitFor();
    await tabTo(button(suggested, "Connect"), "Shift+Tab");
    await here.keyboard.press("Space");
    await waitForNotice(here, "Connection request sent!");
    await waitForText(suggested, "No new suggestions right now");
    await keepsFocus(here);

    const there = await at(iker, "/profile");
    await enter(button(there, "Accept"));
    await waitForNotice(there, "Connection accepted!");
    await waitForText(region(there, "Incoming Requests"), "No pending requests");
    await focusIs(heading(there, "Incoming Requests"));

    const message = button(region(here, "Your Connections"), "Message");
    await enter(message);
    const field = here.getByLabel("Message to ikerzubiri");
    await focusIs(field);
    await here.keyboard.type("Shall we talk?");
    await here.keyboard.press("Enter");
    await enter(button(region(there, "Your Connections"), /^Message/));
    await waitForText(there.getByRole("dialog"), "Shall we talk?");
    await here.keyboard.press("Escape");
    await field.waitFor({ state: "detached" });
    await focusIs(message);
  });

  it("a CV is uploaded, matched, corrected and removed", async () => {
    const teodor = await person("teodorbrask");
    // An earlier attempt may have failed between upload and removal.
    if ((await teodor.call("GET", "/cv/info")).cv) await teodor.call("DELETE", "/cv");
    const page = await at(teodor, "/matcher");
    const [choosing] = await Promise.all([
      page.waitForEvent("filechooser"),
      enter(button(page, /Drop your CV here or click to choose/)),
    ]);
    await choosing.setFiles(pdfFile());
    await waitForText(page, /ready to upload/);
    await keepsFocus(page);
    await enter(button(page, "Upload CV"));
    await waitForNotice(page, "CV uploaded successfully!");
    await keepsFocus(page);

    await enter(button(page, "Find Matches with My Saved CV"));
    await enter(link(page, "Data Engineer"));
    await focusIs(title(page, "Data Engineer"));
    await enter(link(page.getByRole("banner"), "CV Job Matcher"));
    await focusIs(title(page, "CV Job Matcher"));

    await enter(button(page, "Correct"));
    const skill = page.getByRole("textbox", { name: "Add a skill" });
    await tabTo(skill);
    await page.keyboard.type("Kubernetes");
    await page.keyboard.press("Enter");
    await button(page, "Remove Kubernetes").waitFor();
    await focusIs(skill);
    await tabTo(button(page, "Remove Python"), "Shift+Tab");
    await page.keyboard.press("Enter");
    await button(page, "Remove Python").waitFor({ state: "detached" });
    await keepsFocus(page);
    await enter(button(page, "Save Corrections"));
    await waitForNotice(page, "Your corrections are saved.");
    await keepsFocus(page);

    await tabTo(button(page, "Remove CV"), "Shift+Tab");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await focusIs(button(dialog, "Cancel"));
    await enter(button(dialog, "Remove CV"));
    await waitForNotice(page, "CV removed successfully!");
    await dialog.waitFor({ state: "detached" });
    await focusIs(title(page, "CV Job Matcher"));
  });

  it("openings are searched, filtered, hidden, restored and opened", async () => {
    const page = await at(await person("salome-ferrante"), "/jobs");
    await total(page, ads.length).waitFor();
    await tabTo(page.getByRole("searchbox"));
    await page.keyboard.type("engineer");
    await total(page, 2).waitFor();
    const remote = page.getByRole("checkbox", { name: /^Remote/ });
    await tabTo(remote);
    await page.keyboard.press("Space");
    await total(page, 1).waitFor();
    await focusIs(remote);
    await page.keyboard.press("Space");
    await total(page, 2).waitFor();

    const place = page.getByRole("combobox", { name: "Place" });
    await tabTo(place);
    await page.keyboard.type("tur");
    await page.getByRole("option", { name: /Turin/ }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await total(page, 1).waitFor();
    expect(new URL(page.url()).searchParams.getAll("place")).toEqual(["Turin"]);
    await page.keyboard.press("Escape");
    await tabTo(page.getByRole("button", { name: "Remove filter Turin" }));
    await page.keyboard.press("Enter");
    await total(page, 2).waitFor();
    await keepsFocus(page);

    const card = page.getByRole("article").filter({ has: heading(page, "Data Engineer") });
    const hide = button(card, "Hide Data Engineer");
    await tabTo(hide);
    await page.keyboard.press("Enter");
    await focusIs(page.getByRole("menuitem").first());
    await page.keyboard.press("Escape");
    await focusIs(hide);
    await page.keyboard.press("Enter");
    await focusIs(page.getByRole("menuitem").first());
    await page.keyboard.press("Enter");
    await waitForText(page, "Data Engineer is hidden.");
    await focusIs(button(page, "Undo"));
    await page.keyboard.press("Enter");
    await card.waitFor();
    await focusIs(link(card, "Data Engineer"));
    await page.keyboard.press("Enter");
    await focusIs(title(page, "Data Engineer"));
  });

  it("every page can be traversed in both directions without a focus trap", async () => {
    const page = await open(iker);
    for (const [address, name] of [
      ["/", "AI Powered Career Hub"],
      ["/profile", "Your Co-founder Profile"],
      ["/matcher", "CV Job Matcher"],
      ["/generate", "Generated Profile"],
      ["/jobs?q=clerk", "Available Job Openings"],
    ] as const) {
      await page.goto(address);
      await title(page, name).waitFor();
      await page.locator("main [aria-busy=true]").first().waitFor({ state: "detached" });
      await enter(page.getByRole("link", { name: "Skip to content" }));
      await tabTo(page.getByRole("main").locator("button, a[href], input, textarea").last());
      await tabTo(button(page, "Search and commands"), "Shift+Tab");
    }
  });

  it("on a phone the bars at top and bottom do not cover the focused element", async () => {
    const page = await open(iker, { viewport: { width: 390, height: 700 } });
    for (const [address, name] of [
      ["/profile", "Your Co-founder Profile"],
      ["/generate", "Generated Profile"],
    ] as const) {
      await page.goto(address);
      await title(page, name).waitFor();
      await page.locator("main [aria-busy=true]").first().waitFor({ state: "detached" });
      await tabTo(page.getByRole("main").locator("button, a[href]").last());
      await tabTo(button(page, "Search and commands"), "Shift+Tab");
    }
  });
});
