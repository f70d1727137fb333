import type { Page } from "playwright-core";
import type { BrowserFixture, PageOptions } from "../browserFixture.ts";
import { intercept } from "../faults.ts";
import { accountStates } from "./account.ts";
import { applicationStates } from "./applications.ts";
import { generateStates, homeStates } from "./home.ts";
import { watchFor } from "./hostile.ts";
import { jobStates } from "./jobs.ts";
import { matcherStates } from "./matcher.ts";
import { messageStates } from "./messages.ts";
import { overlayStates } from "./overlays.ts";
import { peopleStates, wishesStates } from "./people.ts";
import { profileStates, viewStates } from "./profile.ts";
import type { Seeded } from "./seed.ts";
import type { State } from "./state.ts";
import { togetherStates } from "./together.ts";

/** All states of all pages, in groups that take about the same time. */
export const stateGroups = {
  home: [...homeStates, ...generateStates, ...accountStates],
  jobs: [...jobStates, ...applicationStates],
  matcher: [...matcherStates, ...overlayStates, ...togetherStates],
  people: [...profileStates, ...messageStates, ...viewStates, ...peopleStates, ...wishesStates],
};

export const states: State[] = Object.values(stateGroups).flat();

/** Opens a page in a state; `taken` collects its CSP violations. */
export async function show(open: BrowserFixture["page"], seeded: Seeded, state: State, options: PageOptions) {
  const page = await open(state.who ? seeded[state.who] : null, options);
  const responses = typeof state.responses === "function" ? state.responses(seeded) : state.responses;
  for (const [name, fault] of Object.entries(responses ?? {})) await intercept(page, name, fault);
  const taken = await watchFor(page);
  await state.prepare?.(page);
  await page.goto(typeof state.address === "function" ? state.address(seeded) : state.address);
  await state.act(page);
  await settle(page);
  return { page, taken };
}

const settled = `(async () => {
  await document.fonts.ready;
  const running = () =>
    document.getAnimations().filter((one) => one.playState === "running" && one.effect?.getTiming().iterations !== Infinity);
  while (running().length > 0) await Promise.allSettled(running().map((one) => one.finished));
})()`;

/** Waits until fonts are loaded and no animation runs, except endless ones. */
export const settle = (page: Page): Promise<void> => page.evaluate<void>(settled);
