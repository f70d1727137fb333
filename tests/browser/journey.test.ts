import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { pdfFile } from "../cv/sampleCv.ts";
import { ads } from "./ads.ts";
import {
  button,
  card,
  descriptionOf,
  heading,
  isAt,
  link,
  region,
  storedToken,
  waitForNotice,
  waitForText,
} from "./locators.ts";
import { testBrowser } from "./testBrowser.ts";
import { consoleMessagesOf, logIn } from "./visit.ts";

const { page: open, at, founders, people, person, session, statusOf } = testBrowser({ hasAds: true });
const [mahalia, iker] = founders("mahalia-oyelaran", "ikerzubiri");
const [dov] = people("dov-lindqvist");

async function generate(page: Page) {
  await button(page, "Generate New Profile").click();
  await isAt(page, "/generate");
  await heading(page, "Generated Profile").waitFor();
  await button(page, "Save This Profile").or(button(page, "Update Saved Profile")).waitFor();
}

it("a developer signs in, generates, opens evidence, saves, reloads, deletes and logs out", async () => {
  const page = await open(null);
  await logIn(page, "runa-aldecoa");
  await waitForText(page, "Generations used: 0/3");
  const token = await storedToken(page);
  expect(token).toMatch(/^[\w-]{43}$/);

  await generate(page);
  await waitForText(page, "Generation 1/3");
  const tag = button(page, /^Rust/).first();
  await tag.click();
  await waitForText(page, /Rests on \d+ findings? in \d+ repositor/);
  expect(await page.getByRole("dialog").getByRole("link").count()).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await expect.poll(() => tag.evaluate((node) => node.matches(":focus"))).toBe(true);

  await page.reload();
  await waitForText(page, "Generation 1/3");
  await button(page, "Save This Profile").click();
  await waitForNotice(page, "Profile saved successfully!");
  await isAt(page, "/profile");
  await heading(page, "Your Co-founder Profile").waitFor();
  await page.reload();
  await heading(page, "Runa Aldecoa").waitFor();

  await button(page, "Delete Profile").click();
  await waitForText(
    page,
    "Are you sure you want to delete your saved profile? This action cannot be undone.",
  );
  await button(page.getByRole("dialog"), "Delete Profile").click();
  await waitForNotice(page, "Profile deleted successfully!");
  await page.goto("/");
  await waitForText(page, "Generations used: 1/3");
  await button(page, "Logout").click();
  await waitForText(page, "Get Started");
  expect(await storedToken(page)).toBeNull();
  await expect.poll(() => statusOf(String(token))).toBe(401);
  expect(consoleMessagesOf(page)).toEqual([]);
});

it("an unrequested sign-in shows whose session it is and revokes the previous session", async () => {
  const [runa, teodor] = await Promise.all([person("runa-aldecoa"), person("teodorbrask")]);
  const before = await session(runa);
  const page = await at({ token: before }, "/");
  await waitForText(page, "runa-aldecoa");
  await page.goto(`/auth/callback?token=${await session(teodor)}`);
  await page.getByText("Signed in as teodorbrask").waitFor();
  await expect.poll(() => statusOf(before)).toBe(401);
  await button(page, "Not you?").click();
  await waitForText(page, "Get Started");
});

it("two people connect: suggestion, request, notification, acceptance and messages in both directions", async () => {
  const here = await at(mahalia, "/profile");
  const there = await at(iker, "/");
  await there.getByText("Generations used:").waitFor();

  const suggested = region(here, "Suggested Co-founders")
    .getByRole("listitem")
    .filter({ has: link(here, "ikerzubiri") });
  const { suggestions } = await mahalia.call("GET", "/profile/suggestions");
  const { matchScore } = suggestions.find((one: { user_id: string }) => one.user_id === iker.id);
  const meter = suggested.getByRole("meter", { name: "Match score" });
  expect(await meter.getAttribute("aria-valuenow")).toBe(String(matchScore));
  const details = suggested.getByRole("button", { name: "View Match Details" });
  expect(await details.getAttribute("aria-expanded")).toBe("false");
  await details.click();
  await suggested.getByText(/% of \d+ for complementary roles/).waitFor();

  const sent = here.getByText("Connection request sent!").waitFor();
  const asked = there.getByText("mahalia-oyelaran wants to connect with you.").waitFor();
  await button(suggested, "Connect").click();
  await Promise.all([sent, asked]);
  await suggested.waitFor({ state: "detached" });
  await region(here, "Sent Requests").getByText("Request pending").waitFor();

  await there
    .getByRole("link", { name: /Profile.*1 incoming request/ })
    .first()
    .click();
  await region(there, "Incoming Requests").getByText("wants to connect with you").waitFor();
  // Notices disappear after a while, so the tests wait for them before the action.
  const accepted = here.getByText("ikerzubiri accepted your connection request.").waitFor();
  const done = there.getByText("Connection accepted!").waitFor();
  await button(there, "Accept").click();
  await Promise.all([accepted, done]);
  await region(there, "Incoming Requests").getByText("No pending requests").waitFor();
  await region(there, "Your Connections").getByText("Connected").waitFor();

  await region(here, "Sent Requests").getByText("No pending requests sent").waitFor();
  await region(here, "Your Connections").getByRole("button", { name: "Message" }).click();
  const field = here.getByLabel("Message to ikerzubiri");
  await field.fill("Shall we talk?");
  await field.press("Shift+Enter");
  await field.pressSequentially("I have an idea.");
  const read = there.getByRole("link", { name: "Read it" }).click();
  await field.press("Enter");
  await read;
  const arrived = there.getByText("Shall we talk?").last();
  await arrived.waitFor();
  expect(await arrived.textContent()).toBe("Shall we talk?\nI have an idea.");
  await there.getByLabel("Message to mahalia-oyelaran").fill("Gladly.");
  await there.keyboard.press("Enter");
  await here.getByRole("status").filter({ hasText: "ikerzubiri: Gladly." }).waitFor({ state: "attached" });
  expect([...consoleMessagesOf(here), ...consoleMessagesOf(there)]).toEqual([]);
});

