import { hang, loading, type State, statesAt, steps, waitForText } from "./state.ts";

const palette = async (page: Parameters<State["act"]>[0], typed: string) => {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("Control+K");
  await page.getByRole("combobox", { name: "Search pages, people and openings" }).fill(typed);
};

/** Overlays of any page, and short-lived states. */
export const overlayStates: State[] = [
  ...statesAt("/auth/callback?error=access_denied", null, [
    [
      "sign-in return",
      waitForText("Completing authentication, please wait..."),
      {},
      { prepare: (page) => page.addInitScript("history.replaceState = () => {}") },
    ],
  ]),
  ...statesAt("/profile", "runa", [
    [
      "palette",
      async (page) => {
        await palette(page, "");
        await page.getByRole("option", { name: /CV Job Matcher/ }).waitFor();
      },
    ],
    [
      "palette: people and openings",
      async (page) => {
        await palette(page, "te");
        await page.getByRole("group", { name: "Openings" }).getByRole("option").first().waitFor();
      },
    ],
    [
      "shortcuts dialog",
      async (page) => {
        await waitForText("Co-founder Summary")(page);
        await page.keyboard.press("?");
        await page.getByRole("dialog").getByRole("heading").first().waitFor();
      },
    ],
  ]),
  ...statesAt("/jobs", "runa", [
    ["palette: nothing found", steps((page) => palette(page, "zeppelin"), waitForText("Nothing found"))],
    [
      "offline",
      async (page) => {
        await page.getByRole("article").first().waitFor();
        await page.context().setOffline(true);
        await waitForText("You are offline.")(page);
      },
    ],
    [
      "slow network",
      steps(
        loading,
        (page) => page.clock.fastForward(10_000),
        waitForText("This is taking longer than usual…"),
      ),
      hang("job.list"),
      { prepare: (page) => page.clock.install() },
    ],
  ]),
];
