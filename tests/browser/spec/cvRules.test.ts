import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { type Fault, intercept, recordCalls } from "../faults.ts";
import { button, dismissAll, heading, waitForNotice, waitForText } from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";
import { cv, matched, matches } from "./fixtures.ts";
import { walk } from "./walk.ts";

const { at, people } = testBrowser();

const limit = 10_485_760;

const [noor] = people("noor-vanaldenberg");
/** Folder of files that are too large for Playwright to pass in memory. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "career-hub-files-"));
  for (const [name, size] of [
    ["Whole.pdf", limit],
    ["Large.pdf", limit + 1],
  ] as const)
    writeFileSync(join(folder, name), Buffer.alloc(size));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const onlyTypes = "Please upload a PDF or DOCX file only.";
const tooLarge = "File size must be less than 10MB.";
const nothingChosen = "Please select a file first.";
const find = "Find Matches with My Saved CV";

async function matcher(responses: Record<string, Fault> = {}): Promise<Page> {
  const page = await at(noor, "/matcher", { responses });
  await button(page, "Upload CV").waitFor();
  return page;
}

const chooseKept = (page: Page, name: string) => page.setInputFiles("input[type=file]", join(folder, name));
const choose = (page: Page, name: string, content = "%PDF-1.7") =>
  page.setInputFiles("input[type=file]", { name, mimeType: "", buffer: Buffer.from(content) });
const ready = (page: Page, name: string) => page.getByRole("button", { name: `${name} ` }).waitFor();
const accepts = { "/api/cv/upload": { data: { message: "", cv } } };

async function upload(page: Page, name = "Ada.pdf", content?: string): Promise<void> {
  await choose(page, name, content);
  await button(page, "Upload CV").click();
}

describe("5. Validation rules", () => {
  walk(
    [
      "5. Validation rules › CV file types are PDF and DOCX only. Otherwise: 'Please upload a PDF or DOCX file only.'.",
      "9. Business constants and limits › CV file types | pdf, docx",
      "5. Validation rules › Uploading with no file selected gives 'Please select a file first.'.",
      "8. Error catalogue › Validation texts are in point 5.",
      "5. Validation rules › CV size is at most 10 MB (10485760 bytes). Otherwise: 'File size must be less than 10MB.'.",
      "9. Business constants and limits › CV maximum size | 10 MB (10485760 bytes)",
    ],
    async () => {
      const page = await matcher();
      const calls = recordCalls(page);
      const accept = await page.locator("input[type=file]").getAttribute("accept");
      expect(accept?.split(",").filter((type) => type.startsWith("."))).toEqual([".pdf", ".docx"]);
      for (const name of ["Ada.pdf", "Ada.DOCX"]) {
        await choose(page, name);
        await ready(page, name);
      }
      for (const name of ["Ada.doc", "Ada.txt", "Ada", "Ada.pdf.exe"]) {
        await choose(page, name);
        await waitForNotice(page, onlyTypes);
        await page.getByText("or click to choose").waitFor();
        await dismissAll(page);
      }
      await button(page, "Upload CV").click();
      await waitForNotice(page, nothingChosen);
      expect(calls).not.toContain("/api/cv/upload");
      await button(page, find).click();
      await waitForNotice(page, "Could not find matches. Ensure you have a CV uploaded.");

      await dismissAll(page);
      await chooseKept(page, "Large.pdf");
      await waitForNotice(page, tooLarge);
      await button(page, "Upload CV").click();
      await waitForNotice(page, nothingChosen);
      expect(calls).not.toContain("/api/cv/upload");
      await intercept(page, "/api/cv/upload", { data: { message: "", cv } });
      await chooseKept(page, "Whole.pdf");
      await page.getByText("10 MB, ready to upload").waitFor();
      await button(page, "Upload CV").click();
      await waitForNotice(page, "CV uploaded successfully!");
    },
  );
});

describe("8. Error catalogue", () => {
  walk(
    [
      "CV Job Matcher (/matcher) › a remove button;",
      "5. Validation rules › Removing a CV needs the confirmation 'Are you sure you want to remove your CV?'.",
      "8. Error catalogue › Removal failure: 'Failed to remove CV. Please try again.'.",
      "8. Error catalogue › Success texts: 'CV removed successfully!', 'CV uploaded successfully!', 'CV updated! You can now find matches.'.",
    ],
    async () => {
      const page = await matcher({ ...accepts, "cv.info": { data: { cv } } });
      const failing = await intercept(page, "cv.remove", { status: 500, message: "The bin is full." });
      await upload(page);
      await waitForNotice(page, "CV uploaded successfully!");
      await waitForText(page, "CV updated! You can now find matches.");
      const dialog = page.getByRole("dialog", { name: "Remove CV" });
      const remove = async () => {
        await button(page, "Remove CV").click();
        await button(dialog, "Remove CV").click();
      };
      await button(page, "Remove CV").click();
      await waitForText(dialog, "Are you sure you want to remove your CV?");
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
      expect(failing.inputs).toHaveLength(0);
      await remove();
      await waitForNotice(page, "Failed to remove CV. Please try again.");
      await waitForText(page, "Ada Lovelace.pdf");
      const removal = await intercept(page, "cv.remove", { data: { message: "" } });
      await intercept(page, "cv.info", { data: { cv: null } });
      await remove();
      await waitForNotice(page, "CV removed successfully!");
      expect(removal.inputs).toHaveLength(1);
      expect(await page.getByText("Ada Lovelace.pdf").count()).toBe(0);
    },
  );

  walk(
    [
      "8. Error catalogue › Upload failure: the server message, else 'Upload failed.'.",
      "8. Error catalogue › Match failure: the server message, else 'Could not find matches. Ensure you have a CV uploaded.'.",
    ],
    async () => {
      const page = await matcher({ "cv.info": { data: { cv } } });
      const [refused] = await Promise.all([
        page.waitForResponse("**/api/cv/upload"),
        upload(page, "Empty.pdf", ""),
      ]);
      const { message } = await refused.json();
      expect(message.length).toBeGreaterThan(20);
      await waitForNotice(page, message);
      const silent = ["cut", "malformed", { status: 500 }] satisfies Fault[];
      for (const fault of silent) {
        await intercept(page, "/api/cv/upload", fault);
        await dismissAll(page);
        await upload(page);
        await waitForNotice(page, "Upload failed.");
      }
      // The file stays selected for another attempt.
      await ready(page, "Ada.pdf");
      await waitForText(page, "Ada Lovelace.pdf");

      await dismissAll(page);
      await intercept(page, "cv.match", { status: 503, message: "The scales are being adjusted." });
      await button(page, find).click();
      // Shown after the automatic retry, which covers a busy server.
      await waitForText(page.getByRole("alert"), "The scales are being adjusted.");
      await intercept(page, "cv.match", { status: 500, message: "" });
      await button(page, "Try Again").click();
      await waitForText(page.getByRole("alert"), "Could not find matches. Ensure you have a CV uploaded.");
      await intercept(page, "cv.match", matches([matched()]));
      await button(page, "Try Again").click();
      await heading(page, "Opening 1").waitFor();
    },
  );
});
