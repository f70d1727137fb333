import type { Locator, Page } from "playwright-core";
import { describe, expect, it, test } from "vitest";
import { ads } from "./ads.ts";
import type { Person } from "./browserFixture.ts";
import { button, card, dismissAll, heading, region, waitForNotice } from "./locators.ts";
import { testBrowser } from "./testBrowser.ts";
import { consoleMessagesOf } from "./visit.ts";

const { at, newcomer } = testBrowser({ hasAds: true });

/** A person who has saved the two jobs with pay. */
async function applicant(): Promise<Person> {
  const one = await newcomer();
  for (const { id, salary } of await one.call("GET", "/jobs?limit=100"))
    if (salary) await one.call("POST", `/jobs/${id}/mark`, { mark: "saved" });
  return one;
}

const column = (page: Page, stage: string) => region(page, stage);
const waitInColumn = (page: Page, stage: string, title: string) =>
  heading(column(page, stage), title).waitFor();
const move = async (page: Page, title: string, stage: string) => {
  await button(page, `Move ${title}`).click();
  await page.getByRole("menuitem", { name: stage, exact: true }).click();
};
const focusedText = (page: Page) => page.evaluate<string>("document.activeElement?.textContent");

describe("job applications", () => {
  it("are moved by keyboard alone and by drag and drop, and hidden by the pay filter, which shows how many", async () => {
    const page = await at(await applicant(), "/applications");
    await button(page, "Move Data Engineer").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => focusedText(page)).toBe("Applied");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await waitInColumn(page, "Interview", "Data Engineer");

    await column(page, "Interview")
      .getByRole("listitem")
      .filter({ hasText: "Data Engineer" })
      .dragTo(column(page, "Offer"));
    await waitInColumn(page, "Offer", "Data Engineer");
    await page.reload();
    await waitInColumn(page, "Offer", "Data Engineer");

    await waitInColumn(page, "Saved", "Senior Storage Engineer");
    await page.getByLabel("Minimum yearly pay").fill("70,000");
    await page.keyboard.press("Enter");
    await page.getByText(/^Pay is converted to EUR a year.* Hidden: 1 pay less\.$/).waitFor();
    expect(await heading(page, "Data Engineer").count()).toBe(0);
    await page.getByLabel("Currency of pay").selectOption("Any");
    await heading(page, "Data Engineer").waitFor();
  });

  it("are none with one link to the job board; saved there, they are moved through stages, annotated, undone and exported", async () => {
    const page = await at(await newcomer(), "/applications");
    await heading(page, "No saved jobs yet").waitFor();
    expect(await page.getByRole("main").getByRole("link").allTextContents()).toEqual(["Browse Job Board"]);
    expect(await page.getByText("0 jobs.").count()).toBe(0);
    await page.getByRole("link", { name: "Browse Job Board" }).click();

    await button(card(page, "Senior Storage Engineer"), "Save Senior Storage Engineer").click();
    await button(card(page, "Data Engineer"), "Save Data Engineer").click();
    await page.getByRole("link", { name: "Your applications" }).click();
    await waitInColumn(page, "Saved", "Senior Storage Engineer");
    await waitInColumn(page, "Saved", "Data Engineer");

    await move(page, "Senior Storage Engineer", "Applied");
    await waitInColumn(page, "Applied", "Senior Storage Engineer");
    // The focus moves with the card.
    await expect.poll(() => focusedText(page)).toBe("Move Senior Storage Engineer");
    await button(page, "Undo").click();
    await waitInColumn(page, "Saved", "Senior Storage Engineer");
    await move(page, "Senior Storage Engineer", "Interview");
    await waitInColumn(page, "Interview", "Senior Storage Engineer");

    await button(page, "Edit notes and dates for Senior Storage Engineer").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Next date").fill("2098-11-26");
    await dialog.getByLabel("Time").fill("14:00");
    await dialog.getByLabel("Next step").fill("Second round");
    await dialog.getByLabel("Notes").fill("Ask about on-call.");
    await button(dialog, "Save").click();
    await dialog.waitFor({ state: "hidden" });
    await page.reload();
    await waitInColumn(page, "Interview", "Senior Storage Engineer");
    await column(page, "Interview").getByText("Ask about on-call.").waitFor();
    await page
      .getByText("2 jobs. Next: Wednesday 26 Nov 2098, 14:00, Second round at Lantern Grid.")
      .waitFor();
    await button(page, "Edit notes and dates for Senior Storage Engineer").click();
    await dialog.getByLabel("Next date").fill("2020-11-26");
    await button(dialog, "Save").click();
    await page
      .getByText("2 jobs. Overdue: Thursday 26 Nov 2020, 14:00, Second round at Lantern Grid.")
      .waitFor();

    const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Export CSV").click()]);
    expect(download.suggestedFilename()).toBe("applications.csv");
    expect(consoleMessagesOf(page)).toEqual([]);
  });

  it("are listed twenty to a stage until all are requested", async () => {
    const one = await newcomer();
    const jobs = (await one.call("GET", "/jobs?limit=25")) as { id: string }[];
    for (const { id } of jobs) await one.call("POST", `/jobs/${id}/mark`, { mark: "saved" });
    const page = await at(one, "/applications");
    const cards = column(page, "Saved").getByRole("listitem");
    await button(column(page, "Saved"), "Show 5 more").waitFor();
    expect(await cards.count()).toBe(20);
    await button(column(page, "Saved"), "Show 5 more").click();
    await expect.poll(() => cards.count()).toBe(25);
  });

  it("ask before changed notes are lost, return the focus when the dialog closes, and count the characters of long notes", async () => {
    const page = await at(await applicant(), "/applications");
    const edit = button(page, "Edit notes and dates for Data Engineer");
    const dialog = page.getByRole("dialog", { name: "Data Engineer" });
    const isFocused = () =>
      expect.poll(() => edit.evaluate((node) => node === node.ownerDocument.activeElement)).toBe(true);
    await edit.click();
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await isFocused();
    await edit.click();
    await dialog.getByLabel("Notes").fill("Ask about on-call.");
    await page.keyboard.press("Escape");
    const question = page.getByRole("dialog", { name: "Close without saving" });
    await question.waitFor();
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "hidden" });
    expect(await dialog.getByLabel("Notes").inputValue()).toBe("Ask about on-call.");
    await page.mouse.click(5, 5);
    await button(question, "Close").click();
    await dialog.waitFor({ state: "hidden" });
    await isFocused();
    await edit.click();
    expect(await dialog.getByLabel("Notes").inputValue()).toBe("");
    await dialog.getByLabel("Notes").fill("Ask about pay and about on-call.");
    await button(dialog, "Cancel").click();
    await button(question, "Cancel").click();
    await dialog.getByLabel("Notes").fill("Ask about pay.");
    await button(dialog, "Save").click();
    await waitForNotice(page, "Your notes are saved.");
    await isFocused();

    await dismissAll(page);
    await edit.click();
    await page.getByRole("textbox", { name: "Notes" }).fill("x".repeat(4002));
    await page.getByText("4,002 / 4,000").waitFor();
    await button(page, "Save").click();
    await page.getByRole("alert").getByText("The note is 2 characters too long.").waitFor();
    await page.getByRole("textbox", { name: "Notes" }).fill("x".repeat(4000));
    await button(page, "Save").click();
    await waitForNotice(page, "Your notes are saved.");
  });

  it("show the stage that another tab has moved one to, and notes saved there, to keep one's own or to take them", async () => {
    const one = await applicant();
    const [first, second] = [await at(one, "/applications"), await at(one, "/applications")];
    await waitInColumn(second, "Saved", "Data Engineer");
    await move(first, "Data Engineer", "Closed");
    await waitInColumn(first, "Closed", "Data Engineer");
    await button(first, "Undo").isEnabled();
    await first.reload();
    await waitInColumn(first, "Closed", "Data Engineer");
    await move(second, "Data Engineer", "Applied");
    await second.getByRole("alert").getByText("This job is now in another stage: Closed.").waitFor();
    await waitInColumn(second, "Closed", "Data Engineer");

    const opened = async (page: Page) => {
      await button(page, "Edit notes and dates for Data Engineer").click();
      return page.getByRole("dialog", { name: "Data Engineer" });
    };
    const save = async (dialog: Locator, note: string) => {
      await dialog.getByLabel("Notes").fill(note);
      await button(dialog, "Save").click();
    };
    const mine = await opened(second);
    const other = await opened(first);
    await save(other, "From the first tab");
    await other.waitFor({ state: "hidden" });
    await save(mine, "From the second tab");
    await region(mine, "Saved version").getByText("From the first tab").waitFor();
    await button(mine, "Keep My Text").click();
    await button(mine, "Save").click();
    await mine.waitFor({ state: "hidden" });
    await column(second, "Closed").getByText("From the second tab").waitFor();
    await save(await opened(first), "From the first tab again");
    await button(other, "Use the Saved Text").click();
    expect(await other.getByLabel("Notes").inputValue()).toBe("From the second tab");
  });
});

test("pay on the board filters and sorts within one currency, stored in the URL", async () => {
  const page = await at(null, "/jobs");
  await card(page, "Senior Storage Engineer").waitFor();
  await page.getByLabel("Sort by").selectOption("Highest pay");
  await page.getByText("2 openings, highest pay first").waitFor();
  await button(page, "Remove filter Pay in EUR").waitFor();
  expect(await page.getByRole("article").getByRole("heading", { level: 2 }).allTextContents()).toEqual([
    "Senior Storage Engineer",
    "Data Engineer",
  ]);
  const pay = page.getByLabel("Minimum yearly pay");
  await pay.fill("70000");
  await page.getByText("1 opening, highest pay first").waitFor();
  await pay.fill("999999999999");
  await page.getByText("At most 10,000,000.").waitFor();
  await pay.fill("abc");
  await pay.press("Enter");
  await page.getByText("Please enter an amount, such as 60,000.").waitFor();
  expect(new URL(page.url()).searchParams.get("pay")).toBe("70000");
  await page.reload();
  await page.getByText("1 opening, highest pay first").waitFor();
  await button(page, "Remove filter At least €70,000 a year").click();
  await page.getByText(`${ads.length} openings, newest first`).waitFor();
});
