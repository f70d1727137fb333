import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axeColourViolations, axeLayoutViolations, axeViolations } from "../axe.ts";
import { layoutFaultsOn, runningAnimationsOn } from "../layoutFaults.ts";
import { seededBrowser } from "../states/seededBrowser.ts";
import { settle, show, stateGroups } from "../states/states.ts";

const desk = { width: 1280, height: 900 };
/** A phone; a window of 1280 pixels at 200 %; and at 400 %, which is also the smallest phone. */
const phone = { width: 390, height: 844 };
const narrow = [
  { width: 640, height: 450 },
  { width: 320, height: 568 },
];

/** Collects findings, each prefixed with its condition, so that one failure shows all. */
async function findings(page: Page, isSmall: boolean): Promise<string[]> {
  const found: string[] = [];
  const check = async (how: string, at: (page: Page) => Promise<string[]>) => {
    await settle(page);
    found.push(...(await at(page)).map((one) => `${how}: ${one}`));
  };
  await check("with reduced motion", runningAnimationsOn);
  // Elements behind the sticky header can be scrolled into view.
  await page.evaluate("scrollTo(0, 0)");
  await check("light", axeViolations);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.locator("html[data-mantine-color-scheme=dark]").waitFor();
  await check("dark", axeColourViolations);
  if (!isSmall) {
    await page.setViewportSize(phone);
    await check("on a phone", axeLayoutViolations);
  }
  for (const viewport of narrow) {
    await page.setViewportSize(viewport);
    await check(`at ${viewport.width}`, layoutFaultsOn);
  }
  return found;
}

/** Tests the states of one group. Each group has its own file, so that workers share the groups. */
export function walkStates(group: keyof typeof stateGroups): void {
  const browser = seededBrowser();

  describe("page states have no accessibility violations, no cut-off text at 400 % zoom and no CSP violations", () => {
    // One page for all checks, because opening a page is slower than checking it.
    it.each(stateGroups[group])("$name", async (state) => {
      const isSmall = state.only === "small";
      const { page, taken } = await show(browser.page, browser.seeded(), state, {
        viewport: isSmall ? phone : desk,
        colorScheme: "light",
      });
      const found = await findings(page, isSmall);
      expect([...found, ...taken]).toEqual([]);
    });
  });
}
