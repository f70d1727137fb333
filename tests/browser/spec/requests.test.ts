import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { type Intercepted, intercept, recordCalls } from "../faults.ts";
import { button, dismissAll, link, region, waitForNotice, waitForText } from "../locators.ts";
import { testBrowser } from "../testBrowser.ts";
import {
  activeConnection,
  lists,
  pendingRequest,
  picture,
  sentRequest,
  showPicture,
  suggestion,
  suggestions,
} from "./fixtures.ts";
import { walk } from "./walk.ts";

const { page: open, person, people } = testBrowser();

const [noor] = people("noor-vanaldenberg");

/** Opens the profile with a suggestion, a request in each direction and a connection. */
async function profile(): Promise<{ page: Page; intercepted: Intercepted[] }> {
  const page = await open(noor);
  const given = { "profile.suggestions": suggestions([suggestion()]), ...lists };
  const intercepted = await Promise.all(
    Object.entries(given).map(([name, fault]) => intercept(page, name, fault)),
  );
  await showPicture(page);
  await page.goto("/profile");
  await button(page, "Connect").waitFor();
  await button(page, "Accept").waitFor();
  await button(page, "Cancel Request").waitFor();
  await button(page, "Message").waitFor();
  return { page, intercepted };
}

const actions = [
  ["request", "Connect", "Connection request sent!", "Error sending request"],
  ["accept", "Accept", "Connection accepted!", "Error accepting request"],
  ["decline", "Decline", "Request declined/cancelled.", "Error declining request"],
  ["decline", "Cancel Request", "Request declined/cancelled.", "Error declining request"],
] as const;

describe("Own profile (/profile)", () => {
  walk(
    [
      "4. States and transitions › After any action, all suggestions and connection lists reload.",
      "8. Error catalogue › Success alerts show the server message, else the defaults 'Connection request sent!', 'Connection accepted!' or 'Request declined/cancelled.'.",
      "8. Error catalogue › Failures: 'Error sending request: {error}', 'Error accepting request: {error}', 'Error declining request: {error}'.",
      "Own profile (/profile) › Pending request card: requester avatar, username, date, the text 'wants to connect with you', and Accept and Decline buttons.",
      "Own profile (/profile) › Sent request card: addressee, 'Sent {date}', 'Request pending', and 'Cancel Request' (showing 'Cancelling...' while busy).",
      "Own profile (/profile) › Active connection card: avatar, username, 'Connected', a link to the user's code-hosting profile, and a 'Message' button whose action is not shown.",
    ],
    async () => {
      const { page, intercepted } = await profile();
      for (const [name, action, success] of actions) {
        const before = intercepted.map(({ inputs }) => inputs.length);
        await intercept(page, `connection.${name}`, { data: {} });
        await button(page, action).click();
        await waitForNotice(page, success);
        await expect
          .poll(() => intercepted.every(({ inputs }, index) => inputs.length > (before[index] ?? 0)))
          .toBe(true);
        await dismissAll(page);
      }
      for (const [name, action, _success, failure] of actions)
        for (const [fault, notice] of [
          [{ data: { message: `Done by ${action}.` } }, `Done by ${action}.`],
          [{ status: 409, message: `Not ${action}.` }, `${failure}: Not ${action}.`],
          ["cut", `${failure}: the server could not be reached. Please try again.`],
        ] as const) {
          await intercept(page, `connection.${name}`, fault);
          await button(page, action).click();
          await waitForNotice(page, notice);
          await dismissAll(page);
        }

      const pending = region(page, "Incoming Requests").getByRole("listitem");
      expect(await pending.locator("img").getAttribute("src")).toBe(picture);
      for (const text of ["asks-first", "9 Mar 2026", "wants to connect with you"])
        await waitForText(pending, text);
      const accept = await intercept(page, "connection.accept", { data: { message: "" } });
      await button(pending, "Accept").click();
      await waitForNotice(page, "Connection accepted!");
      expect(accept.inputs).toEqual([{ requesterId: pendingRequest.requester_id }]);
      const decline = await intercept(page, "connection.decline", { data: { message: "" } });
      await button(pending, "Decline").click();
      await waitForNotice(page, "Request declined/cancelled.");
      expect(decline.inputs).toEqual([{ id: pendingRequest.id }]);
      await dismissAll(page);

      const sent = region(page, "Sent Requests").getByRole("listitem");
      for (const text of ["was-asked", "Sent 9 Mar 2026", "Request pending"]) await waitForText(sent, text);
      const cancel = await intercept(page, "connection.decline", "hang");
      await button(sent, "Cancel Request").click();
      await button(sent, "Cancelling...").waitFor();
      expect(await button(sent, "Cancelling...").isDisabled()).toBe(true);
      await button(sent, "Cancelling...").press("Enter");
      cancel.release();
      await button(sent, "Cancel Request").waitFor();
      expect(cancel.inputs).toEqual([{ id: sentRequest.id }]);
      await dismissAll(page);

      const active = region(page, "Your Connections").getByRole("listitem");
      expect(await active.locator("img").getAttribute("src")).toBe(picture);
      await waitForText(active, "is-connected");
      await waitForText(active, "Connected");
      const address = link(active, "is-connected on GitHub");
      expect(await address.getAttribute("href")).toBe("https://github.com/is-connected");
      await button(active, "Message").click();
      await page.waitForURL(`**/profile?messages=${activeConnection.id}`);
    },
  );
});

describe("4. States and transitions", () => {
  walk(
    [
      "4. States and transitions › The addressee may decline; the sender may cancel. The same call serves both.",
      "4. States and transitions › none (null) -> pending when a request is sent -> accepted when the addressee accepts.",
    ],
    async () => {
      const [teodor, mahalia] = await Promise.all([person("teodorbrask"), person("mahalia-oyelaran")]);
      const status = async () =>
        (await teodor.call("GET", `/profile/connections/status/${mahalia.id}`)).status;
      const [here, there] = await Promise.all([open(teodor), open(mahalia)]);
      const [callsHere, callsThere] = [recordCalls(here), recordCalls(there)];
      const incoming = region(there, "Incoming Requests");
      await there.goto("/profile");
      await waitForText(incoming, "No pending requests");
      await here.goto(`/profile/view/${mahalia.id}`);
      const send = button(here, "Send Connection Request");
      await send.waitFor();
      expect(await status()).toBeNull();
      // Without a reload: both pages receive events.
      await send.click();
      await button(here, "Request Sent").waitFor();
      expect(await status()).toBe("pending");
      await button(there, "Decline").click();
      await waitForNotice(there, "Request declined/cancelled.");
      await waitForText(incoming, "No pending requests");
      await send.click();
      await waitForText(incoming, "wants to connect with you");
      await link(here, "Back to My Profile & Suggestions").click();
      await button(here, "Cancel Request").click();
      await waitForText(region(here, "Sent Requests"), "No pending requests sent");
      await waitForText(incoming, "No pending requests");
      for (const calls of [callsHere, callsThere])
        expect(calls.filter((name) => name === "connection.decline")).toHaveLength(1);
      expect((await teodor.call("GET", "/profile/connections/sent")).sentRequests).toEqual([]);

      await here.goBack();
      await send.click();
      await button(there, "Accept").click();
      await waitForNotice(there, "Connection accepted!");
      expect(await status()).toBe("accepted");
      await here.reload();
      await button(here, "✓ Connected").waitFor();
    },
  );
});
