// Keyboard navigation, with checks that the focus is visible.
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** Compares the style of the last focused element, its parents and labels with and without the focus. */
const focusStyleCheck = `(() => {
  const styleOf = (node) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor, opacity, transform } =
      getComputedStyle(node);
    return [outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor, opacity, transform];
  };
  const styles = (node) =>
    [node, node.parentElement, node.parentElement?.parentElement, node.nextElementSibling, ...(node.labels ?? [])]
      .filter(Boolean)
      .map(styleOf)
      .join();
  const left = window.lastStop;
  const here = document.activeElement;
  window.lastStop = here === document.body ? null : { here, styles: styles(here) };
  // The same style with and without the focus: the focus was invisible.
  return left && left.here !== here && left.here.isConnected && styles(left.here) === left.styles
    ? left.here.outerHTML.slice(0, 200)
    : null;
})()`;

/** Returns the focused element when a sticky bar covers the centre of its visible part. */
const coverCheck = `(() => {
  const here = document.activeElement;
  const { top, right, bottom, left } = here.getBoundingClientRect();
  const [x, y] = [(Math.max(0, left) + Math.min(innerWidth, right)) / 2, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2];
  if (here === document.body || right - left < 2 || bottom - top < 2) return null;
  const bar = document.elementFromPoint(x, y)?.closest("header, nav, [data-action-bar]");
  if (!bar && y > 0 && y < innerHeight) return null;
  return bar?.contains(here) ? null : here.outerHTML.slice(0, 200);
})()`;

/** What the focused element is like, and whether it is the target; null once the target was rendered anew. */
type Stop = { hidden: string | null; covered: string | null; isTarget: boolean | null };
const stopCheck = `({
  hidden: ${focusStyleCheck},
  covered: ${coverCheck},
  isTarget: window.tabTarget?.isConnected ? window.tabTarget === document.activeElement : null,
})`;
const remember = (target: Locator) =>
  target.evaluate((node) => void Object.assign(globalThis, { tabTarget: node }));

const maxStops = 150;

/**
 * Presses Tab or Shift+Tab until `target` has the focus. Expects every focused element on the way to have a visible
 * focus and not to be covered by a sticky bar.
 */
export async function tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const page = target.page();
  await target.waitFor();
  await remember(target);
  for (let stops = 0; stops < maxStops; stops += 1) {
    await page.keyboard.press(key);
    const { hidden, covered, isTarget } = await page.evaluate<Stop>(stopCheck);
    expect(hidden, "no visible focus").toBeNull();
    expect(covered, "covered by a sticky bar").toBeNull();
    if (isTarget === null) await remember(target);
    if (isTarget ?? (await has(target))) return;
  }
  throw new Error(`No ${key} leads to ${target}.`);
}

const has = (target: Locator): Promise<boolean> =>
  target.evaluate((node) => node === node.ownerDocument.activeElement);

/** Waits until the element has the focus. */
export const focusIs = (target: Locator): Promise<void> => expect.poll(() => has(target)).toBe(true);

/** Moves the focus to `target` by Tab and presses Enter. */
export async function enter(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press("Enter");
}

/** Waits until an element has the focus, so that Tab does not start again at the top of the page. */
export const keepsFocus = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate("document.activeElement !== document.body")).toBe(true);
