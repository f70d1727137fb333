import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { connect, saveProfile } from "../browserFixture.ts";
import { intercept } from "../faults.ts";
import { button, heading, link, waitForText } from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";

const { page: open, at, person, newcomer, session, founders } = testBrowser({ hasAds: true });

const [runa, iker] = founders("runa-aldecoa", "ikerzubiri");

/** Tag and text of the focused element. */
const focused = (page: Page) =>
  page.evaluate<string>(
    "document.activeElement.tagName + ' ' + (document.activeElement.ariaLabel ?? document.activeElement.innerText).trim().slice(0, 60)",
  );
const focusIs = (page: Page, what: string) => expect.poll(() => focused(page)).toBe(what);

describe("a page", () => {
  it("opened by URL does not move the focus when it has loaded; opened by a link it focuses its heading, also late, after going back and after logout", async () => {
    const page = await open({ token: await session(runa) });
    const late = await intercept(page, "profile.byId", "hang");
    await page.goto(`/profile/view/${iker.id}`);
    await heading(page, "User Profile").waitFor();
    await link(page, "Job Board").focus();
    late.release();
    await heading(page, "ikerzubiri's Profile").waitFor();
    await expect.poll(() => page.title()).toBe("ikerzubiri's Profile · Career Hub");
    await focusIs(page, "A Job Board");

    await page.goto("/profile");
    const held = await intercept(page, "profile.byId", "hang");
    await link(page, "ikerzubiri").click();
    await focusIs(page, "H1 User Profile");
    held.release();
    await focusIs(page, "H1 ikerzubiri's Profile");
    await page.goBack();
    await focusIs(page, "H1 Your Co-founder Profile");
    await link(page, "Job Board").click();
    await focusIs(page, "H1 Available Job Openings");
    await link(page, "Ledger Clerk").click();
    await focusIs(page, "H1 Ledger Clerk");
    await expect.poll(() => page.title()).toBe("Ledger Clerk at Lantern Grid · Career Hub");

    await page.goto("/");
    await button(page, "Logout").click();
    await waitForText(page, "Get Started");
    await focusIs(page, "H1 AI Powered\nCareer Hub");
  });

  it("opened by a link focuses its heading on a slow device, and has one and a title when loading fails; a removed filter passes the focus to the next", async () => {
    const page = await at(null, "/jobs");
    await link(page, "Ledger Clerk").waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 20 });
    await link(page, "Ledger Clerk").press("Enter");
    await heading(page, "Ledger Clerk").waitFor();
    await focusIs(page, "H1 Ledger Clerk");
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });

    await page.goto("/jobs?remote=remote&remote=hybrid&remote=onsite");
    await button(page, "Remove filter Hybrid").press("Enter");
    await focusIs(page, "BUTTON Remove filter\nOn site");

    await page.goto("/jobs");
    const fault = await intercept(page, "job.byId", { status: 500, message: "Internal" });
    await link(page, "Ledger Clerk").click();
    await waitForText(page, "Failed to load this job. Please try again later.");
    await focusIs(page, "H1 Opening");
    await expect.poll(() => page.title()).toBe("Opening · Career Hub");
    fault.release();
    await button(page, "Try Again").click();
    await focusIs(page, "H1 Ledger Clerk");
  });

  it("scrolls elements into view above the fixed action bar", async () => {
    const page = await open(runa);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/generate");
    const bar = page.locator("[data-action-bar]").getByRole("button");
    await bar.waitFor();
    const below = heading(page, "Language Stats");
    const lowestOf = async () => {
      await below.evaluate((node) => node.scrollIntoView({ block: "end" }));
      const box = await below.boundingBox();
      return box && box.y + box.height;
    };
    const top = (await bar.boundingBox())?.y ?? 0;
    expect(await lowestOf()).toBeLessThan(top);
    // Pages without an action bar use the whole height.
    await page.goto("/profile");
    // Its skeleton has the same headings.
    await page.getByRole("article", { name: /^Profile of/ }).waitFor();
    expect(await lowestOf()).toBeGreaterThan(top);
  });
});

describe("a dialog", () => {
  it("returns the focus to the button or menu that opened it, or to the heading when it is gone", async () => {
    const teo = await person("teodorbrask");
    await saveProfile(teo);
    const page = await at(teo, `/profile/view/${iker.id}`);
    await page.getByRole("button", { name: "More actions for ikerzubiri" }).press("Enter");
    await page.getByRole("menuitem", { name: "Block" }).press("Enter");
    await focusIs(page, "BUTTON Cancel");
    await page.keyboard.press("Enter");
    await focusIs(page, "BUTTON More actions for ikerzubiri");

    await page.goto("/profile");
    await button(page, "Delete Profile").press("Enter");
    const dialog = page.getByRole("dialog");
    await focusIs(page, "BUTTON Cancel");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await focusIs(page, "BUTTON Delete Profile");
    await page.keyboard.press("Enter");
    await button(dialog, "Delete Profile").press("Enter");
    await waitForText(page, "No Profile Available");
    await focusIs(page, "H1 Your Co-founder Profile");
  });

  it("above the messages returns the focus to them, and a removed button passes it to the one in its place", async () => {
    const [here, removed, blocked] = [await newcomer(), await newcomer(), await newcomer()];
    const page = await at(here, `/profile/view/${iker.id}`);
    await button(page, "Print or save as PDF").waitFor();
    await button(page, "Send Connection Request").press("Enter");
    await button(page, "Request Sent").waitFor();
    await focusIs(page, "BUTTON Request Sent");

    const isWithin = () => page.evaluate("document.activeElement.closest('[aria-label=Messages]') !== null");
    for (const [there, name] of [
      [removed, "Remove connection"],
      [blocked, "Block"],
    ] as const) {
      await page.goto(`/profile?messages=${await connect(here, there)}`);
      const menu = page.getByRole("button", { name: `More actions for ${there.login}` });
      await menu.press("Enter");
      await page.getByRole("menuitem", { name }).press("Enter");
      await button(page.getByRole("dialog").last(), name).press("Enter");
      await menu.waitFor({ state: "detached" });
      await focusIs(page, "SECTION Messages");
      await page.waitForTimeout(300);
      expect(await isWithin()).toBe(true);
      await page.keyboard.press("Tab");
      expect(await isWithin()).toBe(true);
    }
  });
});
