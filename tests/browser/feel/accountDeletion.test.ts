import { expect, it } from "vitest";
import { connect } from "../browserFixture.ts";
import { intercept } from "../faults.ts";
import { button, heading, waitForNotice } from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";

const { at, newcomer, statusOf } = testBrowser();

it("an account is deleted without asking to sign in, also when another call is rejected first", async () => {
  const page = await at({ token: (await newcomer()).token }, "/account#data");
  const removal = await intercept(page, "user.removeAccount", "hang");
  await button(page, "Delete account…").click();
  await button(page.getByRole("dialog"), "Delete account").click();
  await expect.poll(() => removal.inputs.length).toBe(1);
  await intercept(page, "user.current", { status: 401 });
  await page.evaluate(`window.dispatchEvent(new Event("focus"))`);
  await page.getByText("Please log in to open that page.").waitFor();
  removal.release();
  await waitForNotice(page, "Your account and all its data have been deleted.");
  await page.getByText("Please log in to open that page.").waitFor({ state: "detached" });
});

it("an account whose deletion got no response is reported as deleted", async () => {
  const { token } = await newcomer();
  const page = await at({ token }, "/account#data");
  await intercept(page, "user.removeAccount", "lost");
  await button(page, "Delete account…").click();
  await button(page.getByRole("dialog"), "Delete account").click();
  await waitForNotice(page, "Your account and all its data have been deleted.");
  await heading(page, "Get Started").waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(await statusOf(token)).toBe(401);
});

it("an account is deleted without a logout notice, also when another tab notices it first", async () => {
  const page = await at({ token: (await newcomer()).token }, "/account#data");
  const removal = await intercept(page, "user.removeAccount", "hang");
  const other = await page.context().newPage();
  await other.goto("/");
  await button(page, "Delete account…").click();
  await button(page.getByRole("dialog"), "Delete account").click();
  await expect.poll(() => removal.inputs.length).toBe(1);
  await other.evaluate(`localStorage.removeItem("auth_token")`);
  const notice = page.getByText("You were logged out in another tab.");
  await notice.waitFor();
  removal.release();
  await waitForNotice(page, "Your account and all its data have been deleted.");
  await notice.waitFor({ state: "detached" });
});

it("a conversation with a deleted account ends when the conversations are refreshed", async () => {
  const [here, there, other] = [await newcomer(), await newcomer(), await newcomer()];
  const id = await connect(here, there);
  const otherId = await connect(here, other);
  const page = await at(here, `/profile?messages=${id}`);
  await page.getByLabel(`Message to ${there.login}`).waitFor();
  await there.call("DELETE", "/account");
  await other.call("POST", `/messages/${otherId}`, { body: "Good morning." });
  await page.getByText("You are not connected, so there are no messages here.").waitFor();
  expect(await page.getByRole("textbox").count()).toBe(0);
});
