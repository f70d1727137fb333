import type { Page } from "playwright-core";
import { pdfFile } from "../../cv/sampleCv.ts";
import {
  fail,
  hang,
  hasButton,
  hasDialog,
  loading,
  press,
  type State,
  statesAt,
  steps,
  waitForText,
} from "./state.ts";

const matches = (page: Page) => page.getByText("% match").first().waitFor();
const ad = `Storage Engineer
We keep the books of forty thousand batteries. You will own our event store.
Requirements: five years of Rust, PostgreSQL, Apache Kafka. Kubernetes and Elixir are a plus.`;

async function choose(page: Page): Promise<void> {
  await page.setInputFiles("input[type=file]", pdfFile(Buffer.alloc(80_000, "%PDF-"), "jonte.pdf"));
  await waitForText("ready to upload")(page);
}

export const matcherStates: State[] = [
  ...statesAt("/matcher", "jonte", [
    ["matcher: no CV", waitForText('Upload your CV and click "Find Matches"')],
    ["matcher: a file chosen", choose],
    [
      "matcher: uploading",
      steps(choose, press("Upload CV"), (page) =>
        page.getByRole("progressbar", { name: "Upload" }).waitFor(),
      ),
      hang("/api/cv/upload"),
    ],
  ]),
  ...statesAt("/matcher", "runa", [
    ["matcher: loading", loading, hang("cv.info")],
    [
      "matcher: the CV cannot be loaded",
      waitForText("The CV cannot be read at the moment."),
      fail("The CV cannot be read at the moment.", "cv.info"),
    ],
    ["matcher: a CV", waitForText("Lonja Systems")],
    [
      "matcher: the parsed CV cannot be loaded",
      hasButton("Try Again"),
      fail("The CV cannot be read at the moment.", "cv.reading"),
    ],
    [
      "matcher: the CV's text",
      steps(press("Show the text as we read it"), waitForText("Read as experience")),
    ],
    [
      "matcher: a finding of the CV check",
      steps(press(/^Hidden text/), (page) => page.locator("[data-marked]").waitFor()),
    ],
    [
      "matcher: the CV cannot be checked",
      waitForText("The CV cannot be checked at the moment."),
      fail("The CV cannot be checked at the moment.", "cv.check"),
    ],
    ["matcher: correcting the CV", steps(press("Correct"), hasButton("Save Corrections"))],
    ["matcher: confirm removing the CV", steps(press("Remove CV"), hasDialog("Are you sure"))],
    [
      "matcher: a pasted ad",
      steps(
        (page) => page.getByLabel("Text of the job ad").fill(ad),
        press("Score This Ad"),
        waitForText("Your pasted ad"),
      ),
    ],
  ]),
  ...statesAt("/matcher?find=1", "runa", [
    ["matcher: finding matches", waitForText("Finding matches..."), hang("cv.match")],
    ["matcher: matches", matches, few()],
    ["matcher: score details", steps(press("How this score is calculated"), waitForText(/^Weight/)), few()],
    [
      "matcher: matches cannot be loaded",
      waitForText("The matches cannot be made at the moment."),
      fail("The matches cannot be made at the moment.", "cv.match"),
    ],
  ]),
  ...statesAt("/matcher?remote=remote&level=senior&pay=50000&pay_currency=EUR&find=1", "runa", [
    ["matcher: matches filtered", steps(waitForText(/Your filters hide/), matches), few()],
  ]),
  ...statesAt("/matcher?place=Nowhere&find=1", "runa", [
    ["matcher: no matches", waitForText("No Matches Yet")],
  ]),
];

/** Shows only the first matches, to save time. */
function few() {
  return {
    "cv.match": {
      change: (own: { matchedJobs: object[] }) => ({ ...own, matchedJobs: own.matchedJobs.slice(0, 4) }),
    },
  };
}