describe("with jobs", () => {
  it("visitors see them newest first, and load more by scrolling", async () => {
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

  it("a CV is uploaded, read, matched, corrected and removed", async () => {
    const page = await at(dov, "/matcher");
    const start = 'Upload your CV and click "Find Matches" to start.';
    const press = (name: string) => button(page, name).click();
    const says = (text: string) => waitForText(page.locator("[data-position]"), text);
    await page.getByText(start).waitFor();
    await page.setInputFiles("input[type=file]", pdfFile());
    await press("Upload CV");
    await says("CV uploaded successfully!");
    await page.getByText("CV updated! You can now find matches.").waitFor();
    await page.getByText("Ada CV.pdf").waitFor();

    const read = page.getByRole("article", { name: "What was read from your CV" });
    await read.getByText("Senior Data Engineer").waitFor();
    await read.getByText("Jan 2018 – today").waitFor();
    await read.getByText("Babbage Ltd").waitFor();
    await read.getByText("Apache Kafka", { exact: true }).waitFor();
    await read.getByText("Name, address, e-mail and phone. Changing them changes no score.").waitFor();
    await press("Show the text as it was read");
    await read.getByText("Read as experience").waitFor();

    await press("Find Matches with My Saved CV");
    const job = card(page, "Data Engineer");
    await job.getByText(/% match/).waitFor();
    const titles = await page.getByRole("article").getByRole("heading", { level: 2 }).allTextContents();
    expect(titles.find((title) => ads.some((ad) => ad.title === title))).toBe("Data Engineer");
    const openTable = () => button(job, /^What the job asks for: \d+ of \d+ met/).click();
    await openTable();
    const claims = job.getByRole("table");
    const notClaimed = claims.getByRole("row", { name: /^Not claimed/ });
    const claimed = claims.getByRole("row", { name: /^Claimed in your CV/ });
    await claimed.getByText("Python").waitFor();
    await notClaimed.getByText("Kubernetes").waitFor();
    const receipt = job.getByRole("button", { name: "How this score is calculated" });
    expect(await descriptionOf(receipt)).toBe("Data Engineer");
    await receipt.click();
    await waitForText(job, /^Weight \d+%, adds/);
    const before = Number(await job.getByRole("meter").getAttribute("aria-valuenow"));

    await press("Correct");
    await page.getByRole("textbox", { name: "Add a skill" }).fill("Kubernetes");
    await page.keyboard.press("Enter");
    await press("Remove Apache Kafka");
    await press("Remove Python");
    await press("Save Corrections");
    await says("Your corrections are saved.");
    await claimed.getByText("Kubernetes").waitFor();
    await notClaimed.getByText("Python").waitFor();
    expect(Number(await job.getByRole("meter").getAttribute("aria-valuenow"))).toBeLessThan(before);
    await page.getByText("Corrected by you").waitFor();

    await job.getByRole("link", { name: "Data Engineer" }).click();
    await page.getByRole("heading", { name: "Data Engineer", level: 1 }).waitFor();
    await page.goBack();
    await openTable();
    await claimed.getByText("Kubernetes").waitFor();
    await page.reload();
    await openTable();
    await claimed.getByText("Kubernetes").waitFor();

    await press("Remove CV");
    const dialog = page.getByRole("dialog", { name: "Remove CV" });
    await dialog.getByText("Are you sure you want to remove your CV?").waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText("Ada CV.pdf").waitFor();
    await press("Remove CV");
    await dialog.getByRole("button", { name: "Remove CV" }).click();
    await says("CV removed successfully!");
    await page.getByText(start).waitFor();
    await page.reload();
    await page.getByText("Drop your CV here").waitFor();
    expect(await page.getByText("Ada CV.pdf").count()).toBe(0);
    expect(consoleMessagesOf(page)).toEqual([]);
  });
});
