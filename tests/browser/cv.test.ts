import { createServer } from "node:http";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { column, makePdf } from "../cv/makePdf.ts";
import { pdfFile, sampleLines, samplePdf } from "../cv/sampleCv.ts";
import { listenOnFreePort } from "../setup/freePort.ts";
import { ads } from "./ads.ts";
import { saveProfile } from "./browserFixture.ts";
import { intercept } from "./faults.ts";
import { button, card, waitForNotice, waitForText } from "./locators.ts";
import { cv, matched, matches } from "./spec/fixtures.ts";
import { testBrowser } from "./testBrowser.ts";

const { at, newcomer, page: open, person } = testBrowser({ hasAds: true });

const choose = (page: Page, file: ReturnType<typeof pdfFile>) => page.setInputFiles("input[type=file]", file);
const press = (page: Page, name: string) => button(page, name).click();
const find = (page: Page) => press(page, "Find Matches with My Saved CV");

async function upload(page: Page, file = pdfFile()) {
  await choose(page, file);
  await press(page, "Upload CV");
  await waitForNotice(page, "CV uploaded successfully!");
}

it("hides matches of the previous CV while a new one is matched, and filters show how many they hide, also all", async () => {
  const page = await at(await person("kazuo-hirabe"), "/matcher");
  await upload(page);
  await find(page);
  await card(page, "Data Engineer").waitFor();
  await upload(page, pdfFile(samplePdf(), "Newer CV.pdf"));
  await page.getByText("CV updated! You can now find matches.").waitFor();
  const slow = await intercept(page, "cv.match", "hang");
  await find(page);
  await page.getByRole("heading", { name: "Matches" }).waitFor();
  await expect.poll(() => slow.inputs.length).toBe(1);
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBeGreaterThan(0);
  expect(await card(page, "Data Engineer").count()).toBe(0);
  slow.release();
  await card(page, "Data Engineer").waitFor();

  await page.getByRole("combobox", { name: "Remote" }).click();
  await page.getByRole("option", { name: /Hybrid/ }).click();
  await page.getByText(`Your filters hide ${ads.length - 1} by remote.`).waitFor();
  expect(new URL(page.url()).searchParams.get("remote")).toBe("hybrid");
  await page.getByRole("textbox", { name: "Minimum yearly pay" }).fill("70000");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "No Matches Yet" }).waitFor();
  await page.getByText(/Your filters hide .* by remote and 1 by pay\./).waitFor();
  await press(page, "Remove filter Hybrid");
  await press(page, "Remove filter At least €70,000 a year");
  await card(page, "Data Engineer").waitFor();
  expect(await page.getByRole("button", { name: "Clear filters" }).count()).toBe(0);
  await page.getByRole("textbox", { name: "Minimum yearly pay" }).fill("90000");
  await page.keyboard.press("Enter");
  await press(page, "Clear filters");
  await card(page, "Data Engineer").waitFor();
  expect(await page.getByRole("textbox", { name: "Minimum yearly pay" }).inputValue()).toBe("");
  expect(new URL(page.url()).search).toBe("?find=1");
});

it("calls no match below 30% possible, shows the best five of them, and keeps the pasted ad in a narrower window, on another page and over a reload", async () => {
  const scores = [0.31, 0.09, 0.08, 0.07, 0.06, 0.03];
  const list = scores.map((finalScore, index) => matched({ finalScore }, index + 1));
  const page = await at(await person("kazuo-hirabe"), "/matcher", {
    responses: { "cv.info": { data: { cv } }, "cv.match": matches(list) },
  });
  await find(page);
  const group = (name: string) => page.getByRole("region", { name }).getByRole("article").count();
  await card(page, "Opening 5").waitFor();
  expect([await group("Possible matches"), await group("Weaker matches")]).toEqual([1, 4]);
  await press(page, "Show 1 more");
  expect([await group("Possible matches"), await group("Weaker matches")]).toEqual([1, 5]);

  const text = page.getByRole("textbox", { name: "Text of the job ad" });
  const isKept = () => expect.poll(() => text.inputValue()).toBe("Weaver of looms");
  await text.fill("Weaver of looms");
  await page.setViewportSize({ width: 1000, height: 800 });
  await isKept();
  await page.getByRole("link", { name: "View All Jobs" }).click();
  await page.getByRole("heading", { name: "Available Job Openings" }).waitFor();
  await page.goBack();
  await isKept();
  await page.reload();
  await isKept();
});

it("keeps the words of a requirement and the amount in the pay filter whole on a phone", async () => {
  const match = matched({}).match;
  const requirements = [
    {
      ...{
        must: true,
        inCv: true,
        shownIn: null,
        through: null,
        spoken: false,
        notCompared: false,
        met: true,
      },
      ...{ skill: "Snowflake or BigQuery", has: "Snowflake" },
    },
  ];
  const page = await at(await person("kazuo-hirabe"), "/matcher?find=1", {
    viewport: { width: 390, height: 844 },
    responses: {
      "cv.info": { data: { cv } },
      "cv.match": matches([matched({ match: { ...match, requirements } })]),
    },
  });
  await button(page, /^What the job asks for/).click();
  const must = page.getByText("must", { exact: true });
  expect((await must.boundingBox())?.height).toBeLessThan(20);
  const pay = page.getByRole("textbox", { name: "Minimum yearly pay" });
  await pay.fill("120,000");
  expect(await pay.evaluate((input) => input.scrollWidth <= input.clientWidth)).toBe(true);
});

