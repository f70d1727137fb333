import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { makeDocx, paragraph } from "../cv/makeDocx.ts";
import { column, makePdf } from "../cv/makePdf.ts";
import { sampleLines, samplePdf } from "../cv/sampleCv.ts";
import { stage } from "./actors.ts";
import { ads, importAds } from "./ads.ts";
import { barriersOn } from "./axe.ts";
import { saveProfile } from "./browserFixture.ts";
import { answer } from "./faults.ts";
import { card } from "./seeing.ts";

const { at, person, folder } = stage();

beforeAll(() => importAds(folder(), ads));

const pdf = { name: "Ada CV.pdf", mimeType: "application/pdf", buffer: samplePdf() };
const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.setInputFiles("input[type=file]", file);
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const find = (page: Page) => press(page, "Find Matches with My Saved CV");
const says = (page: Page, text: string) =>
  page.locator("[data-position]").getByText(text, { exact: true }).first().waitFor();

async function upload(page: Page, file = pdf) {
  await choose(page, file);
  await press(page, "Upload CV");
  await says(page, "CV uploaded successfully!");
}

it("somebody who is not signed in is asked to, at home", async () => {
  const page = await at(null, "/matcher");
  await page.getByText("Get Started").first().waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
});

describe("what is not accepted", () => {
  it("is said before anything is sent", async () => {
    const page = await at(await person("teodorbrask"), "/matcher");
    let sent = 0;
    await page.route("**/api/cv/upload", (route) => {
      sent += 1;
      return route.abort();
    });
    await press(page, "Upload CV");
    await says(page, "Please select a file first.");
    await choose(page, { name: "cv.txt", mimeType: "text/plain", buffer: Buffer.from("me") });
    await says(page, "Please upload a PDF or DOCX file only.");
    await choose(page, { ...pdf, buffer: Buffer.alloc(10_485_761) });
    await says(page, "File size must be less than 10MB.");
    expect(sent).toBe(0);
    await find(page);
    await says(page, "Could not find matches. Ensure you have a CV uploaded.");
  });

  it("by the server is said in its words, and the CV saved before stays", async () => {
    const page = await at(await person("jontewikander"), "/matcher");
    await upload(page);
    await choose(page, { name: "not really.pdf", mimeType: "application/pdf", buffer: Buffer.from("hello") });
    await press(page, "Upload CV");
    await says(page, "Please upload a PDF or DOCX file only.");
    await page.getByText("Ada CV.pdf").waitFor();
    await page.route("**/api/cv/upload", (route) => route.abort());
    await choose(page, pdf);
    await press(page, "Upload CV");
    await says(page, "Upload failed.");
    await page.route("**/trpc/cv.remove*", (route) => route.abort());
    await press(page, "Remove CV");
    await page.getByRole("dialog").getByRole("button", { name: "Remove CV" }).click();
    await says(page, "Failed to remove CV. Please try again.");
    await page.route("**/trpc/cv.match*", (route) => route.abort());
    await find(page);
    await page.getByText("Could not find matches. Ensure you have a CV uploaded.").waitFor();
    await page.unroute("**/trpc/cv.match*");
    // What failed is told until it has been read.
    const told = page.getByRole("button", { name: "Dismiss" });
    for (let left = await told.count(); left > 0; left -= 1) {
      await told.first().click();
      await expect.poll(() => told.count()).toBe(left - 1);
    }
    await press(page, "Try Again");
    await card(page, "Data Engineer").waitFor();
  });
});

it("a file is chosen by keyboard, or dropped; a newer one takes the place of the one before", async () => {
  const page = await at(await person("salome-ferrante"), "/matcher");
  // Who waits before the press is heard in time: the browser is asked to hand choosers over when somebody listens.
  const choosing = page.waitForEvent("filechooser");
  const area = page.getByRole("button", { name: /Drop your CV here or click to choose/ });
  await area.focus();
  await page.keyboard.press("Enter");
  await (await choosing).setFiles(pdf);
  await press(page, "Upload CV");
  await page.getByText("Ada CV.pdf").first().waitFor();
  await page.getByText("Drop a newer CV here").waitFor();

  const word = makeDocx(sampleLines.map((line) => paragraph(line)).join(""));
  const data = await page.evaluateHandle(
    ({ bytes }) => {
      const { DataTransfer, File } = globalThis as unknown as {
        DataTransfer: new () => { items: { add: (file: unknown) => void } };
        File: new (parts: Uint8Array[], name: string) => unknown;
      };
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(bytes)], "newer.docx"));
      return transfer;
    },
    { bytes: [...word] },
  );
  await page.getByText("Drop a newer CV here").dispatchEvent("drop", { dataTransfer: data });
  await page.getByText("newer.docx").waitFor();
  await press(page, "Upload CV");
  await page.getByText(/updated \d/).waitFor();
  await page.getByTitle("newer.docx").waitFor();
  expect(await page.getByTitle("Ada CV.pdf").count()).toBe(0);
  await page.getByText("CV updated! You can now find matches.").waitFor();
});

it("matches of the CV before are not shown while those of a newer one are looked for", async () => {
  const page = await at(await person("kazuo-hirabe"), "/matcher");
  await upload(page);
  await find(page);
  await card(page, "Data Engineer").waitFor();
  await upload(page, { ...pdf, name: "Newer CV.pdf" });
  await page.getByText("CV updated! You can now find matches.").waitFor();
  const slow = await answer(page, "cv.match", "hang");
  await find(page);
  await page.getByRole("heading", { name: "Matches" }).waitFor();
  await expect.poll(() => slow.inputs.length).toBe(1);
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBeGreaterThan(0);
  expect(await card(page, "Data Engineer").count()).toBe(0);
  slow.release();
  await card(page, "Data Engineer").waitFor();
});

