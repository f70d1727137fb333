import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

type Covered = {
  closest(selector: string): unknown;
  getBoundingClientRect(): { top: number; bottom: number };
};
type Found = {
  violations: {
    id: string;
    nodes: {
      html: string;
      any: { message: string }[];
      element: Covered & { ownerDocument: { querySelector(selector: string): Covered | null } };
    }[];
  }[];
};
type Axe = { run: (options: object) => Promise<Found> };

// The small one: it has to be read anew by every page.
const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const everything = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const colourRules = ["color-contrast", "link-in-text-block"];
const colours = { type: "rule", values: colourRules };

/** What a checker of WCAG 2.2 A and AA, and of good practice, has to say about the page as it stands. */
export const barriersOn = (page: Page): Promise<string[]> => check(page, everything);

/** What it has to say about colours alone: all that is different in another colour scheme. */
export const barriersOfColour = (page: Page): Promise<string[]> => check(page, colours);

/** All but the colours, for the same page in another size: they take longest, and stay what they were. */
export const barriersOfLayout = (page: Page): Promise<string[]> => check(page, everything, colourRules);

async function check(page: Page, only: string[] | typeof colours, without: string[] = []): Promise<string[]> {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(source);
  const choice = { only, rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])) };
  return page.evaluate(async ({ only: runOnly, rules }) => {
    const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run({
      runOnly,
      rules,
      elementRef: true,
      // Style sheets are fetched once more only for rules that nobody asks for here.
      preload: false,
      // Of all that is right about a page nothing needs to be told.
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes
        // What floats over the page, a menu or a list to choose from, belongs to no part of it.
        .filter(({ element }) => !(id === "region" && element.closest("[data-portal]")))
        // What lies below the bar at the bottom of a phone can be scrolled: it is not covered for good.
        .filter(({ element }) => {
          const bar = id === "target-size" && element.ownerDocument.querySelector("[data-action-bar]");
          const isBelow = (top: number) => element.getBoundingClientRect().bottom > top;
          return !(bar && isBelow(bar.getBoundingClientRect().top) && !element.closest("[data-action-bar]"));
        })
        // An open dialog or popover covers targets in part; without it the page has a state of its own.
        .filter(
          ({ element }) =>
            !(
              id === "target-size" &&
              element.ownerDocument.querySelector("[role=dialog]") &&
              !element.closest("[role=dialog]")
            ),
        )
        .map(({ html, any }) => `${id}: ${html.slice(0, 240)} ${any[0]?.message ?? ""}`.trim()),
    );
  }, choice);
}
