import { expect, it } from "vitest";
import { intercept } from "../faults.ts";
import { button, heading, waitForNotice } from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";

const { at, newcomer, statusOf } = testBrowser();

it("an account whose deletion got no response is reported as deleted", async () => {
  const { token } = await newcomer();
  const page = await at({ token }, "/account#data");
  await intercept(page, "user.removeAccount", "lost");
  await button(page, "Delete account…").click();
  await button(page.getByRole("dialog"), "Delete account").click();
  await waitForNotice(page, "Your account and everything kept with it were deleted.");
  await heading(page, "Get Started").waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(await statusOf(token)).toBe(401);
});
