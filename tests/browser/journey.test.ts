import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { pdfFile } from "../cv/sampleCv.ts";
import { ads } from "./ads.ts";
import { enter, focusIs, keepsFocus, tabTo } from "./keys.ts";
import {
  button,
  card,
  descriptionOf,
  heading,
  link,
  region,
  waitForNotice,
  waitForText,
} from "./locators.ts";
import { testBrowser } from "./testBrowser.ts";
import { consoleMessagesOf } from "./visit.ts";

const { at, person, founders, session, statusOf } = testBrowser({ hasAds: true });
const [iker] = founders("ikerzubiri");

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

describe("by keyboard alone", () => {
  it("two people sign in, generate, connect and exchange messages", async () => {
    const here = await at(null, "/");
    await enter(button(here, "Log in with GitHub and generate a profile"));
    await enter(here.locator('a[href*="/as/runa-aldecoa?"]').first());
    await waitForText(here, "Generations used: 0/3");
    await enter(button(here, "Generate New Profile"));
    await waitForText(here, "Generation 1/3");
    const claim = button(here, /^Rust/).first();
    await enter(claim);
    await waitForText(here, /Based on \d+ findings? in \d+ repositor/);
    expect(await here.getByRole("dialog").getByRole("link").count()).toBeGreaterThan(0);
    await here.keyboard.press("Escape");
    await here.getByRole("dialog").waitFor({ state: "hidden" });
    await focusIs(claim);
    await here.reload();
    await enter(button(here, "Save This Profile"));
    await waitForNotice(here, "Profile saved successfully!");
    await focusIs(title(here, "Your Co-founder Profile"));

    const there = await at(iker, "/profile");
    await waitForText(region(there, "Incoming Requests"), "No pending requests");
    const suggested = region(here, "Suggested Co-founders");
    await enter(button(suggested, "View Match Details"));
    await suggested.getByText("added up.").waitFor();
    const asked = there.getByText("runa-aldecoa wants to connect with you.").waitFor();
    await tabTo(button(suggested, "Connect"), "Shift+Tab");
    await here.keyboard.press("Space");
    await waitForNotice(here, "Connection request sent!");
    await asked;
    await waitForText(suggested, "No new suggestions right now");
    await region(here, "Sent Requests").getByText("Request pending").waitFor();
    await keepsFocus(here);

    await there
      .getByRole("link", { name: /Profile.*1 incoming request/ })
      .first()
      .waitFor();
    const accepted = here.getByText("ikerzubiri accepted your connection request.").waitFor();
    await enter(button(there, "Accept"));
    await waitForNotice(there, "Connection accepted!");
    await accepted;
    await waitForText(region(there, "Incoming Requests"), "No pending requests");
    await waitForText(region(there, "Your Connections"), "Connected");
    await focusIs(heading(there, "Incoming Requests"));

    await waitForText(region(here, "Sent Requests"), "No pending requests sent");
    const message = button(region(here, "Your Connections"), "Message");
    await enter(message);
    const field = here.getByLabel("Message to ikerzubiri");
    await focusIs(field);
    await here.keyboard.type("Shall we talk?");
    await here.keyboard.press("Shift+Enter");
    await here.keyboard.type("I have an idea.");
    await here.keyboard.press("Enter");
    await there.getByRole("link", { name: "Read it" }).waitFor();
    await enter(button(region(there, "Your Connections"), /^Message/));
    const arrived = there.getByRole("dialog").getByText("Shall we talk?").last();
    await arrived.waitFor();
    expect(await arrived.textContent()).toBe("Shall we talk?\nI have an idea.");
    await focusIs(there.getByLabel("Message to runa-aldecoa"));
    await there.keyboard.type("Gladly.");
    await there.keyboard.press("Enter");
    await here.getByRole("status").filter({ hasText: "ikerzubiri: Gladly." }).waitFor({ state: "attached" });
    await here.keyboard.press("Escape");
    await field.waitFor({ state: "detached" });
    await focusIs(message);
    expect([...consoleMessagesOf(here), ...consoleMessagesOf(there)]).toEqual([]);
  });

  it("a CV is uploaded, read, matched, corrected and removed", async () => {
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
    const read = page.getByRole("article", { name: "What we read from your CV" });
    for (const text of ["Senior Data Engineer", "Jan 2018 – today", "Babbage Ltd", "Apache Kafka"])
      await waitForText(read, text);
    await waitForText(read, "Name, address, e-mail and phone. They never affect a score.");

    await enter(button(page, "Find Matches with My Saved CV"));
    const job = card(page, "Data Engineer");
    await job.getByText(/% match/).waitFor();
    const titles = await page.getByRole("article").getByRole("heading", { level: 2 }).allTextContents();
    expect(titles.find((name) => ads.some((ad) => ad.title === name))).toBe("Data Engineer");
    const askedFor = button(job, /^What the job asks for: \d+ of \d+ met/);
    await enter(askedFor);
    const claimed = job.getByRole("row", { name: /^Claimed in your CV/ });
    const notClaimed = job.getByRole("row", { name: /^Not claimed/ });
    await claimed.getByText("Python").waitFor();
    await notClaimed.getByText("Kubernetes").waitFor();
    const receipt = button(job, "How this score is calculated");
    expect(await descriptionOf(receipt)).toBe("Data Engineer");
    await enter(receipt);
    await waitForText(job, /^Weight \d+%, adds/);
    const score = async () => Number(await job.getByRole("meter").getAttribute("aria-valuenow"));
    const before = await score();

    await tabTo(button(page, "Correct"), "Shift+Tab");
    await page.keyboard.press("Enter");
    const skill = page.getByRole("textbox", { name: "Add a skill" });
    await tabTo(skill);
    await page.keyboard.type("Kubernetes");
    await page.keyboard.press("Enter");
    await button(page, "Remove Kubernetes").waitFor();
    await focusIs(skill);
    for (const name of ["Remove Apache Kafka", "Remove Python"]) {
      await tabTo(button(page, name), "Shift+Tab");
      await page.keyboard.press("Enter");
      await button(page, name).waitFor({ state: "detached" });
      await focusIs(skill);
    }
    await enter(button(page, "Save Corrections"));
    await waitForNotice(page, "Your corrections are saved.");
    await keepsFocus(page);
    await claimed.getByText("Kubernetes").waitFor();
    await notClaimed.getByText("Python").waitFor();
    expect(await score()).toBeLessThan(before);
    await waitForText(page, "Corrected by you");

    await enter(link(page, "Data Engineer"));
    await focusIs(title(page, "Data Engineer"));
    await page.goBack();
    await page.reload();
    await enter(askedFor);
    await claimed.getByText("Kubernetes").waitFor();

    await tabTo(button(page, "Remove CV"), "Shift+Tab");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await focusIs(button(dialog, "Cancel"));
    await page.keyboard.press("Enter");
    await focusIs(button(page, "Remove CV"));
    await waitForText(page, "Ada CV.pdf");
    await page.keyboard.press("Enter");
    await enter(button(dialog, "Remove CV"));
    await waitForNotice(page, "CV removed successfully!");
    await dialog.waitFor({ state: "detached" });
    await focusIs(title(page, "CV Job Matcher"));
    await page.reload();
    await waitForText(page, "Drop your CV here");
    expect(consoleMessagesOf(page)).toEqual([]);
  });
});

