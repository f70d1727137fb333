import { noWishes } from "@career-hub/server/profile/wishes/schema.ts";
import type { Locator } from "playwright-core";
import { beforeAll, describe, expect, it, test } from "vitest";
import { connect, saveProfile } from "./browserFixture.ts";
import { type Fault, intercept, recordCalls } from "./faults.ts";
import { focusIs } from "./keys.ts";
import { button, heading, isAt, link, region, waitForNotice } from "./locators.ts";
import { testBrowser } from "./testBrowser.ts";

const { page: open, at, newcomer, session, founders } = testBrowser();
const [kazuo, noor, teodor, mahalia, jonte, yusra, zeynep] = founders(
  "kazuo-hirabe",
  "noor-vanaldenberg",
  "teodorbrask",
  "mahalia-oyelaran",
  "jontewikander",
  "yusra-benhaddou",
  "zeynep-aksungur",
);
/** The connection of Kazuo and Noor. */
let connectionId: string;
beforeAll(async () => {
  connectionId = await connect(kazuo, noor);
});

describe("messages", () => {
  it("keep the thread in the URL over reload and back, and keep the draft", async () => {
    await noor.call("POST", `/messages/${connectionId}`, { body: "Good morning." });
    const page = await at({ token: await session(kazuo) }, "/profile");
    const open = button(region(page, "Your Connections"), /Message.*1 unread/);
    await open.click();
    const thread = region(page, "Messages with noor-vanaldenberg");
    await thread.getByText("Good morning.").first().waitFor();
    await page.getByLabel("Message to noor-vanaldenberg").fill("Not yet finished");
    await page.goBack();
    await page.getByLabel("Message to noor-vanaldenberg").waitFor({ state: "detached" });
    await button(region(page, "Your Connections"), "Message").waitFor();
    await page.goForward();
    const field = page.getByLabel("Message to noor-vanaldenberg");
    await field.waitFor();
    expect(await field.inputValue()).toBe("Not yet finished");
    await page.reload();
    await thread.getByText("Good morning.").first().waitFor();
    expect(await field.inputValue()).toBe("Not yet finished");
    await page.keyboard.press("Escape");
    await field.waitFor({ state: "detached" });
    // Logs out on a page that has not loaded the messages.
    await page.goto("/");
    await button(page, "Logout").click();
    await heading(page, "Get Started").waitFor();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Not yet finished");
  });

  it("return the focus to the link in the header from which they were opened", async () => {
    for (const address of ["/people", "/profile"]) {
      const page = await at(kazuo, address);
      const opener = link(page.getByRole("banner"), /^Messages/);
      await opener.focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: "Messages" });
      await dialog.getByRole("link", { name: /noor-vanaldenberg/ }).waitFor();
      await expect
        .poll(() => dialog.evaluate((node) => node.contains(node.ownerDocument.activeElement)))
        .toBe(true);
      await page.keyboard.press("Escape");
      await isAt(page, address);
      await dialog.waitFor({ state: "detached" });
      await focusIs(opener);
      await page.close();
    }
  });

  it("go back from a conversation to the list, and from the list to where they were opened", async () => {
    const page = await at(kazuo, "/people");
    await link(page.getByRole("banner"), /^Messages/).click();
    const dialog = page.getByRole("dialog", { name: "Messages" });
    const conversation = dialog.getByRole("link", { name: /noor-vanaldenberg/ }).first();
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

  it("and requests in Arabic run from right to left, on the page and while being typed", async () => {
    await noor.call("POST", `/messages/${connectionId}`, { body: "صباح الخير! Good morning." });
    await zeynep.call("POST", "/profile/connections/request", { addresseeId: kazuo.id, note: "سلام!" });
    const page = await at(kazuo, `/profile?messages=${connectionId}`);
    const directionOf = (element: Locator) =>
      element.evaluate((node) => (node.matches(":dir(rtl)") ? "rtl" : "ltr"));
    const thread = region(page, "Messages with noor-vanaldenberg");
    expect(await directionOf(thread.getByText("صباح الخير!").last())).toBe("rtl");
    const field = page.getByLabel("Message to noor-vanaldenberg");
    expect(await directionOf(field)).toBe("ltr");
    await field.fill("شكرا");
    expect(await directionOf(field)).toBe("rtl");
    await field.fill("");
    await page.keyboard.press("Escape");
    expect(await directionOf(region(page, "Incoming Requests").getByText("سلام!"))).toBe("rtl");
    await page.goto(`/profile/view/${zeynep.id}`);
    expect(await directionOf(page.getByText("سلام!"))).toBe("rtl");
  });

  it("are retried and sent once, also when only the response was lost", async () => {
    const page = await at(kazuo, `/profile?messages=${connectionId}`);
    const field = page.getByLabel(`Message to ${noor.login}`);
    const fail = async (text: string, how: Fault) => {
      const fault = await intercept(page, "message.send", how);
      await field.fill(text);
      await field.press("Enter");
      await page.getByText("Not sent.").first().waitFor();
      fault.release();
      await button(page, "Try Again").click();
      await page.getByText("Not sent.").first().waitFor({ state: "detached" });
    };
    await fail("Never left", "cut");
    await fail("Left and was taken", "lost");
    await field.fill("Last");
    await field.press("Enter");
    await expect
      .poll(async () =>
        (await noor.call("GET", `/messages/${connectionId}`)).messages
          .slice(0, 3)
          .map((one: { body: string }) => one.body),
      )
      .toEqual(["Last", "Left and was taken", "Never left"]);
  });

  it("that failed are kept over a reload, and sent once", async () => {
    const page = await at({ token: await session(kazuo) }, `/profile?messages=${connectionId}`);
    const field = page.getByLabel(`Message to ${noor.login}`);
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
    // Logs out with an unsent message on a page that has not loaded the messages.
    await send("Not for the next user", "cut");
    await page.goto("/");
    await button(page, "Logout").click();
    await heading(page, "Get Started").waitFor();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("next user");
  });

  it("are being sent, not failed, while they wait for an earlier one", async () => {
    const page = await at(kazuo, `/profile?messages=${connectionId}`);
    const held = await intercept(page, "message.send", "hang");
    const field = page.getByLabel(`Message to ${noor.login}`);
    for (const text of ["First of two", "Second of two"]) {
      await field.fill(text);
      await field.press("Enter");
    }
    await expect.poll(() => page.getByText("Sending...").count()).toBe(2);
    held.release();
    await page.getByText("Sending...").first().waitFor({ state: "detached" });
  });

  it("are no longer reported as not sent once they are listed", async () => {
    const page = await at(kazuo, `/profile?messages=${connectionId}`);
    const fault = await intercept(page, "message.send", "lost");
    await page.getByLabel(`Message to ${noor.login}`).fill("Lost, but taken");
    await page.keyboard.press("Enter");
    await page.getByText("Not sent.").waitFor();
    fault.release();
    await noor.call("POST", `/messages/${connectionId}`, { body: "I read that." });
    await page.getByText("I read that.").last().waitFor();
    await page.getByText("Not sent.").waitFor({ state: "detached" });
    expect(await page.getByRole("listitem").getByText("Lost, but taken").count()).toBe(1);
  });

  it("cannot be sent above the length limit, which is shown", async () => {
    const page = await at(kazuo, `/profile?messages=${connectionId}`);
    const field = page.getByLabel("Message to noor-vanaldenberg");
    await field.fill("x".repeat(2001));
    await page.getByText("2,001 / 2,000").waitFor();
    await field.press("Enter");
    expect(await button(page, "Send").isDisabled()).toBe(true);
    expect(await field.inputValue()).toHaveLength(2001);
  });

  it("notices appear above the input field", async () => {
    const page = await at(kazuo, "/");
    await Promise.all([
      page.waitForResponse((response) => response.url().includes("news.events")),
      page.goto(`/profile?messages=${connectionId}`),
    ]);
    await page.getByLabel("Message to noor-vanaldenberg").fill("Let me think");
    await mahalia.call("POST", "/profile/connections/request", { addresseeId: kazuo.id });
    const notice = page
      .getByRole("status")
      .filter({ hasText: "mahalia-oyelaran wants to connect with you." });
    const box = await notice.boundingBox();
    const writing = await page.locator("[data-action-bar]").boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(writing?.y ?? 0);
    expect(box?.width).toBeGreaterThan(0);
  });

  it("an unknown thread shows that there are no messages", async () => {
    const page = await at(kazuo, "/profile?messages=00000000-0000-4000-8000-000000000000");
    await page.getByText("You are not connected, so there are no messages here.").waitFor();
  });
});