it("shows that the CV was removed in another tab, on Find Matches and on Remove", async () => {
  const one = await newcomer();
  const [page, other] = [await at(one, "/matcher"), await at(one, "/matcher")];
  await upload(page);
  await other.reload();
  const remove = async (tab: Page) => {
    await press(tab, "Remove CV");
    await button(tab.getByRole("dialog"), "Remove CV").click();
    await waitForNotice(tab, "CV removed successfully!");
    await tab.getByText('Upload your CV and click "Find Matches" to start.').waitFor();
  };
  await button(other, "Remove CV").waitFor();
  await remove(page);
  await remove(other);
  await upload(page);
  await page.getByText("CV updated! You can now find matches.").waitFor();
  await one.call("DELETE", "/cv");
  await find(page);
  await waitForNotice(page, "Could not find matches. Ensure you have a CV uploaded.");
  await button(page, "Remove CV").waitFor({ state: "detached" });
  await page.getByText('Upload your CV and click "Find Matches" to start.').waitFor();
});

it("closes the errors of one file when another is chosen, offers no rejected one again, and says that reading takes longer than usual", async () => {
  const page = await open(await person("kazuo-hirabe"));
  await page.clock.install();
  await page.goto("/matcher");
  const errors = () => page.getByRole("alert").allInnerTexts();
  await choose(page, pdfFile(samplePdf(), "CV.pages"));
  await expect.poll(errors).toEqual(["Please upload a PDF or DOCX file only."]);
  await choose(page, pdfFile(Buffer.from("%PDF-1.7\nnothing"), "Broken.pdf"));
  await expect.poll(errors).toEqual([]);
  await page.getByText("ready to upload").waitFor();
  await press(page, "Upload CV");
  await expect
    .poll(errors)
    .toEqual(["This file is damaged and cannot be read. Please save it again and upload the new file."]);
  await page.getByText("ready to upload").waitFor({ state: "hidden" });
  await choose(page, pdfFile());
  await expect.poll(errors).toEqual([]);

  const silent = createServer((request) => request.resume());
  const port = await listenOnFreePort(silent);
  await page.route("**/api/cv/upload", (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
  await press(page, "Upload CV");
  const status = page.getByRole("status").filter({ hasText: "Reading your CV..." });
  await status.waitFor();
  await page.clock.runFor(10_000);
  await status.filter({ hasText: "This is taking longer than usual…" }).waitFor();
  silent.closeAllConnections();
  silent.close();
});

it("shows Score This Ad without scrolling at 1280 by 800, lists spoken languages apart from skills, and the best jobs with facts and reasons on Home", async () => {
  const somebody = await person("mahalia-oyelaran");
  await saveProfile(somebody);
  const page = await at(somebody, "/matcher", { viewport: { width: 1280, height: 800 } });
  await upload(page);
  const box = await page.getByRole("button", { name: "Score This Ad" }).boundingBox();
  expect((box?.y ?? 800) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
  await page
    .getByLabel("Text of the job ad")
    .fill("Data Engineer\nPython is a must. Fluent English, German and French (C1).");
  await press(page, "Score This Ad");
  await button(page, /^What the job asks for/).click();
  await page.getByRole("columnheader", { name: "Not shown in your code" }).waitFor();
  const asked = (row: RegExp) => page.getByRole("row", { name: row }).getByRole("listitem").allTextContents();
  expect(await asked(/^Languages/)).toEqual(["English must", "French", "German"]);
  expect([...(await asked(/^Claimed in/)), ...(await asked(/^Not claimed/))].join()).not.toMatch(
    /English|French|German/,
  );
  // The CV's level, B2, does not meet it.
  await page.locator("[data-tone]", { hasText: "not at the level asked for" }).getByText("French").waitFor();

  await page.goto("/");
  const best = page.getByRole("region", { name: "Best jobs for your CV" }).getByRole("listitem").first();
  await best.locator("time").waitFor();
  await best.locator("b", { hasText: "Meets" }).waitFor();
});

it("says that there is no list of skills, not that no skill was recognised, and reports hidden text", async () => {
  const page = await at(await person("dov-lindqvist"), "/matcher");
  const lines = [
    "Ada Lovelace",
    "Experience",
    "Warehouse Operative, Babbage Ltd, Jan 2018 - Present",
    "Moved pallets with an FLT licence and an RF scanner",
  ];
  const white = {
    text: "Expert in everything, hire at once",
    x: 60,
    y: 60,
    colour: [1, 1, 1] as [number, number, number],
  };
  await upload(page, pdfFile(makePdf([[...column(lines, { step: 20 }), white]])));
  await waitForText(page, "No list of skills was found. Skills named elsewhere in your CV count too.");
  await page.getByText("On page 1, text in the colour of its background:").waitFor();
  await page.getByText("Expert in everything, hire at once").waitFor();
});

it("a finding of the CV check is marked and unmarked in the CV by keyboard", async () => {
  const page = await at(await person("henrike-paulsmeier"), "/matcher");
  const lines = sampleLines.map((line) =>
    line.startsWith("Built pipelines") ? "Built the pipelines of the weather tables" : line,
  );
  const withNight = [...lines.slice(0, 6), "Kept them running at night", ...lines.slice(6)];
  await upload(page, pdfFile(samplePdf(withNight)));
  const finding = button(page, /^Senior Data Engineer contains no numbers/);
  await finding.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => finding.getAttribute("aria-pressed")).toBe("true");
  expect(await page.locator("[data-marked]").textContent()).toContain("Babbage Ltd");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator("[data-marked]").count()).toBe(0);
  await press(page, "10 checks passed");
  await page.getByText("The text runs in one column").waitFor();
});
