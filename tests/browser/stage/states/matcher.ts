import type { Page } from "playwright-core";
import { button } from "../../seeing.ts";
import { loads, refused, type State, sees, silent } from "../state.ts";

const matches = (page: Page) => page.getByText("% match").first().waitFor();
const ad = `Storage Engineer
We keep the books of forty thousand batteries. You will own our event store.
Requirements: five years of Rust, PostgreSQL, Apache Kafka. Kubernetes and Elixir are a plus.`;

async function choose(page: Page): Promise<void> {
  await page.setInputFiles("input[type=file]", {
    name: "jonte.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.alloc(80_000, "%PDF-"),
  });
  await sees("ready to upload")(page);
}

export const matcherStates: State[] = [
  {
    name: "matcher: no CV",
    who: "jonte",
    address: "/matcher",
    act: sees('Upload your CV and click "Find Matches"'),
  },
  {
    name: "matcher: a file chosen",
    who: "jonte",
    address: "/matcher",
    act: choose,
  },
  {
    name: "matcher: a file on its way",
    who: "jonte",
    address: "/matcher",
    answers: silent("/api/cv/upload"),
    act: async (page) => {
      await choose(page);
      await button(page, "Upload CV").click();
      await page.getByRole("progressbar", { name: "Upload" }).waitFor();
    },
  },
  {
    name: "matcher: loading",
    who: "runa",
    address: "/matcher",
    answers: silent("cv.info"),
    act: loads,
  },
  {
    name: "matcher: the CV cannot be loaded",
    who: "runa",
    address: "/matcher",
    answers: refused("The CV cannot be read at the moment.", "cv.info"),
    act: sees("The CV cannot be read at the moment."),
  },
  { name: "matcher: a CV", who: "runa", address: "/matcher", act: sees("Lonja Systems") },
  {
    name: "matcher: what was read cannot be shown",
    who: "runa",
    address: "/matcher",
    answers: refused("The CV cannot be read at the moment.", "cv.reading"),
    act: (page) => button(page, "Try Again").waitFor(),
  },
  {
    name: "matcher: the CV's text",
    who: "runa",
    address: "/matcher",
    act: async (page) => {
      await button(page, "Show the text as it was read").click();
      await sees("Taken as experience")(page);
    },
  },
  {
    name: "matcher: a finding of the CV check",
    who: "runa",
    address: "/matcher",
    act: async (page) => {
      await button(page, /^Text that nobody can see/).click();
      await page.locator("[data-marked]").waitFor();
    },
  },
  {
    name: "matcher: the CV cannot be checked",
    who: "runa",
    address: "/matcher",
    answers: refused("The CV cannot be checked at the moment.", "cv.check"),
    act: sees("The CV cannot be checked at the moment."),
  },
  {
    name: "matcher: correcting the CV",
    who: "runa",
    address: "/matcher",
    act: async (page) => {
      await button(page, "Correct").click();
      await button(page, "Save Corrections").waitFor();
    },
  },
  {
    name: "matcher: asked whether to remove the CV",
    who: "runa",
    address: "/matcher",
    act: async (page) => {
      await button(page, "Remove CV").click();
      await page.getByRole("dialog").getByText("Are you sure").waitFor();
    },
  },
  {
    name: "matcher: finding matches",
    who: "runa",
    address: "/matcher?find=1",
    answers: silent("cv.match"),
    act: sees("Finding matches..."),
  },
  { name: "matcher: matches", who: "runa", address: "/matcher?find=1", answers: few(), act: matches },
  {
    name: "matcher: how a score comes about",
    who: "runa",
    address: "/matcher?find=1",
    answers: few(),
    act: async (page) => {
      await button(page, "How this score comes about").first().click();
      await sees(/^Weighs/)(page);
    },
  },
  {
    name: "matcher: matches filtered",
    who: "runa",
    address: "/matcher?remote=remote&level=senior&pay=50000&pay_currency=EUR&find=1",
    answers: few(),
    act: async (page) => {
      await sees(/Your filters hide/)(page);
      await matches(page);
    },
  },
  {
    name: "matcher: no matches",
    who: "runa",
    address: "/matcher?place=Nowhere&find=1",
    act: sees("No Matches Yet"),
  },
  {
    name: "matcher: matches cannot be loaded",
    who: "runa",
    address: "/matcher?find=1",
    answers: refused("The matches cannot be made at the moment.", "cv.match"),
    act: sees("The matches cannot be made at the moment."),
  },
  {
    name: "matcher: a pasted ad",
    who: "runa",
    address: "/matcher",
    act: async (page) => {
      await page.getByLabel("Text of the job ad").fill(ad);
      await button(page, "Score This Ad").click();
      await sees("Your pasted ad")(page);
    },
  },
];

/** The first few matches: fifty alike would only take longer to look at. */
function few() {
  return {
    "cv.match": {
      change: (own: { matchedJobs: object[] }) => ({ ...own, matchedJobs: own.matchedJobs.slice(0, 4) }),
    },
  };
}
