import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { intercept } from "./faults.ts";
import { button } from "./locators.ts";
import { hostile, madeOfText, poisonAll, watchFor } from "./states/hostile.ts";
import type { Seeded } from "./states/seed.ts";
import { seededBrowser } from "./states/seededBrowser.ts";

// trust/xss.test.ts tests user input by field; this file replaces every string of every response, in overlays as well.
const { page: open, seeded } = seededBrowser();

type Shown = {
  what: string;
  address: string | ((seeded: Seeded) => string);
  act?: (page: Page) => Promise<unknown>;
  /** Sanitized markup is expected. While the sanitizer parses it, the CSP reports blocked inline handlers. */
  markup?: boolean;
};

const shown: Shown[] = [
  {
    what: "the account menu",
    address: "/",
    act: async (page) => {
      await button(page, /^Account of/).click();
      await page
        .getByRole("menu")
        .getByText(/Signed in as/)
        .waitFor();
    },
  },
  {
    what: "a generated profile and its evidence",
    address: "/generate",
    act: async (page) => {
      await button(page, /findings?$/)
        .first()
        .click();
      await page.getByRole("dialog").getByText(hostile.slice(0, 40)).first().waitFor();
    },
  },
  {
    what: "a saved profile, suggestions, requests and connections",
    address: "/profile",
    act: async (page) => {
      await button(page, "View Match Details").first().click();
      await page.getByText("added up.").waitFor();
      await button(page, "Accept").first().waitFor();
    },
  },
  {
    what: "the server's message in a notice",
    address: "/profile",
    act: async (page) => {
      await intercept(page, "connection.decline", { data: { message: hostile } });
      await button(page, "Cancel Request").click();
      await page.getByRole("status").filter({ hasText: "taken" }).first().waitFor();
    },
  },
  {
    what: "messages",
    address: (seeded) => `/profile?messages=${seeded.connectionId}`,
    act: (page) => page.getByRole("dialog").getByRole("listitem").nth(4).waitFor(),
  },
  { what: "another person's profile", address: (seeded) => `/profile/view/${seeded.iker.id}` },
  {
    what: "an error message",
    address: "/profile/view/00000000-0000-4000-8000-000000000000",
  },
  {
    what: "openings and filters",
    markup: true,
    address: "/jobs",
    act: async (page) => {
      await page.getByRole("combobox", { name: "Technology" }).click();
      await page.getByRole("option").filter({ visible: true }).first().waitFor();
      await button(page, /^Hide/).first().click();
      await page.getByRole("menuitem").first().waitFor();
    },
  },
  { what: "an opening", markup: true, address: (seeded) => `/jobs/${seeded.jobId}` },
  {
    what: "a CV and its parsed content",
    address: "/matcher",
    act: async (page) => {
      await button(page, "Show the text as it was read").click();
      await page.getByText("Read as experience").waitFor();
      await button(page, "Correct").click();
      await button(page, "Save Corrections").waitFor();
    },
  },
  {
    what: "matches, their reasons and requirements",
    markup: true,
    address: "/matcher?find=1",
    act: async (page) => {
      await page.getByText("% match").first().waitFor();
      await button(page, "How this score is calculated").first().click();
    },
  },
];

describe("hostile text in server responses is shown as plain text", () => {
  it.each(shown)("$what", async ({ address, act, markup }) => {
    const page = await open(seeded().runa);
    const taken = await watchFor(page);
    await poisonAll(page);
    await page.goto(typeof address === "function" ? address(seeded()) : address);
    await page.getByText(hostile.slice(0, 40)).first().waitFor();
    await act?.(page);
    expect(await madeOfText(page)).toBe(0);
    expect(taken.filter((one) => !(markup && one === "policy: script-src-attr inline"))).toEqual([]);
  });
});
