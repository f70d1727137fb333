import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { stage } from "../actors.ts";
import { answer, type Fault, withoutNews } from "../faults.ts";
import { button, region, sees } from "../seeing.ts";
import { lists, suggestion, suggestions } from "./given.ts";

const { page: open, founders } = stage();

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

async function profileWith(faults: Record<string, Fault>): Promise<Page> {
  const page = await open(noor);
  for (const [name, fault] of Object.entries(faults)) await answer(page, name, fault);
  await page.goto("/profile");
  return page;
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
    for (const [name, , , empty] of sections) await sees(region(page, name), empty);
    const failed = [];
    for (const [, procedure] of sections) failed.push(await answer(page, procedure, { status: 500 }));
    await page.reload();
    for (const [name, , sentence] of sections)
      await region(page, name).getByRole("alert").getByText(sentence, { exact: true }).waitFor();
    for (const fault of failed) fault.release();
    for (const [name, , , empty] of sections) {
      await button(region(page, name), "Try Again").click();
      await sees(region(page, name), empty);
    }
  });

  it("Suggested Co-founders: a count badge and stats Candidates, Qualified, Avg Match %. Empty: 'No new suggestions right now' with 'Check back later for new matches!'.", async () => {
    const page = await profileWith({
      "profile.suggestions": suggestions([suggestion({}, 1), suggestion({}, 2)]),
    });
    const section = region(page, "Suggested Co-founders");
    expect(await count(section).textContent()).toBe("2");
    const stats = section.locator("dl").first();
    expect(await stats.locator("dt").allTextContents()).toEqual(["Candidates", "Qualified", "Avg Match %"]);
    expect(await stats.locator("dd").allTextContents()).toEqual(["41", "12", "68"]);
    await answer(page, "profile.suggestions", suggestions([]));
    await page.reload();
    await sees(section, "No new suggestions right now");
    await sees(section, "Check back later for new matches!");
    expect(await count(section).textContent()).toBe("0");
  });

  it("Incoming Requests. Empty: 'No pending requests'.", async () => {
    const page = await profileWith(lists);
    const section = region(page, "Incoming Requests");
    await sees(section, "asks-first");
    expect(await count(section).textContent()).toBe("1");
    await answer(page, "connection.pending", { data: { pendingRequests: [] } });
    await page.reload();
    await sees(section, "No pending requests");
  });

  it("Sent Requests. Empty: 'No pending requests sent'.", async () => {
    const page = await profileWith(lists);
    const section = region(page, "Sent Requests");
    await sees(section, "was-asked");
    expect(await count(section).textContent()).toBe("1");
    await answer(page, "connection.sent", { data: { sentRequests: [] } });
    await page.reload();
    await sees(section, "No pending requests sent");
  });

  it("Your Connections. Empty: 'No connections yet' with 'Start connecting with suggested co-founders!'.", async () => {
    const page = await profileWith(lists);
    const section = region(page, "Your Connections");
    await sees(section, "is-connected");
    expect(await count(section).textContent()).toBe("1");
    await answer(page, "connection.active", { data: { activeConnections: [] } });
    await page.reload();
    await sees(section, "No connections yet");
    await sees(section, "Start connecting with suggested co-founders!");
  });
});

/** Only this section fails; the others show what they have. */
async function failsAlone(failing: string, sentence: string, fault: Fault): Promise<void> {
  const given = { "profile.suggestions": suggestions([suggestion()]), ...lists };
  const page = await profileWith({ ...given, [failing]: fault });
  const shown = ["person-1", "asks-first", "was-asked", "is-connected"];
  for (const [index, [name, procedure]] of sections.entries()) {
    const section = region(page, name);
    if (procedure === failing)
      await section.getByRole("alert").getByText(sentence, { exact: true }).waitFor();
    else await sees(section, shown[index] ?? "");
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
