import { answer } from "../../faults.ts";
import { button } from "../../seeing.ts";
import { type State, sees, silent } from "../state.ts";

const aboutStates: State[] = [
  {
    name: "how it works",
    address: "/how-it-works",
    act: (page) => page.getByRole("heading", { name: "Where it fails" }).waitFor(),
  },
  {
    name: "how it works: not loaded",
    address: "/how-it-works",
    answers: { "about.howItWorks": { status: 503, message: "The database does not answer at the moment." } },
    act: sees("This page could not be loaded."),
  },
  ...["profile", "evidence", "match", "job"].map((step) => ({
    name: `tour: ${step}`,
    address: `/?tour=${step}`,
    act: sees("Take the tour"),
  })),
];

export const homeStates: State[] = [
  ...aboutStates,
  { name: "home: signed out", address: "/", act: sees("Get Started") },
  {
    name: "home: a failed sign-in",
    address: "/?error=access_denied",
    act: sees("You did not allow the sign-in"),
  },
  {
    name: "home: loading",
    who: "runa",
    address: "/",
    answers: silent("user.current"),
    act: sees("Loading your profile..."),
  },
  {
    name: "home: the account cannot be loaded",
    who: "runa",
    address: "/",
    answers: { "user.current": { status: 503, message: "The database does not answer at the moment." } },
    act: sees("The database does not answer"),
  },
  { name: "home: signed in for the first time", who: "ines", address: "/", act: sees("Smart Job Matching") },
  {
    name: "home: signed in",
    who: "runa",
    address: "/",
    act: async (page) => {
      await sees("Profile saved")(page);
      await sees("Smart Job Matching")(page);
    },
  },
  {
    name: "home: since the last visit",
    who: "runa",
    address: "/",
    answers: {
      "user.sinceLastVisit": {
        data: { at: "2026-10-09T18:30:00.000Z", requests: 1, messages: 2, jobs: 3 },
      },
    },
    act: sees("3 new jobs in your saved searches"),
  },
  {
    name: "home: parts that cannot be loaded",
    who: "runa",
    address: "/",
    answers: {
      "profile.suggestions": { status: 503 },
      "connection.pending": { status: 503 },
      "cv.info": { status: 503 },
    },
    act: sees("Could not load suggestions."),
  },
  {
    name: "home: limit reached",
    who: "jonte",
    address: "/",
    act: async (page) => {
      await button(page, "Generation Limit Reached").click({ force: true });
      await sees("You have reached the maximum of 3 profile generations.")(page);
    },
  },
  {
    name: "home: the account's menu",
    who: "runa",
    address: "/",
    act: async (page) => {
      await button(page, "Account of runa-aldecoa").click();
      await page.getByRole("menuitem").first().waitFor();
    },
  },
  {
    name: "a page whose code does not come",
    address: "/jobs",
    prepare: (page) => page.route("**/assets/Jobs-*", (route) => route.abort()),
    act: sees("Unexpected Application Error!"),
  },
  { name: "no such page", address: "/no/such/page", act: sees("Page not found") },
];

const underWay: State["answers"] = {
  "profile.generations": { data: { generations: [], running: { stage: "reading", done: 3, total: 11 } } },
  "profile.progress": "hang",
};

export const generateStates: State[] = [
  {
    name: "generate: running",
    who: "ines",
    address: "/generate",
    answers: underWay,
    act: sees("3 of 11"),
  },
  {
    name: "generate: done",
    who: "runa",
    address: "/generate",
    act: (page) => button(page, /Save This Profile|Update Saved Profile/).waitFor(),
  },
  {
    name: "generate: evidence opened",
    who: "runa",
    address: "/generate",
    act: async (page) => {
      await button(page, /^Rust/).first().click();
      await page.getByRole("dialog").getByText("Rests on").waitFor();
    },
  },
  {
    name: "generate: a repository's claims marked",
    who: "runa",
    address: "/generate",
    act: (page) => button(page, /^querywright.*of commits/).click(),
  },
  {
    name: "generate: failed",
    who: "ines",
    address: "/generate",
    answers: {
      "profile.generate": { status: 502, message: "GitHub does not answer at the moment. Please try again." },
    },
    act: sees("Generation Failed"),
  },
  {
    name: "generate: limit reached",
    who: "jonte",
    address: "/generate",
    act: sees("Generation limit reached or you are not allowed to generate."),
  },
  {
    name: "generate: the third, others to choose",
    who: "jonte",
    address: "/generate",
    act: sees("Limit Reached"),
  },
  {
    name: "generate: nothing came of it",
    who: "ines",
    address: "/generate",
    answers: underWay,
    act: async (page) => {
      await sees("3 of 11")(page);
      await answer(page, "profile.generations", { data: { generations: [], running: null } });
      await sees("No Profile Generated")(page);
    },
  },
  {
    name: "generate: incomplete",
    who: "runa",
    address: "/generate",
    answers: {
      "profile.generations": {
        change: (own) => ({
          ...own,
          generations: own.generations.map((one: object) => ({ ...one, profile: { personal: null } })),
        }),
      },
    },
    act: sees("Incomplete Profile Data"),
  },
];
