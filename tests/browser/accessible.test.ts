import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { barriersOn } from "./axe.ts";
import { furnishedStage } from "./stage/stage.ts";
import { settle, show, states } from "./stage/states.ts";

const stage = furnishedStage();

/** Named by where it was found, so that one failure tells of all. */
async function barriersIn(page: Page, how: string): Promise<string[]> {
  await settle(page);
  return (await barriersOn(page)).map((barrier) => `${how}: ${barrier}`);
}

describe("no barrier stands in anybody's way, and the security policy has nothing to refuse", () => {
  it.each(states)("$name", async (state) => {
    const large = { width: 1280, height: 900 };
    const small = { width: 390, height: 844 };
    const { page, taken } = await show(stage.page, stage.cast(), state, {
      viewport: state.only === "small" ? small : large,
      colorScheme: "light",
    });
    const found = await barriersIn(page, "light");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.locator("html[data-mantine-color-scheme=dark]").waitFor();
    found.push(...(await barriersIn(page, "dark")));
    if (!state.only) {
      await page.setViewportSize(small);
      found.push(...(await barriersIn(page, "on a phone")));
    }
    expect([...found, ...taken]).toEqual([]);
  });
});
