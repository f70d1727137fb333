import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { pdfFile } from "../cv/sampleCv.ts";
import { recordCalls } from "./faults.ts";
import { focusIs } from "./keys.ts";
import { button, descriptionOf, waitForNotice, waitForText } from "./locators.ts";
import { testBrowser } from "./testBrowser.ts";

const { at, person } = testBrowser();

const press = (page: Page, name: string) => button(page, name).click();

beforeAll(async () => {
  const page = await at(await person("ikerzubiri"), "/matcher");
  await page.setInputFiles("input[type=file]", pdfFile());
  await press(page, "Upload CV");
  await waitForNotice(page, "CV uploaded successfully!");
});

it("corrections ask before they are lost, and show the parsed CV from its top once saved", async () => {
  const page = await at(await person("ikerzubiri"), "/matcher", { viewport: { width: 390, height: 700 } });
  await press(page, "Correct");
  const skill = page.getByRole("textbox", { name: "Add a skill" });
  await skill.fill("Weaving");
  await skill.press("Enter");
  await page.getByRole("link", { name: "View All Jobs" }).click();
  await button(page.getByRole("dialog", { name: "Leave without saving" }), "Cancel").click();
  await press(page, "Save Corrections");
  await waitForNotice(page, "Your corrections are saved.");
  const isShown = () => button(page, "Correct").evaluate((node) => node === node.ownerDocument.activeElement);
  await expect.poll(isShown).toBe(true);
  expect((await button(page, "Correct").boundingBox())?.y).toBeGreaterThan(0);
  await press(page, "Correct");
  await press(page, "Restore what we read");
  await waitForNotice(page, "Your corrections were undone.");
});

it("corrections accept a position without a title, are reverted, add a skill that is only typed, and are lost by a newer file, as it says", async () => {
  const page = await at(await person("ikerzubiri"), "/matcher");
  await press(page, "Correct");
  await page.getByRole("textbox", { name: /^Menabrea Inc/ }).fill("");
  await press(page, "Save Corrections");
  await waitForNotice(page, "Your corrections are saved.");
  const read = page.getByRole("article", { name: "What we read from your CV" });
  await read.getByText("No title found").waitFor();
  await press(page, "Correct");
  await press(page, "Restore what we read");
  await waitForNotice(page, "Your corrections were undone.");
  await read.getByText("Data Analyst", { exact: true }).waitFor();
  expect(await page.getByText("Corrected by you").count()).toBe(0);

  await press(page, "Correct");
  await page.getByRole("textbox", { name: "Add a skill" }).fill("Tableau, python");
  await page.getByRole("link", { name: "View All Jobs" }).click();
  await button(page.getByRole("dialog", { name: "Leave without saving" }), "Cancel").click();
  await press(page, "Save Corrections");
  await waitForNotice(page, "Your corrections are saved.");
  await read.getByText("Tableau", { exact: true }).waitFor();
  expect(await read.getByText(/^python$/i).count()).toBe(1);

  const choose = () => page.setInputFiles("input[type=file]", pdfFile());
  const warning = page.getByText("Uploading this file removes your corrections to the current CV.");
  await page.getByText("Corrected by you").waitFor();
  expect(await warning.count()).toBe(0);
  await choose();
  await warning.waitFor();
  expect(await descriptionOf(button(page, "Upload CV"))).toBe(await warning.textContent());
  await press(page, "Upload CV");
  await waitForNotice(page, "CV uploaded successfully!");
  await page.getByText("Corrected by you").waitFor({ state: "detached" });
  await choose();
  await page.getByText("ready to upload").waitFor();
  expect(await warning.count()).toBe(0);
});

it("a pasted ad is not sent when empty, too short or too long; else it is scored by part, and again after corrections", async () => {
  const page = await at(await person("ikerzubiri"), "/matcher");
  const calls = recordCalls(page);
  const field = page.getByRole("textbox", { name: "Text of the job ad" });
  for (const [text, error] of [
    ["", "Please paste a job ad first."],
    [" ", "Please paste a job ad first."],
    ["Engineer", "This is too short to score. Please paste the whole ad."],
  ] as const) {
    await field.fill(text);
    await press(page, "Score This Ad");
    await waitForText(page, error);
    await focusIs(field);
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await descriptionOf(field)).toBe(error);
    await field.fill(`${text}s`);
    await page.getByText(error).waitFor({ state: "detached" });
    expect(await field.getAttribute("aria-invalid")).not.toBe("true");
  }
  await field.fill("x".repeat(30_100));
  await page.getByText("30,100 / 30,000").waitFor();
  await press(page, "Score This Ad");
  await waitForNotice(page, "The ad is 100 characters too long.");
  expect(calls).not.toContain("cv.matchAd");

  await field.fill(
    "Data Engineer\n\nRequirements:\n- Python is a must\n- Apache Kafka\n- Terraform is required\n- Rust or Elixir",
  );
  await press(page, "Score This Ad");
  const result = page.getByRole("region", { name: "Your pasted ad" });
  await result.getByText(/% match/).waitFor();
  await button(result, /^What the job asks for/).click();
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
  await press(page, "Restore what we read");
  await notClaimed.getByText("Rust or Elixir").waitFor();
});
