import { expect, it } from "vitest";
import { recordCalls } from "./faults.ts";
import { focusIs } from "./keys.ts";
import { button, waitForNotice, waitForText } from "./locators.ts";
import { testBrowser } from "./testBrowser.ts";

const { at, founders } = testBrowser();
const [runa] = founders("runa-aldecoa");

it("a number outside of its limits, a range from more to less and typed text that is not added are kept, and not sent", async () => {
  const page = await at(runa, "/profile/wishes");
  const calls = recordCalls(page);
  for (const [label, typed, error] of [
    ["Hours a week", "0", "Please enter a number from 1 to 80."],
    ["Monthly pay, to", "2000000", "Please enter a number from 0 to 1,000,000."],
    ["Equity, to", "150", "Please enter a number from 0 to 100."],
  ] as const) {
    const field = page.getByLabel(label);
    await field.fill(typed);
    await field.blur();
    await waitForText(page.getByRole("main"), error);
    expect((await field.inputValue()).replace(/\D/g, "")).toBe(typed);
    await button(page, "Save").click();
    await focusIs(field);
    expect(calls).not.toContain("profile.saveWishes");
    await field.fill("");
  }

  const from = page.getByLabel("Monthly pay, from");
  await from.fill("9000");
  await page.getByLabel("Monthly pay, to").fill("100");
  await waitForText(page.getByRole("main"), "“From” must not be higher than “to”.");
  await waitForText(page, "Correct the numbers to see how many people fit.");
  await button(page, "Save").click();
  await focusIs(from);
  expect(calls).not.toContain("profile.saveWishes");
  expect(await from.getAttribute("aria-invalid")).toBe("true");
  await page.getByLabel("Monthly pay, to").fill("12000");
  await button(page, "Save").click();
  await expect.poll(() => calls).toContain("profile.saveWishes");
  await waitForText(page, /^Last saved/);

  await page.goto("/profile/wishes");
  calls.length = 0;
  const field = page.getByRole("combobox", { name: "Add a must-have" });
  await field.fill("Something nobody offers");
  await button(page, "Save").click();
  await waitForText(page, "Not added yet. Choose an option from the list, or clear the field.");
  expect(await field.inputValue()).toBe("Something nobody offers");
  expect(calls).not.toContain("profile.saveWishes");
  await button(page, "Cancel").click();
  expect(await field.inputValue()).toBe("");
  const words = page.getByRole("combobox", { name: "Add a preference" });
  await words.fill("x".repeat(91));
  await waitForText(page, "The wish is 11 characters too long.");
  await words.fill("Likes the sea");
  await page.getByRole("option", { name: /Likes the sea/ }).click();
  await button(page, "Save").click();
  await waitForNotice(page, "What you are looking for is saved.");
});
