import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { intercept } from "../faults.ts";
import { tabTo } from "../keys.ts";
import { button, link, region, styleOf } from "../locators.ts";
import { suggestion, suggestions } from "../spec/fixtures.ts";
import { testBrowser } from "../testBrowser.ts";

const { page: open, people } = testBrowser({ hasAds: true });
const [noor] = people("noor-vanaldenberg");

/** The styles that distinguish elements in forced-colors mode. */
const drawn = async (place: Locator): Promise<string> =>
  (
    await Promise.all(
      ["background-color", "border-color", "outline-style", "outline-width"].map((name) =>
        styleOf(place, name),
      ),
    )
  ).join();

it("forced colors keep score bars, selected values, the current page and the focus visible, and give floating elements a border", async () => {
  const page = await open(noor, { forcedColors: "active" });
  await intercept(page, "profile.suggestions", suggestions([suggestion({ matchStrength: "Medium" })]));
  await page.goto("/profile");
  const section = region(page, "Suggested Co-founders");
  const meter = section.getByRole("meter", { name: "Match score" });
  await meter.waitFor();
  expect(await drawn(meter.locator("i").first())).not.toBe(await drawn(meter));
  const steps = section.locator("[data-strength] i[data-on]").first();
  const empty = section.locator("[data-strength] i:not([data-on])").first();
  expect(await drawn(steps)).not.toBe(await drawn(empty));

  await page.goto("/jobs?remote=remote");
  const chosen = page.getByRole("checkbox", { name: /^Remote/ });
  await chosen.waitFor();
  const tick = (box: Locator) => styleOf(box.locator("xpath=following-sibling::*[1]"), "opacity");
  expect(await tick(chosen)).not.toBe(await tick(page.getByRole("checkbox", { name: /^Hybrid/ })));
  expect(await drawn(button(page, "All"))).not.toBe(await drawn(button(page, "Saved")));
  await page.goto("/jobs");
  const place = page.getByRole("combobox", { name: "Place" });
  await place.fill("e");
  await page.getByRole("option").filter({ visible: true }).nth(1).waitFor();
  const options = page.getByRole("option").filter({ visible: true });
  await page.keyboard.press("ArrowDown");
  const selected = page.locator('[role="option"][data-combobox-selected]');
  await selected.waitFor();
  const others = options.and(page.locator(":not([data-combobox-selected])"));
  expect(await drawn(selected)).not.toBe(await drawn(others.first()));

  await page.goto("/jobs");
  const edge = async (place: Locator) => {
    await place.waitFor();
    return [await styleOf(place, "outline-style"), await styleOf(place, "outline-width")];
  };
  await button(page, "Account menu for noor-vanaldenberg").click();
  expect(await edge(page.getByRole("menu"))).toEqual(["solid", "1px"]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+K");
  expect(await edge(page.getByRole("dialog"))).toEqual(["solid", "1px"]);
  await page.goto("/profile?messages=all");
  expect(await edge(page.getByRole("dialog", { name: "Messages" }))).toEqual(["solid", "1px"]);

  await page.goto("/jobs?q=clerk");
  await tabTo(link(page, "Ledger Clerk"));

  await page.goto("/jobs");
  const marked = (place: Locator) =>
    place.evaluate((node) => {
      const { getComputedStyle: style, document } = node.ownerDocument.defaultView;
      const { content, backgroundColor } = style(node, "::after");
      return content !== "none" && backgroundColor !== style(document.body).backgroundColor;
    });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const pages = page.getByRole("navigation", { name: "Main" });
    await pages.getByRole("link").first().waitFor();
    expect(await marked(pages.locator("[aria-current=page]"))).toBe(true);
    expect(await marked(pages.getByRole("link").first())).toBe(false);
  }
});
