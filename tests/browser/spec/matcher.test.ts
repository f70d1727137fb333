import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { makeDocx, paragraph } from "../../cv/makeDocx.ts";
import { pdfFile, sampleLines, samplePdf } from "../../cv/sampleCv.ts";
import { intercept } from "../faults.ts";
import { button, heading, isAt, link, region, runUntil, waitForNotice, waitForText } from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";
import { cv, matched, matches } from "./fixtures.ts";
import { walk } from "./walk.ts";

const { page: open, at, person, people } = testBrowser();

const [noor] = people("noor-vanaldenberg");

const initial = 'Upload your CV and click "Find Matches" to start.';
const find = "Find Matches with My Saved CV";
const pdf = pdfFile(samplePdf(), "Ada.pdf");

const manager = (page: Page): Locator => page.getByRole("region", { name: "Your CV" });

async function drop(place: Locator, ...names: string[]): Promise<void> {
  const dataTransfer = await place.page().evaluateHandle(`(() => {
    const transfer = new DataTransfer();
    for (const name of ${JSON.stringify(names)}) transfer.items.add(new File(["%PDF-"], name));
    return transfer;
  })()`);
  await place.dispatchEvent("drop", { dataTransfer });
}

describe("CV Job Matcher (/matcher)", () => {
  walk(
    [
      "CV Job Matcher (/matcher) › Title 'CV Job Matcher' with a 'View All Jobs' link.",
      "CV Job Matcher (/matcher) › current file name, size and last-updated date;",
      "CV Job Matcher (/matcher) › tips.",
      "CV Job Matcher (/matcher) › A button 'Find Matches with My Saved CV'.",
      "CV Job Matcher (/matcher) › Results: a count of matches, the job cards, or the empty text 'No Matches Yet'.",
    ],
    async () => {
      const page = await at(noor, "/matcher", { responses: { "cv.info": { data: { cv } } } });
      await page.getByRole("heading", { level: 1, name: "CV Job Matcher", exact: true }).waitFor();
      await waitForText(manager(page), "Ada Lovelace.pdf");
      await waitForText(manager(page), "184 KB · updated 9 Mar 2026");

      await heading(manager(page), "Tips").waitFor();
      const tips = manager(page).getByRole("list").getByRole("listitem");
      expect(await tips.count()).toBeGreaterThan(1);
      await waitForText(
        manager(page),
        "A scanned page has no text to read. Export the original document as PDF instead.",
      );

      const some = [1, 2, 3].map((number) => matched({}, number));
      const matching = await intercept(page, "cv.match", matches(some));
      await waitForText(page, initial);
      expect(matching.inputs).toHaveLength(0);
      await button(page, find).click();
      const results = region(page, "Matches");
      await heading(results, "Opening 3").waitFor();
      expect(matching.inputs).toHaveLength(1);
      expect(await results.getByRole("article").count()).toBe(3);
      await waitForText(results, "3");
      await results
        .getByRole("status")
        .filter({ hasText: /^3 matches$/ })
        .waitFor({ state: "attached" });
      await intercept(page, "cv.match", matches([], "No open job fits these filters."));
      await button(page, find).click();
      await heading(results, "No Matches Yet").waitFor();
      await waitForText(results, "No open job fits these filters.");
      await waitForText(results, "0");

      await link(page, "View All Jobs").click();
      await isAt(page, "/jobs");
    },
  );

  it("drag-and-drop or click upload, and an upload button;", async () => {
    const page = await open(noor);
    const upload = await intercept(page, "/api/cv/upload", { data: { message: "", cv } });
    await page.goto("/matcher");
    const area = (words: RegExp) => manager(page).getByRole("button", { name: words });
    const [choosing] = await Promise.all([
      page.waitForEvent("filechooser"),
      area(/or click to choose/).click(),
    ]);
    await choosing.setFiles(pdf);
    await drop(area(/^Ada\.pdf/), "One.pdf", "Two.pdf");
    await waitForText(page.getByRole("alert"), /^Only one file/);
    await drop(area(/^Ada\.pdf/), "Dropped.pdf");
    await area(/^Dropped\.pdf/).waitFor();
    expect(upload.inputs).toHaveLength(0);
    const [sent] = await Promise.all([
      page.waitForRequest("**/api/cv/upload"),
      button(page, "Upload CV").click(),
    ]);
    const body = sent.postData() ?? "";
    expect(body).toMatch(/name="cvFile"; filename="Dropped\.pdf"/);
    await waitForNotice(page, "CV uploaded successfully!");
  });

  it("Initial text: 'Upload your CV and click \"Find Matches\" to start.'.", async () => {
    const page = await at(noor, "/matcher");
    await heading(page, initial).waitFor();
  });
});

describe("4. States and transitions", () => {
  it("**CV**: none -> uploaded (the server's cv object replaces any old one) -> removed (after confirmation).", async () => {
    const ada = await person("salome-ferrante");
    const saved = async () => (await ada.call("GET", "/cv/info")).cv?.originalFilename ?? null;
    const page = await at(ada, "/matcher");
    await waitForText(page, initial);
    expect(await saved()).toBeNull();
    const upload = async (file: typeof pdf) => {
      await page.setInputFiles("input[type=file]", file);
      await button(page, "Upload CV").click();
      await page.getByTitle(file.name).waitFor();
      expect(await saved()).toBe(file.name);
    };
    await upload(pdf);
    const buffer = makeDocx(sampleLines.map((line) => paragraph(line)).join(""));
    await upload({ name: "Newer.docx", mimeType: "", buffer });
    expect(await page.getByTitle("Ada.pdf").count()).toBe(0);

    // Shows the response of the upload when the refetch fails.
    await page.clock.install();
    const garbled = await intercept(page, "cv.info", "garbled");
    await intercept(page, "/api/cv/upload", {
      data: { message: "", cv: { ...cv, originalFilename: "Kept as.pdf" } },
    });
    await page.setInputFiles("input[type=file]", pdf);
    await button(page, "Upload CV").click();
    await page.getByTitle("Kept as.pdf").waitFor();
    // Waits for the last retry, because a late response would change the dialog's CV.
    await runUntil(page, () => garbled.inputs.length >= 3);
    await (await intercept(page, "cv.info", { data: { cv: null } })).release();

    await button(page, "Remove CV").click();
    await button(page.getByRole("dialog"), "Cancel").click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    expect(await saved()).toBe("Newer.docx");
    await button(page, "Remove CV").click();
    await button(page.getByRole("dialog"), "Remove CV").click();
    await waitForText(page, initial);
    expect(await saved()).toBeNull();
  });
});