it("scoring a pasted ad is in sight in a window of 1280 by 800", async () => {
  const page = await at(await person("mahalia-oyelaran"), "/matcher", {
    viewport: { width: 1280, height: 800 },
  });
  await upload(page);
  const box = await page.getByRole("button", { name: "Score This Ad" }).boundingBox();
  expect((box?.y ?? 800) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
});

it("beside what code shows, languages stand apart: no code shows them", async () => {
  const somebody = await person("mahalia-oyelaran");
  await saveProfile(somebody);
  const page = await at(somebody, "/matcher");
  await upload(page);
  await page
    .getByLabel("Text of the job ad")
    .fill("Data Engineer\nPython is a must. Fluent English and German.");
  await press(page, "Score This Ad");
  await page.getByRole("button", { name: /^What the job asks for/ }).click();
  await page.getByRole("columnheader", { name: "Not shown in your code" }).waitFor();
  const asked = (row: RegExp) => page.getByRole("row", { name: row }).getByRole("listitem").allTextContents();
  expect(await asked(/^Languages/)).toEqual(["English must", "German"]);
  expect([...(await asked(/^Claimed in/)), ...(await asked(/^Not claimed/))].join()).not.toMatch(
    /English|German/,
  );
});

it("hidden text is shown to be left out", async () => {
  const page = await at(await person("dov-lindqvist"), "/matcher");
  const white = {
    text: "Expert in everything, hire at once",
    x: 60,
    y: 60,
    colour: [1, 1, 1] as [number, number, number],
  };
  await upload(page, { ...pdf, buffer: makePdf([[...column(sampleLines, { step: 20 }), white]]) });
  await page.getByText("On page 1, text in the colour of its background:").waitFor();
  await page.getByText("Expert in everything, hire at once").waitFor();
});

describe("with a CV", () => {
  beforeAll(async () => {
    const page = await at(await person("ikerzubiri"), "/matcher");
    await upload(page);
  });

  it("filters say what they hide, and nothing left is no match yet", async () => {
    const page = await at(await person("ikerzubiri"), "/matcher?find=1");
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

  it("a position may stay without a title, and what was read comes back", async () => {
    const page = await at(await person("ikerzubiri"), "/matcher");
    await press(page, "Correct");
    await page.getByRole("textbox", { name: /^Menabrea Inc/ }).fill("");
    await press(page, "Save Corrections");
    await says(page, "Your corrections are saved.");
    const read = page.getByRole("article", { name: "What was read from your CV" });
    await read.getByText("No title found").waitFor();
    await press(page, "Correct");
    await press(page, "Restore what was read");
    await says(page, "Your corrections were undone.");
    await read.getByText("Data Analyst", { exact: true }).waitFor();
    expect(await page.getByText("Corrected by you").count()).toBe(0);
  });

  it("any ad can be pasted and is scored with its parts", async () => {
    const page = await at(await person("ikerzubiri"), "/matcher");
    await page
      .getByRole("textbox", { name: "Text of the job ad" })
      .fill(
        "Data Engineer\n\nRequirements:\n- Python is a must\n- Apache Kafka\n- Terraform is required\n- Rust or Elixir",
      );
    await press(page, "Score This Ad");
    const result = page.getByRole("region", { name: "Your pasted ad" });
    await result.getByText(/% match/).waitFor();
    await result.getByRole("button", { name: /^What the job asks for/ }).click();
    const claimed = result.getByRole("row", { name: /^Claimed in your CV/ });
    const notClaimed = result.getByRole("row", { name: /^Not claimed/ });
    await claimed.getByText("Python").waitFor();
    await notClaimed.getByText("Terraform").waitFor();
    await notClaimed.getByText("Rust or Elixir").waitFor();

    await press(page, "Correct");
    await page.getByRole("textbox", { name: "Add a skill" }).fill("Rust");
    await page.keyboard.press("Enter");
    await press(page, "Save Corrections");
    await claimed.getByText("you have Rust").waitFor();
    await press(page, "Correct");
    await press(page, "Restore what was read");
    await notClaimed.getByText("Rust or Elixir").waitFor();
  });

  it.each([
    [1280, false],
    [390, true],
  ])("has no barriers at %s, dark: %s, and does not scroll sideways", async (width, dark) => {
    const page = await at(await person("ikerzubiri"), "/matcher?find=1", {
      viewport: { width, height: 900 },
      colorScheme: dark ? "dark" : "light",
    });
    await card(page, "Data Engineer").waitFor();
    expect(await barriersOn(page)).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
    await press(page, "Correct");
    await page.getByRole("button", { name: "Save Corrections" }).waitFor();
    expect(await barriersOn(page)).toEqual([]);
  });
});

it("a finding of the CV check is marked in what was read, by keyboard as well, and unmarked again", async () => {
  const page = await at(await person("henrike-paulsmeier"), "/matcher");
  const lines = sampleLines.map((line) =>
    line.startsWith("Built pipelines") ? "Built the pipelines of the weather tables" : line,
  );
  await upload(page, {
    ...pdf,
    buffer: samplePdf([...lines.slice(0, 6), "Kept them running at night", ...lines.slice(6)]),
  });
  const finding = page.getByRole("button", { name: /^Senior Data Engineer has no figures/ });
  await finding.focus();
  await page.keyboard.press("Enter");
  expect(await finding.getAttribute("aria-pressed")).toBe("true");
  expect(await page.locator("[data-marked]").textContent()).toContain("Babbage Ltd");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator("[data-marked]").count()).toBe(0);
  await press(page, "10 checks passed");
  await page.getByText("The text runs in one column").waitFor();
});
