import { describe, expect } from "vitest";
import { blockEventStream, type Fault, intercept } from "../faults.ts";
import { button, region, waitForText } from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";
import { lists, suggestion, suggestions } from "./fixtures.ts";
import { walk } from "./walk.ts";

const { page: open, founders } = testBrowser();

/** A person with a profile and without connections. */
const [noor] = founders("noor-vanaldenberg");

const given: Record<string, Fault> = { "profile.suggestions": suggestions([suggestion()]), ...lists };
/** Section | procedure | a listed person | error message | texts of the empty list. */
const sections = `
Suggested Co-founders | profile.suggestions | person-1 | Could not load suggestions. | No new suggestions right now; Check back later for new matches!
Incoming Requests | connection.pending | asks-first | Could not load pending requests. | No pending requests
Sent Requests | connection.sent | was-asked | Could not load sent requests. | No pending requests sent
Your Connections | connection.active | is-connected | Could not load active connections. | No connections yet; Start connecting with suggested co-founders!
`
  .trim()
  .split("\n")
  .map((line) => {
    const [name = "", procedure = "", listed = "", failed = "", empty = ""] = line.split(" | ");
    return { name, procedure, listed, failed, empty: empty.split("; ") };
  });
const nobody: Record<string, Fault> = {
  "profile.suggestions": suggestions([]),
  "connection.pending": { data: { pendingRequests: [] } },
  "connection.sent": { data: { sentRequests: [] } },
  "connection.active": { data: { activeConnections: [] } },
};

describe("Own profile (/profile)", () => {
  walk(
    [
      "Own profile (/profile) › Sidebar sections, each with loading, error and empty states:",
      "8. Error catalogue › 'Could not load suggestions.'",
      "8. Error catalogue › 'Could not load pending requests.'",
      "8. Error catalogue › 'Could not load sent requests.'",
      "8. Error catalogue › 'Could not load active connections.'",
      "Own profile (/profile) › Suggested Co-founders: a count badge and stats Candidates, Qualified, Avg Match %. Empty: 'No new suggestions right now' with 'Check back later for new matches!'.",
      "Own profile (/profile) › Incoming Requests. Empty: 'No pending requests'.",
      "Own profile (/profile) › Sent Requests. Empty: 'No pending requests sent'.",
      "Own profile (/profile) › Your Connections. Empty: 'No connections yet' with 'Start connecting with suggested co-founders!'.",
    ],
    async () => {
      const page = await open(noor);
      await blockEventStream(page);
      const answerAll = (fault: Fault, ...others: Fault[]) =>
        Promise.all(sections.map(({ procedure }, at) => intercept(page, procedure, others[at - 1] ?? fault)));
      const slow = await answerAll("hang");
      await page.goto("/profile");
      for (const { name } of sections) await region(page, name).locator('[aria-busy="true"]').waitFor();
      for (const fault of slow) fault.release();
      for (const { name, empty } of sections) await waitForText(region(page, name), empty[0] ?? "");
      const failed = await answerAll({ status: 500 }, { status: 404 }, { status: 429 }, "garbled");
      await page.reload();
      for (const { name, failed: sentence } of sections)
        await waitForText(region(page, name).getByRole("alert"), sentence);
      for (const fault of failed) fault.release();
      for (const { name, empty } of sections) {
        await button(region(page, name), "Try Again").click();
        await waitForText(region(page, name), empty[0] ?? "");
      }

      for (const [procedure, fault] of Object.entries(given)) await intercept(page, procedure, fault);
      await page.reload();
      for (const { name, listed } of sections) {
        await waitForText(region(page, name), listed);
        const count = region(page, name).locator("header").getByText(/^\d+$/);
        expect(await count.textContent()).toBe("1");
      }
      const stats = region(page, "Suggested Co-founders").locator("dl").first();
      expect(await stats.locator("dt").allTextContents()).toEqual(["Candidates", "Qualified", "Avg Match %"]);
      expect(await stats.locator("dd").allTextContents()).toEqual(["41", "12", "68"]);
      for (const [procedure, fault] of Object.entries(nobody)) await intercept(page, procedure, fault);
      await page.reload();
      for (const { name, empty } of sections)
        for (const text of empty) await waitForText(region(page, name), text);
    },
  );
});
