import { noWishes } from "@career-hub/server/profile/wishes/schema.ts";
import type { Locator } from "playwright-core";
import { beforeAll, describe, expect, it, test } from "vitest";
import { connect, saveProfile } from "./browserFixture.ts";
import { type Fault, intercept, recordCalls } from "./faults.ts";
import { focusIs } from "./keys.ts";
import { button, heading, isAt, link, region, waitForNotice } from "./locators.ts";
import { testBrowser } from "./testBrowser.ts";

const { page: open, at, newcomer, session, founders } = testBrowser();
const [kazuo, noor, teodor, mahalia, yusra, zeynep] = founders(
  "kazuo-hirabe",
  "noor-vanaldenberg",
  "teodorbrask",
  "mahalia-oyelaran",
  "yusra-benhaddou",
  "zeynep-aksungur",
);
/** The connection of Kazuo and Noor. */
let connectionId: string;
beforeAll(async () => {
  connectionId = await connect(kazuo, noor);
});

describe("messages", () => {
  it("keep thread, draft and unsent messages over reload and back, send what failed once, and leave nothing after logout", async () => {
    await noor.call("POST", `/messages/${connectionId}`, { body: "Good morning." });
    const page = await at({ token: await session(kazuo) }, "/profile");
    await button(region(page, "Your Connections"), /Message.*1 unread/).click();
    const thread = region(page, "Messages with noor-vanaldenberg");
    await thread.getByText("Good morning.").first().waitFor();
    const field = page.getByLabel("Message to noor-vanaldenberg");
    await field.fill("Not yet finished");
    await page.goBack();
    await field.waitFor({ state: "detached" });
    await button(region(page, "Your Connections"), "Message").waitFor();
    await page.goForward();
    await field.waitFor();
    expect(await field.inputValue()).toBe("Not yet finished");
    await page.reload();
    await thread.getByText("Good morning.").first().waitFor();
    expect(await field.inputValue()).toBe("Not yet finished");

    const failed = page.getByRole("listitem").filter({ hasText: "Not sent." });
    const send = async (text: string, how: Fault) => {
      const fault = await intercept(page, "message.send", how);
      await field.fill(text);
      await field.press("Enter");
      // This message's own: an earlier one has failed already.
      await failed.filter({ hasText: text }).waitFor();
      fault.release();
    };
    await send("Kept over a reload", "cut");
    await send("Discarded after a reload", "cut");
    await page.reload();
    await expect.poll(() => failed.count()).toBe(2);
    await button(failed.filter({ hasText: "Discarded after a reload" }), "Discard").click();
    await button(failed, "Try Again").click();
    await failed.first().waitFor({ state: "detached" });
    // A reload while it is being sent would keep it as failed.
    await page.getByText("Sending...").waitFor({ state: "detached" });
    await page.reload();
    await page.getByText("Kept over a reload").last().waitFor();
    expect(await failed.count()).toBe(0);
    const { messages } = await noor.call("GET", `/messages/${connectionId}`);
    const bodies = messages.map((one: { body: string }) => one.body);
    expect(bodies.filter((body: string) => body.endsWith("a reload"))).toEqual(["Kept over a reload"]);

    await send("Not for the next user", "cut");
    await field.fill("Still not finished");
    await page.keyboard.press("Escape");
    await field.waitFor({ state: "detached" });
    const stored = () => page.evaluate(() => JSON.stringify(sessionStorage));
    for (const text of ["next user", "Still not finished"]) expect(await stored()).toContain(text);
    // Logs out on a page that has not loaded the messages.
    await page.goto("/");
    await button(page, "Logout").click();
    await heading(page, "Get Started").waitFor();
    for (const text of ["next user", "Still not finished"]) expect(await stored()).not.toContain(text);
  });

  it("go back from a conversation to the list and to where they were opened, where the link in the header has the focus", async () => {
    const page = await at(kazuo, "/profile");
    const dialog = page.getByRole("dialog", { name: "Messages" });
    const conversation = dialog.getByRole("link", { name: /noor-vanaldenberg/ }).first();
    for (const address of ["/profile", "/people"]) {
      if (address === "/people") await page.goto(address);
      const opener = link(page.getByRole("banner"), /^Messages/);
      await opener.focus();
      await page.keyboard.press("Enter");
      await conversation.waitFor();
      await expect
        .poll(() => dialog.evaluate((node) => node.contains(node.ownerDocument.activeElement)))
        .toBe(true);
      await page.keyboard.press("Escape");
      await isAt(page, address);
      await dialog.waitFor({ state: "detached" });
      await focusIs(opener);
    }
    await link(page.getByRole("banner"), /^Messages/).click();
    const open = async () => {
      await conversation.click();
      await isAt(page, `/profile?messages=${connectionId}`);
    };
    await open();
    await page.goBack();
    await isAt(page, "/profile?messages=all");
    await conversation.waitFor();
    await page.goBack();
    await isAt(page, "/people");
    await dialog.waitFor({ state: "detached" });
    await page.goForward();
    await open();
    await page.setViewportSize({ width: 390, height: 844 });
    await button(dialog, "All conversations").click();
    await isAt(page, "/profile?messages=all");
    await open();
    await button(dialog, "Close").click();
    await isAt(page, "/people");
  });

  it("are sent once and in order, also when only the response was lost, and not above the length limit", async () => {
    const page = await at(kazuo, `/profile?messages=${connectionId}`);
    const field = page.getByLabel(`Message to ${noor.login}`);
    const send = async (text: string) => {
      await field.fill(text);
      await field.press("Enter");
    };
    const fail = async (text: string, how: Fault) => {
      const fault = await intercept(page, "message.send", how);
      await send(text);
      await page.getByText("Not sent.").first().waitFor();
      fault.release();
      await button(page, "Try Again").click();
      await page.getByText("Not sent.").first().waitFor({ state: "detached" });
    };
    await fail("Never left", "cut");
    await fail("Left and was taken", "lost");
    await send("Last");
    await expect
      .poll(async () =>
        (await noor.call("GET", `/messages/${connectionId}`)).messages
          .slice(0, 3)
          .map((one: { body: string }) => one.body),
      )
      .toEqual(["Last", "Left and was taken", "Never left"]);

    await page.getByText("Sending...").waitFor({ state: "detached" });
    const held = await intercept(page, "message.send", "hang");
    for (const text of ["First of two", "Second of two"]) await send(text);
    const sending = page.getByText("Sending...");
    // The second waits for the first: it is being sent as well, and has not failed.
    await expect.poll(() => sending.count()).toBe(2);
    held.release();
    await sending.first().waitFor({ state: "detached" });

    const fault = await intercept(page, "message.send", "lost");
    await send("Lost, but taken");
    await page.getByText("Not sent.").waitFor();
    fault.release();
    await noor.call("POST", `/messages/${connectionId}`, { body: "I read that." });
    await page.getByText("I read that.").last().waitFor();
    // Listed, so no longer reported as not sent.
    await page.getByText("Not sent.").waitFor({ state: "detached" });
    expect(await page.getByRole("listitem").getByText("Lost, but taken").count()).toBe(1);

    await send("x".repeat(2001));
    await page.getByText("2,001 / 2,000").waitFor();
    expect(await button(page, "Send").isDisabled()).toBe(true);
    expect(await field.inputValue()).toHaveLength(2001);
  });

  it("and requests in Arabic run from right to left, with notices above the field; an unknown thread has none", async () => {
    const page = await at(kazuo, `/profile?messages=${connectionId}`);
    const directionOf = (element: Locator) =>
      element.evaluate((node) => (node.matches(":dir(rtl)") ? "rtl" : "ltr"));
    const thread = region(page, "Messages with noor-vanaldenberg");
    await thread.getByRole("listitem").first().waitFor();
    await noor.call("POST", `/messages/${connectionId}`, { body: "صباح الخير! Good morning." });
    // What arrives shows that the page receives events.
    await thread.getByText("صباح الخير!").last().waitFor();
    expect(await directionOf(thread.getByText("صباح الخير!").last())).toBe("rtl");
    const field = page.getByLabel("Message to noor-vanaldenberg");
    expect(await directionOf(field)).toBe("ltr");
    await field.fill("شكرا");
    expect(await directionOf(field)).toBe("rtl");

    await zeynep.call("POST", "/profile/connections/request", { addresseeId: kazuo.id, note: "سلام!" });
    const notice = page.getByRole("status").filter({ hasText: "zeynep-aksungur wants to connect with you." });
    const box = await notice.boundingBox();
    const writing = await page.locator("[data-action-bar]").boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(writing?.y ?? 0);
    expect(box?.width).toBeGreaterThan(0);

    await field.fill("");
    await page.keyboard.press("Escape");
    expect(await directionOf(region(page, "Incoming Requests").getByText("سلام!"))).toBe("rtl");
    await page.goto(`/profile/view/${zeynep.id}`);
    expect(await directionOf(page.getByText("سلام!"))).toBe("rtl");
    await page.goto("/profile?messages=00000000-0000-4000-8000-000000000000");
    await page.getByText("You are not connected, so there are no messages here.").waitFor();
  });
});

