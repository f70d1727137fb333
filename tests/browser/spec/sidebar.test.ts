import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { stage } from "../actors.ts";
import { answer, type Fault, withoutNews } from "../faults.ts";
import { button, region, waitForText } from "../locators.ts";
import { lists, suggestion, suggestions } from "./fixtures.ts";

const { page: open, at, founders } = stage();

/** Somebody with a profile whom nobody knows yet. */
const [noor] = founders("noor-vanaldenberg");

const sections = [
  [
    "Suggested Co-founders",
    "profile.suggestions",
    "Could not load suggestions.",
    "No new suggestions right now",
  ],
  ["Incoming Requests", "connection.pending", "Could not load pending requests.", "No pending requests"],
  ["Sent Requests", "connection.sent", "Could not load sent requests.", "No pending requests sent"],
  ["Your Connections", "connection.active", "Could not load active connections.", "No connections yet"],
] as const;

const profileWith = (answers: Record<string, Fault>): Promise<Page> => at(noor, "/profile", { answers });

const given = { "profile.suggestions": suggestions([suggestion()]), ...lists };
const shown = ["person-1", "asks-first", "was-asked", "is-connected"];

/** One person is listed and counted; then nobody is, which is said. */
async function listsAndEmpties(
  name: string,
  procedure: string,
  none: Fault,
  empty: string,
): Promise<Locator> {
  const page = await profileWith(given);
  const section = region(page, name);
  await waitForText(section, shown[sections.findIndex(([title]) => title === name)] ?? "");
  expect(await count(section).textContent()).toBe("1");
  await answer(page, procedure, none);
  await page.reload();
  await waitForText(section, empty);
  return section;
}

const count = (section: Locator) => section.locator("header").getByText(/^\d+$/);

describe("Own profile (/profile)", () => {
  it("Sidebar sections, each with loading, error and empty states:", async () => {
    const page = await open(noor);
    await withoutNews(page);
    const slow = [];
    for (const [, procedure] of sections) slow.push(await answer(page, procedure, "hang"));
    await page.goto("/profile");
    for (const [name] of sections) await region(page, name).locator('[aria-busy="true"]').waitFor();
    for (const fault of slow) fault.release();
    for (const [name, , , empty] of sections) await waitForText(region(page, name), empty);
    const failed = [];
    for (const [, procedure] of sections) failed.push(await answer(page, procedure, { status: 500 }));
    await page.reload();
    for (const [name, , sentence] of sections)
      await region(page, name).getByRole("alert").getByText(sentence, { exact: true }).waitFor();
    for (const fault of failed) fault.release();
    for (const [name, , , empty] of sections) {
      await button(region(page, name), "Try Again").click();
      await waitForText(region(page, name), empty);
    }
  });

  it("Suggested Co-founders: a count badge and stats Candidates, Qualified, Avg Match %. Empty: 'No new suggestions right now' with 'Check back later for new matches!'.", async () => {
    const section = await listsAndEmpties(
      "Suggested Co-founders",
      "profile.suggestions",
      suggestions([]),
      "Check back later for new matches!",
    );
    await waitForText(section, "No new suggestions right now");
    const page = await profileWith(given);
    const stats = region(page, "Suggested Co-founders").locator("dl").first();
    await stats.waitFor();
    expect(await stats.locator("dt").allTextContents()).toEqual(["Candidates", "Qualified", "Avg Match %"]);
    expect(await stats.locator("dd").allTextContents()).toEqual(["41", "12", "68"]);
  });

  it("Incoming Requests. Empty: 'No pending requests'.", () =>
    listsAndEmpties(
      "Incoming Requests",
      "connection.pending",
      { data: { pendingRequests: [] } },
      "No pending requests",
    ));

  it("Sent Requests. Empty: 'No pending requests sent'.", () =>
    listsAndEmpties(
      "Sent Requests",
      "connection.sent",
      { data: { sentRequests: [] } },
      "No pending requests sent",
    ));

  it("Your Connections. Empty: 'No connections yet' with 'Start connecting with suggested co-founders!'.", async () => {
    const section = await listsAndEmpties(
      "Your Connections",
      "connection.active",
      { data: { activeConnections: [] } },
      "No connections yet",
    );
    await waitForText(section, "Start connecting with suggested co-founders!");
  });
});

/** Only this section fails; the others show what they have. */
async function failsAlone(failing: string, sentence: string, fault: Fault): Promise<void> {
  const page = await profileWith({ ...given, [failing]: fault });
  for (const [index, [name, procedure]] of sections.entries()) {
    const section = region(page, name);
    if (procedure === failing)
      await section.getByRole("alert").getByText(sentence, { exact: true }).waitFor();
    else await waitForText(section, shown[index] ?? "");
  }
}

describe("8. Error catalogue", () => {
  it("'Could not load suggestions.'", () =>
    failsAlone("profile.suggestions", "Could not load suggestions.", { status: 500, message: "Broken." }));

  it("'Could not load pending requests.'", () =>
    failsAlone("connection.pending", "Could not load pending requests.", { status: 404, message: "Gone." }));

  it("'Could not load sent requests.'", () =>
    failsAlone("connection.sent", "Could not load sent requests.", { status: 429, message: "Too fast." }));

  it("'Could not load active connections.'", () =>
    failsAlone("connection.active", "Could not load active connections.", "garbled"));
});
