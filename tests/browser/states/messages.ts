import { link } from "../locators.ts";
import { fail, type State, statesAt, waitForText } from "./state.ts";

export const messageStates: State[] = [
  ...statesAt("/profile?messages=all", "runa", [
    [
      "messages: all conversations",
      (page) =>
        link(page.getByRole("dialog"), /ikerzubiri/)
          .first()
          .waitFor(),
    ],
    [
      "messages: no connections",
      waitForText("Once you are connected with somebody, you can write to each other here."),
      { "message.threads": { data: { threads: [] } } },
    ],
    [
      "messages: the conversations cannot be loaded",
      waitForText("Could not load your messages."),
      fail("This did not work.", "message.threads"),
    ],
  ]),
  ...statesAt((seeded) => `/profile?messages=${seeded.connectionId}`, "runa", [
    ["messages: a conversation", waitForText("It took three tries")],
    [
      "messages: an empty conversation",
      waitForText("No messages yet."),
      { "message.list": { data: { messages: [], nextCursor: null } } },
    ],
    [
      "messages: a conversation that cannot be loaded",
      waitForText("The messages cannot be read at the moment."),
      fail("The messages cannot be read at the moment.", "message.list"),
    ],
    [
      "messages: one failed",
      async (page) => {
        await waitForText("It took three tries")(page);
        const field = page.getByRole("textbox", { name: "Message to ikerzubiri" });
        await field.fill("A vector clock for each point, and the surveyor decides the rest.");
        await field.press("Enter");
        await waitForText(/^Not sent\./)(page);
      },
      fail("You have sent many messages. Please wait a minute.", "message.send"),
    ],
    [
      "messages: message too long",
      async (page) => {
        await waitForText("It took three tries")(page);
        await page.getByRole("textbox", { name: "Message to ikerzubiri" }).fill("Long. ".repeat(900));
        await page.locator("[data-over]").waitFor();
      },
    ],
  ]),
];