describe("the news stream", () => {
  it("reloads the lists of a page only after an event", async () => {
    const page = await open(teodor);
    const calls = recordCalls(page);
    const read = () => calls.filter((name) => name === "connection.sent").length;
    await Promise.all([
      page.waitForResponse((response) => response.url().includes("news.events")),
      page.goto("/profile"),
    ]);
    await expect.poll(read).toBe(1);
    await mahalia.call("POST", "/profile/connections/request", { addresseeId: teodor.id });
    const asked = region(page, "Incoming Requests").getByText("wants to connect with you");
    await asked.waitFor();
    // Once by the page and once by the event.
    await expect.poll(read).toBe(2);
    // After a recent event a new page reloads, because it may have read older data.
    await page.goto("/profile");
    await asked.waitFor();
    await expect.poll(read).toBe(4);
  });

  it("delivers missed events after reconnecting, and is not opened when signed out", async () => {
    const page = await at(jonte, "/profile");
    await region(page, "Incoming Requests").getByText("No pending requests").waitFor();
    await page.context().setOffline(true);
    await page.getByText("You are offline.").first().waitFor();
    await yusra.call("POST", "/profile/connections/request", { addresseeId: jonte.id });
    await page.context().setOffline(false);
    await region(page, "Incoming Requests").getByText("wants to connect with you").waitFor();

    await page.goto("/");
    await button(page, "Logout").click();
    await page.getByText("Get Started").waitFor();
    const calls = recordCalls(page);
    await page.reload();
    await page.getByText("Get Started").waitFor();
    await page.waitForLoadState("networkidle");
    expect(calls).not.toContain("news.events");
  });
});

