// Going through a page as somebody does who has a keyboard and nothing else.
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** What is drawn of an element and of what stands for it: around a small box its label, around an input its frame. */
const look = `(() => {
  const drawn = (node) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor, opacity, transform } =
      getComputedStyle(node);
    return [outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor, opacity, transform];
  };
  const looks = (node) =>
    [node, node.parentElement, node.parentElement?.parentElement, node.nextElementSibling, ...(node.labels ?? [])]
      .filter(Boolean)
      .map(drawn)
      .join();
  const left = window.lastStop;
  const here = document.activeElement;
  window.lastStop = here === document.body ? null : { here, looks: looks(here) };
  // Drawn alike with the focus and without it: nobody could have seen where they were.
  return left && left.here !== here && left.here.isConnected && looks(left.here) === left.looks
    ? left.here.outerHTML.slice(0, 200)
    : null;
})()`;

/** What sticks to the window's edge and lies over the middle of what has the focus, as far as that is in the window. */
const cover = `(() => {
  const here = document.activeElement;
  const { top, right, bottom, left } = here.getBoundingClientRect();
  const [x, y] = [(Math.max(0, left) + Math.min(innerWidth, right)) / 2, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2];
  if (here === document.body || right - left < 2 || bottom - top < 2) return null;
  const bar = document.elementFromPoint(x, y)?.closest("header, nav, [data-action-bar]");
  if (!bar && y > 0 && y < innerHeight) return null;
  return bar?.contains(here) ? null : here.outerHTML.slice(0, 200);
})()`;

const furthest = 150;

/**
 * Goes on by Tab, or back by Shift+Tab, until `target` has the focus. At every stop on the way it can be seen where it
 * is, and nothing that sticks to the window lies over it.
 */
export async function tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const page = target.page();
  await target.waitFor();
  for (let stops = 0; stops < furthest; stops += 1) {
    await page.keyboard.press(key);
    expect(await page.evaluate(look), "drawn alike with the focus and without it").toBeNull();
    expect(await page.evaluate(cover), "below what sticks to the window's edge").toBeNull();
    if (await has(target)) return;
  }
  throw new Error(`No ${key} leads to ${target}.`);
}

const has = (target: Locator): Promise<boolean> =>
  target.evaluate((node) => node === node.ownerDocument.activeElement);

/** Tab to it, and Enter. */
export async function enter(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press("Enter");
}

/** Something has the focus: whoever goes on by Tab need not begin again at the top of the page. */
export const keepsFocus = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate("document.activeElement !== document.body")).toBe(true);