test("the news stream reloads lists only after an event, delivers missed events after reconnecting, and is closed when signed out", async () => {
  const page = await open(teodor);
  const calls = recordCalls(page);
  const read = () => calls.filter((name) => name === "connection.sent").length;
  await Promise.all([
    page.waitForResponse((response) => response.url().includes("news.events")),
    page.goto("/profile"),
  ]);
  await expect.poll(read).toBe(1);
  const requestOf = ({ login }: { login: string }) =>
    region(page, "Incoming Requests").getByRole("listitem").filter({ hasText: login });
  await mahalia.call("POST", "/profile/connections/request", { addresseeId: teodor.id });
  await requestOf(mahalia).waitFor();
  // Once by the page and once by the event.
  await expect.poll(read).toBe(2);
  // After a recent event a new page reloads, because it may have read older data.
  await page.goto("/profile");
  await requestOf(mahalia).waitFor();
  await expect.poll(read).toBe(4);

  await page.context().setOffline(true);
  await page.getByText("You are offline.").first().waitFor();
  await yusra.call("POST", "/profile/connections/request", { addresseeId: teodor.id });
  await page.context().setOffline(false);
  await requestOf(yusra).waitFor();

  await page.goto("/");
  await button(page, "Logout").click();
  await page.getByText("Get Started").waitFor();
  calls.length = 0;
  await page.reload();
  await page.getByText("Get Started").waitFor();
  await page.waitForLoadState("networkidle");
  expect(calls).not.toContain("news.events");
});

