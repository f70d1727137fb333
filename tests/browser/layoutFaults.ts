import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright-core";

/** Finds horizontal scrolling, and text that is cut off without an ellipsis. */
const layoutFaults = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const scrolls = scrollWidth > clientWidth ? ["scrolls sideways to " + scrollWidth] : [];
  const cut = [...document.querySelectorAll("main *, [role=dialog] *")].filter((node) => {
    const { overflowX, textOverflow, visibility, clipPath } = getComputedStyle(node);
    return (
      node.scrollWidth > node.clientWidth + 2 &&
      node.clientWidth > 2 &&
      /hidden|clip/.test(overflowX) &&
      textOverflow !== "ellipsis" &&
      clipPath === "none" &&
      visibility === "visible" &&
      [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim())
    );
  });
  return [...scrolls, ...cut.map((node) => "cut off: " + node.outerHTML.slice(0, 160))];
})()`;

/** Finds animations that run despite reduced motion, except transitions of colours and opacity. */
const moving = `document.getAnimations().filter((one) => one.playState === "running")
  .map((one) => one.animationName ?? one.transitionProperty)
  .filter((name) => !/color$|^(opacity|box-shadow|visibility|fill|stroke)$/.test(name))
  .map((name) => "moves: " + name)`;

const layoutFaultsNow = (page: Page): Promise<string[]> => page.evaluate<string[]>(layoutFaults);

/** Layout faults that persist: after a resize an open menu is positioned again in a later frame. */
export async function layoutFaultsOn(page: Page): Promise<string[]> {
  const deadline = Date.now() + 5_000;
  let found = await layoutFaultsNow(page);
  while (found.length > 0 && Date.now() < deadline) {
    await wait(100);
    found = await layoutFaultsNow(page);
  }
  return found;
}

/** Animations that run on the page despite reduced motion. */
export const runningAnimationsOn = (page: Page): Promise<string[]> => page.evaluate<string[]>(moving);
