import { refused, type State, sees } from "../state.ts";

export const messageStates: State[] = [
  {
    name: "messages: all conversations",
    who: "runa",
    address: "/profile?messages=all",
    act: (page) =>
      page
        .getByRole("dialog")
        .getByRole("link", { name: /ikerzubiri/ })
        .first()
        .waitFor(),
  },
  {
    name: "messages: nobody to write to",
    who: "runa",
    address: "/profile?messages=all",
    answers: { "message.threads": { data: { threads: [] } } },
    act: sees("Connect with somebody, and you can write to each other here."),
  },
  {
    name: "messages: the conversations cannot be loaded",
    who: "runa",
    address: "/profile?messages=all",
    answers: refused("This did not work.", "message.threads"),
    act: sees("Could not load your messages."),
  },
  {
    name: "messages: a conversation",
    who: "runa",
    address: (cast) => `/profile?messages=${cast.connectionId}`,
    act: sees("It took three tries"),
  },
  {
    name: "messages: a conversation without a word",
    who: "runa",
    address: (cast) => `/profile?messages=${cast.connectionId}`,
    answers: { "message.list": { data: { messages: [], nextCursor: null } } },
    act: sees("Nobody has written yet."),
  },
  {
    name: "messages: a conversation that cannot be loaded",
    who: "runa",
    address: (cast) => `/profile?messages=${cast.connectionId}`,
    answers: refused("The messages cannot be read at the moment.", "message.list"),
    act: sees("The messages cannot be read at the moment."),
  },
  {
    name: "messages: one that was not sent, and one on its way",
    who: "runa",
    address: (cast) => `/profile?messages=${cast.connectionId}`,
    answers: refused("You have sent many messages. Please wait a minute.", "message.send"),
    act: async (page) => {
      await sees("It took three tries")(page);
      const field = page.getByRole("textbox", { name: "Message to ikerzubiri" });
      await field.fill("A vector clock for each point, and the surveyor decides the rest.");
      await field.press("Enter");
      await sees(/^Not sent\./)(page);
    },
  },
  {
    name: "messages: one that is too long",
    who: "runa",
    address: (cast) => `/profile?messages=${cast.connectionId}`,
    act: async (page) => {
      await sees("It took three tries")(page);
      await page.getByRole("textbox", { name: "Message to ikerzubiri" }).fill("Long. ".repeat(900));
      await page.locator("[data-over]").waitFor();
    },
  },
];