test("a request can be set aside on the profile of who asks and on Home, taken back, and accepted in the directory", async () => {
  const [asked, asks] = [await newcomer(), await newcomer()];
  await saveProfile(asks);
  await asks.call("POST", "/profile/connections/request", { addresseeId: asked.id });
  const page = await at(asked, `/profile/view/${asks.id}`);
  const announced = page.getByRole("banner").getByText("incoming request");
  await button(page, "Not now").click();
  await announced.waitFor({ state: "detached" });
  await button(page, "Back to requests").click();
  await announced.waitFor();
  await button(page, "Not now").waitFor();
  await page.goto("/");
  await button(region(page, "Waiting for you"), "Not now").click();
  await region(page, "Waiting for you").getByText("No requests or messages").waitFor();
  await announced.waitFor({ state: "detached" });
  await page.goto("/profile");
  await page.getByText("Set aside (1)").click();
  await button(page, "Back to requests").click();
  await announced.waitFor();
  await page.goto(`/people?q=${asks.login}`);
  await button(page, "Accept").click();
  await waitForNotice(page, "Connection accepted!");
  await page.getByText("✓ Connected").waitFor();
});

test("says that somebody is not looking, and sends them no request", async () => {
  const there = await newcomer();
  await saveProfile(there);
  await there.call("POST", "/profile/wishes", { ...noWishes, looking: "no" });
  const page = await at(await newcomer(), `/profile/view/${there.id}`);
  await page.getByText(`${there.login} is not looking for a co-founder at the moment.`).waitFor();
  await page.getByText("They are not looking for a co-founder at the moment.").waitFor();
  expect(await button(page, "Send Connection Request").isDisabled()).toBe(true);
  expect(await button(page, "Add a note").count()).toBe(0);
});

test("a connection that ends, or whose other account is deleted, leaves no messages and no field", async () => {
  const [here, there, deleted] = [await newcomer(), await newcomer(), await newcomer()];
  const id = await connect(here, deleted);
  await here.call("POST", `/messages/${id}`, { body: "Good morning." });
  const page = await at(here, `/profile?messages=${id}`);
  await page.getByText("Good morning.").first().waitFor();
  const field = page.getByRole("textbox", { name: /^Message to/ });
  await field.fill("Are you there?");
  await deleted.call("DELETE", "/account");
  // The news may take the field away before.
  await page.keyboard.press("Enter");
  await field.waitFor({ state: "detached" });
  const none = page.getByText("You are not connected, so there are no messages here.");
  await none.waitFor();
  expect(await page.getByText("Good morning.").count()).toBe(0);

  await page.goto(`/profile?messages=${await connect(here, there)}`);
  await field.waitFor();
  await button(page, `More actions for ${there.login}`).click();
  await page.getByRole("menuitem", { name: "Remove connection" }).click();
  await button(page.getByRole("dialog").last(), "Remove connection").click();
  await none.waitFor();
  expect(await page.getByRole("textbox").count()).toBe(0);
});

test("accepting and blocking repeat a lost response", async () => {
  const [here, there] = [await newcomer(), await newcomer()];
  await there.call("POST", "/profile/connections/request", { addresseeId: here.id });
  const page = await at(here, `/profile/view/${there.id}`);
  await button(page, "Accept").waitFor();
  const lose = async (call: string, act: () => Promise<void>) => {
    const fault = await intercept(page, call, "lost");
    const lost = page.waitForEvent("requestfailed");
    page.once("requestfailed", () => fault.release());
    await act();
    await lost;
  };
  await lose("connection.accept", () => button(page, "Accept").click());
  await waitForNotice(page, "Connection accepted!");
  expect(await page.getByRole("alert").count()).toBe(0);
  await button(page, `More actions for ${there.login}`).click();
  await page.getByRole("menuitem", { name: "Block" }).click();
  await lose("connection.block", () => button(page.getByRole("dialog").last(), "Block").click());
  await page.waitForURL("**/profile");
  expect(await page.getByRole("alert").count()).toBe(0);
});
