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

// The minified version, because every page parses it again.
const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const everything = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const colourRules = ["color-contrast", "link-in-text-block"];
const colours = { type: "rule", values: colourRules };

/** Violations of WCAG 2.2 A and AA and of best practices that axe finds on the page. */
export const axeViolations = (page: Page): Promise<string[]> => check(page, everything);

/** Violations of the colour rules only, for another colour scheme. */
export const axeColourViolations = (page: Page): Promise<string[]> => check(page, colours);

/** Violations of all other rules, for another viewport: the colour rules are slow and do not depend on it. */
export const axeLayoutViolations = (page: Page): Promise<string[]> => check(page, everything, colourRules);

async function check(page: Page, only: string[] | typeof colours, without: string[] = []): Promise<string[]> {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(source);
  const choice = { only, rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])) };
  return page.evaluate(async ({ only: runOnly, rules }) => {
    const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run({
      runOnly,
      rules,
      elementRef: true,
      // Only rules that are not used here need the style sheets to be fetched again.
      preload: false,
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes
        // Menus and lists in portals are outside all landmarks.
        .filter(({ element }) => !(id === "region" && element.closest("[data-portal]")))
        // Targets behind the action bar at the bottom can be scrolled into view.
        .filter(({ element }) => {
          const bar = id === "target-size" && element.ownerDocument.querySelector("[data-action-bar]");
          const isBelow = (top: number) => element.getBoundingClientRect().bottom > top;
          return !(bar && isBelow(bar.getBoundingClientRect().top) && !element.closest("[data-action-bar]"));
        })
        // An open dialog may partly cover targets; the page without it is a separate state.
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
