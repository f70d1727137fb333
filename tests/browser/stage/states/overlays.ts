import { loads, type State, sees, silent } from "../state.ts";

const palette = async (page: Parameters<State["act"]>[0], typed: string) => {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("Control+K");
  await page.getByRole("combobox", { name: "Search pages, people and openings" }).fill(typed);
};

/** What lies over any page, and what is there for an instant only. */
export const overlayStates: State[] = [
  {
    name: "sign-in return",
    address: "/auth/callback?error=access_denied",
    prepare: (page) => page.addInitScript("history.replaceState = () => {}"),
    act: sees("Completing authentication, please wait..."),
  },
  {
    name: "palette",
    who: "runa",
    address: "/profile",
    act: async (page) => {
      await palette(page, "");
      await page.getByRole("option", { name: /CV Job Matcher/ }).waitFor();
    },
  },
  {
    name: "palette: people and openings",
    who: "runa",
    address: "/profile",
    act: async (page) => {
      await palette(page, "te");
      await page.getByRole("group", { name: "Openings" }).getByRole("option").first().waitFor();
    },
  },
  {
    name: "palette: nothing found",
    who: "runa",
    address: "/jobs",
    act: async (page) => {
      await palette(page, "zeppelin");
      await sees("Nothing found")(page);
    },
  },
  {
    name: "keys",
    who: "runa",
    address: "/profile",
    act: async (page) => {
      await sees("Co-founder Summary")(page);
      await page.keyboard.press("?");
      await page.getByRole("dialog").getByRole("heading").first().waitFor();
    },
  },
  {
    name: "offline",
    who: "runa",
    address: "/jobs",
    act: async (page) => {
      await page.getByRole("article").first().waitFor();
      await page.context().setOffline(true);
      await sees("You are offline.")(page);
    },
  },
  {
    name: "slow network",
    who: "runa",
    address: "/jobs",
    answers: silent("job.list"),
    prepare: (page) => page.clock.install(),
    act: async (page) => {
      await loads(page);
      await page.clock.fastForward(10_000);
      await sees("This takes longer than usual…")(page);
    },
  },
];
