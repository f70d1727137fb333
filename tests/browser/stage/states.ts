import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright-core";
import type { BrowserFixture, PageOptions } from "../browserFixture.ts";
import { answer } from "../faults.ts";
import { watchFor } from "./hostile.ts";
import type { Cast } from "./seed.ts";
import type { State } from "./state.ts";
import { accountStates } from "./states/account.ts";
import { applicationStates } from "./states/applications.ts";
import { generateStates, homeStates } from "./states/home.ts";
import { jobStates } from "./states/jobs.ts";
import { matcherStates } from "./states/matcher.ts";
import { messageStates } from "./states/messages.ts";
import { overlayStates } from "./states/overlays.ts";
import { peopleStates, wishesStates } from "./states/people.ts";
import { profileStates, viewStates } from "./states/profile.ts";
import { togetherStates } from "./states/together.ts";

/** Every page of the product, in every state it is found in. */
export const states: State[] = [
  ...homeStates,
  ...generateStates,
  ...profileStates,
  ...messageStates,
  ...viewStates,
  ...peopleStates,
  ...wishesStates,
  ...togetherStates,
  ...jobStates,
  ...applicationStates,
  ...matcherStates,
  ...overlayStates,
  ...accountStates,
];

/** Somebody's page, there; `taken` is what its security policy had to refuse on the way. */
export async function show(open: BrowserFixture["page"], cast: Cast, state: State, options: PageOptions) {
  const page = await open(state.who ? cast[state.who] : null, options);
  const answers = typeof state.answers === "function" ? state.answers(cast) : state.answers;
  for (const [name, fault] of Object.entries(answers ?? {})) await answer(page, name, fault);
  const taken = await watchFor(page);
  await state.prepare?.(page);
  await page.goto(typeof state.address === "function" ? state.address(cast) : state.address);
  await state.act(page);
  await settle(page);
  return { page, taken };
}

const moves =
  "document.getAnimations().some((one) => one.playState === 'running' && one.effect?.getTiming().iterations !== Infinity)";

/** Fonts are there and nothing moves any more: what is seen is what stays. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate("document.fonts.ready.then(() => undefined)");
  while (await page.evaluate(moves)) await wait(50);
}
