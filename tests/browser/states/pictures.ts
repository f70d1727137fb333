import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { startProduct } from "../../setup/product.ts";
import { type BrowserFixture, openBrowserFixture } from "../browserFixture.ts";
import { type Seeded, seed } from "./seed.ts";
import type { State } from "./state.ts";
import { settle, show, states } from "./states.ts";

/** Maximum height of a screenshot in pixels. */
const maxHeight = 3_600;

const schemes = ["light", "dark"] as const;
const overlays = "[role=dialog]:visible, [role=menu]:visible, [role=listbox]:visible";

/** Takes the whole page in a viewport of its height; with an open overlay, the visible part only. */
async function shoot(page: Page, path: string, screen: { width: number; height: number }): Promise<void> {
  const overlaid = (await page.locator(overlays).count()) > 0;
  const whole: number = await page.evaluate("document.documentElement.scrollHeight");
  if (!overlaid)
    await page.setViewportSize({ ...screen, height: Math.max(screen.height, Math.min(whole, maxHeight)) });
  await settle(page);
  await page.screenshot({ path });
  await page.setViewportSize(screen);
}

async function takeState(
  fixture: BrowserFixture,
  seeded: Seeded,
  state: State,
  folder: string,
  width: number,
): Promise<void> {
  const viewport = { width, height: width < 640 ? 844 : 900 };
  const { page } = await show(fixture.page, seeded, state, { viewport, colorScheme: "light" });
  const name = state.name.replaceAll(/[^a-z0-9]+/gi, "-");
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
    await shoot(page, join(folder, `${name}-${width}-${colorScheme}.png`), viewport);
  }
}

/**
 * Takes screenshots of every page in every state, light and dark: `STATE-WIDTH-SCHEME.png` in `folder`. `filter` is a
 * pattern for the state names, widths are in CSS pixels. Reports states that fail and continues with the others.
 */
export async function takeStateScreenshots(folder: string, filter: RegExp, widths: number[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const fixture = await openBrowserFixture(startProduct({ DEMO_DATA: "true" }));
  const seeded = await seed(fixture);
  for (const state of states)
    for (const width of filter.test(state.name) ? widths : []) {
      if (state.only && state.only !== (width < 640 ? "small" : "large")) continue;
      await takeState(fixture, seeded, state, folder, width).catch((error: Error) =>
        console.error(`${state.name}, ${width}: ${error.message}`),
      );
      await fixture.closePages();
    }
  await fixture.end();
}