test("the directory offers to accept somebody who has asked", async () => {
  const [asked, asks] = [await newcomer(), await newcomer()];
  await Promise.all([asked, asks].map(saveProfile));
  await asks.call("POST", "/profile/connections/request", { addresseeId: asked.id });
  const page = await at(asked, `/people?q=${asks.login}`);
  await button(page, "Accept").click();
  await waitForNotice(page, "Connection accepted!");
  await page.getByText("✓ Connected").waitFor();
});

test("a request set aside waits no more on Home and in the header", async () => {
  const [asked, asks] = [await newcomer(), await newcomer()];
  await asks.call("POST", "/profile/connections/request", { addresseeId: asked.id });
  const page = await at(asked, "/");
  await button(region(page, "Waiting for you"), "Not now").click();
  await region(page, "Waiting for you").getByText("No requests or messages").waitFor();
  await page.getByRole("banner").getByText("incoming request").waitFor({ state: "detached" });
  await page.goto("/profile");
  await page.getByText("Set aside (1)").waitFor();
});

test("a request can be set aside on the profile of who asks, and taken back", async () => {
  const [asked, asks] = [await newcomer(), await newcomer()];
  await asks.call("POST", "/profile/connections/request", { addresseeId: asked.id });
  const page = await at(asked, `/profile/view/${asks.id}`);
  await button(page, "Not now").click();
  await page.getByRole("banner").getByText("incoming request").waitFor({ state: "detached" });
  await button(page, "Back to requests").click();
  await page.getByRole("banner").getByText("incoming request").waitFor();
  await button(page, "Not now").waitFor();
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

describe("a connection", () => {
  it("whose other account is deleted leaves no messages once something is sent", async () => {
    const [here, there] = [await newcomer(), await newcomer()];
    const id = await connect(here, there);
    await here.call("POST", `/messages/${id}`, { body: "Good morning." });
    const page = await at(here, `/profile?messages=${id}`);
    await page.getByText("Good morning.").first().waitFor();
    await there.call("DELETE", "/account");
    const field = page.getByRole("textbox", { name: /^Message to/ });
    await field.fill("Are you there?");
    await field.press("Enter");
    await field.waitFor({ state: "detached" });
    await page.getByText("You are not connected, so there are no messages here.").waitFor();
    expect(await page.getByText("Good morning.").count()).toBe(0);
  });

  it("that ends while its conversation is open leaves no messages and no field", async () => {
    const [here, there] = [await newcomer(), await newcomer()];
    const id = await connect(here, there);
    const page = await at(here, `/profile?messages=${id}`);
    const field = page.getByLabel(`Message to ${there.login}`);
    await field.waitFor();
    await button(page, `More actions for ${there.login}`).click();
    await page.getByRole("menuitem", { name: "Remove connection" }).click();
    await button(page.getByRole("dialog").last(), "Remove connection").click();
    await page.getByText("You are not connected, so there are no messages here.").waitFor();
    expect(await page.getByRole("textbox").count()).toBe(0);
  });

  it.each(["connection.accept", "connection.block"])("repeats a lost response of %s", async (call) => {
    const [here, there] = [await newcomer(), await newcomer()];
    await there.call("POST", "/profile/connections/request", { addresseeId: here.id });
    const page = await at(here, `/profile/view/${there.id}`);
    await button(page, "Accept").waitFor();
    const fault = await intercept(page, call, "lost");
    page.on("requestfailed", () => fault.release());
    if (call === "connection.accept") {
      await button(page, "Accept").click();
      await waitForNotice(page, "Connection accepted!");
    } else {
      await button(page, `More actions for ${there.login}`).click();
      await page.getByRole("menuitem", { name: "Block" }).click();
      await button(page.getByRole("dialog").last(), "Block").click();
      await page.waitForURL("**/profile");
    }
    expect(await page.getByRole("alert").count()).toBe(0);
  });
});
