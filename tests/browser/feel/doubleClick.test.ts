import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { saveProfile } from "../browserFixture.ts";
import { recordCalls } from "../faults.ts";
import { button, card, region } from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";

const { at, newcomer, person } = testBrowser({ hasAds: true });

/** Two clicks about 250 ms apart, as of a hand. */
const doubleClick = (place: Locator) => place.dblclick({ delay: 125 });

it("a double click saves a job, which a later click takes back, and opens a menu and leaves it open", async () => {
  const page = await at(await newcomer(), "/jobs");
  await doubleClick(button(page, "Save Ledger Clerk"));
  await button(page, "Saved Ledger Clerk").click();
  await doubleClick(button(page, "Save Ledger Clerk"));
  await button(page, "Saved Ledger Clerk").press("Enter");
  await button(page, "Save Ledger Clerk").waitFor();

  await doubleClick(button(page, "Hide Ledger Clerk"));
  await page.getByRole("menuitem", { name: "Hide this job" }).click();
  await card(page, "Ledger Clerk").waitFor({ state: "detached" });
});

it("a double click sets one request aside, not the next one too", async () => {
  const [one, ...others] = await Promise.all(["runa-aldecoa", "teodorbrask", "jontewikander"].map(person));
  if (!one) return;
  for (const somebody of [one, ...others]) await saveProfile(somebody);
  for (const { call } of others) await call("POST", "/profile/connections/request", { addresseeId: one.id });
  const page = await at(one, "/profile");
  const notNow = button(region(page, "Incoming Requests"), "Not now");
  await expect.poll(() => notNow.count()).toBe(2);
  const calls = recordCalls(page);
  await doubleClick(notNow.first());
  await expect.poll(() => notNow.count()).toBe(1);
  expect(calls.filter((name) => name === "connection.setAside")).toHaveLength(1);
});