it("an unrequested sign-in shows whose session it is and revokes the previous session", async () => {
  const [dov, mahalia] = await Promise.all([person("dov-lindqvist"), person("mahalia-oyelaran")]);
  const before = await session(dov);
  const page = await at({ token: before }, "/");
  await waitForText(page, "dov-lindqvist");
  await page.goto(`/auth/callback?token=${await session(mahalia)}`);
  await page.getByText("Signed in as mahalia-oyelaran").waitFor();
  await expect.poll(() => statusOf(before)).toBe(401);
  await button(page, "Not you?").click();
  await waitForText(page, "Get Started");
});

it("visitors see openings newest first, and load more by scrolling", async () => {
  const page = await at(null, "/jobs");
  await waitForText(page, `${ads.length} openings, newest first`);
  const titles = page.getByRole("article").getByRole("heading", { level: 2 });
  await titles.nth(2).waitFor();
  expect((await titles.allTextContents()).slice(0, 3)).toEqual([
    "Senior Storage Engineer",
    "Nurse Ward 4",
    "Ledger Clerk",
  ]);
  expect(await button(page, /^Save/).count()).toBe(0);
  while (!(await card(page, "Lorry Driver 42").isVisible())) await page.mouse.wheel(0, 4000);
  expect(await titles.count()).toBe(ads.length);
  const link = page.getByRole("link", { name: "Lorry Driver 30", exact: true });
  await link.scrollIntoViewIfNeeded();
  // Two frames: nobody presses what came into view in the same moment.
  await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
  await link.click();
  await page.getByRole("heading", { name: "Lorry Driver 30", level: 1 }).waitFor();
  await page.goBack();
  await expect.poll(async () => (await link.boundingBox())?.y ?? -1).toBeGreaterThan(0);
  expect((await link.boundingBox())?.y).toBeLessThan(900);
  expect(consoleMessagesOf(page)).toEqual([]);
});
