import axe from "axe-core";
import type { Page } from "playwright-core";

type Found = {
  violations: {
    id: string;
    nodes: { html: string; any: { message: string }[]; element: { closest(selector: string): unknown } }[];
  }[];
};
type Axe = { run: (options: object) => Promise<Found> };

/** What a checker of WCAG 2.2 A and AA, and of good practice, has to say about the page as it stands. */
export async function barriersOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run({
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      elementRef: true,
      // Of all that is right about a page nothing needs to be told.
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes
        // What floats over the page, a menu or a list to choose from, belongs to no part of it.
        .filter(({ element }) => !(id === "region" && element.closest("[data-portal]")))
        .map(({ html, any }) => `${id}: ${html.slice(0, 240)} ${any[0]?.message ?? ""}`.trim()),
    );
  });
}
