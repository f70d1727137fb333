import { describe, expect, it } from "vitest";
import { furnishedStage } from "./stage/stage.ts";
import { settle, show, states } from "./stage/states.ts";

const stage = furnishedStage();

/** A window of 1280 pixels at 200 %, and at 400 %, which is also the smallest phone. */
const narrow = [
  { width: 640, height: 450 },
  { width: 320, height: 568 },
];

/** Whether the page can be pushed sideways, and what of its text is cut off without a sign that there is more. */
const misfits = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const sideways = scrollWidth > clientWidth ? ["scrolls sideways to " + scrollWidth] : [];
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
  return [...sideways, ...cut.map((node) => "cut off: " + node.outerHTML.slice(0, 160))];
})()`;

/** What runs although motion is unwelcome, things that never stop included. */
const moving = `document.getAnimations().filter((one) => one.playState === "running").map((one) => "moves: " + one.animationName)`;

const looked = [
  "home: signed out",
  "home: signed in",
  "generate: done",
  "profile: with people around",
  "profile: a match opened",
  "view: no relation",
  "jobs: the board",
  "job: an opening",
  "matcher: correcting the CV",
  "matcher: matches",
  "matcher: how a score comes about",
];

describe("enlarged to 200 % and 400 % nothing is cut off, and nobody has to push the page sideways", () => {
  it.each(states.filter((state) => looked.includes(state.name)))("$name", async (state) => {
    const { page } = await show(stage.page, stage.cast(), state, { viewport: { width: 1280, height: 900 } });
    const found: string[] = await page.evaluate(moving);
    for (const viewport of narrow) {
      await page.setViewportSize(viewport);
      await settle(page);
      const misfit = await page.evaluate<string[]>(misfits);
      found.push(...misfit.map((one) => `at ${viewport.width}: ${one}`));
    }
    expect(found).toEqual([]);
  });
});
