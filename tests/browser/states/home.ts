import { intercept } from "../faults.ts";
import { button } from "../locators.ts";
import { hang, hasButton, hasDialog, press, type State, statesAt, steps, waitForText } from "./state.ts";

const aboutStates: State[] = [
  ...statesAt("/how-it-works", null, [
    ["how it works", (page) => page.getByRole("heading", { name: "Where it fails" }).waitFor()],
    [
      "how it works: not loaded",
      waitForText("This page could not be loaded."),
      { "about.howItWorks": { status: 500, message: "The database does not answer at the moment." } },
    ],
  ]),
  ...["profile", "evidence", "match", "job"].map((step) => ({
    name: `tour: ${step}`,
    address: `/?tour=${step}`,
    act: waitForText("Take the tour"),
  })),
];

export const homeStates: State[] = [
  ...aboutStates,
  ...statesAt("/", null, [["home: signed out", waitForText("Get Started")]]),
  ...statesAt("/?error=access_denied", null, [
    ["home: sign-in failed", waitForText("You did not allow the sign-in")],
  ]),
  ...statesAt("/", "runa", [
    ["home: loading", waitForText("Loading your profile..."), hang("user.current")],
    [
      "home: the account cannot be loaded",
      waitForText("The database does not answer"),
      { "user.current": { status: 500, message: "The database does not answer at the moment." } },
    ],
    ["home: signed in", steps(waitForText("Profile saved"), waitForText("Smart Job Matching"))],
    [
      "home: since the last visit",
      waitForText("3 new jobs in your saved searches"),
      {
        "user.sinceLastVisit": {
          data: { at: "2026-10-09T18:30:00.000Z", requests: 1, messages: 2, jobs: 3 },
        },
      },
    ],
    [
      "home: some parts cannot be loaded",
      waitForText("Could not load suggestions."),
      {
        "profile.suggestions": { status: 500 },
        "connection.pending": { status: 500 },
        "cv.info": { status: 500 },
      },
    ],
    [
      "home: the account's menu",
      steps(press("Account menu for runa-aldecoa"), (page) => page.getByRole("menuitem").first().waitFor()),
    ],
  ]),
  ...statesAt("/", "ines", [["home: signed in for the first time", waitForText("Smart Job Matching")]]),
  ...statesAt("/", "jonte", [
    [
      "home: limit reached",
      steps(
        (page) => button(page, "Generation Limit Reached").click({ force: true }),
        waitForText("You have reached the maximum of 3 profile generations."),
      ),
    ],
  ]),
  ...statesAt("/jobs", null, [
    [
      "page code cannot be loaded",
      waitForText("Unexpected Application Error!"),
      {},
      { prepare: (page) => page.route("**/assets/Jobs-*", (route) => route.abort()) },
    ],
  ]),
  ...statesAt("/no/such/page", null, [["page not found", waitForText("Page not found")]]),
];

const underWay: State["responses"] = {
  "profile.generations": { data: { generations: [], running: { stage: "reading", done: 3, total: 11 } } },
  "profile.progress": "hang",
};

export const generateStates: State[] = [
  ...statesAt("/generate", "ines", [
    ["generate: running", waitForText("3 of 11"), underWay],
    [
      "generate: failed",
      waitForText("Generation Failed"),
      {
        "profile.generate": {
          status: 502,
          message: "GitHub is not responding. Please try again.",
        },
      },
    ],
    [
      "generate: no profile generated",
      steps(
        waitForText("3 of 11"),
        (page) => intercept(page, "profile.generations", { data: { generations: [], running: null } }),
        (page) => page.clock.runFor(3_000),
        waitForText("No Profile Generated"),
      ),
      underWay,
      { prepare: (page) => page.clock.install() },
    ],
  ]),
  ...statesAt("/generate", "runa", [
    ["generate: generated", hasButton(/Save This Profile|Update Saved Profile/)],
    ["generate: evidence opened", steps(press(/^Rust/), hasDialog("Based on"))],
    ["generate: claims of a repository marked", press(/^querywright.*of commits/)],
    [
      "generate: incomplete",
      waitForText("Incomplete Profile Data"),
      {
        "profile.generations": {
          change: (own) => ({
            ...own,
            generations: own.generations.map((one: object) => ({ ...one, profile: { personal: null } })),
          }),
        },
      },
    ],
  ]),
  ...statesAt("/generate", "jonte", [
    ["generate: limit reached", waitForText("Generation limit reached or you are not allowed to generate.")],
    ["generate: third generation, with earlier ones", waitForText("Limit Reached")],
  ]),
];
