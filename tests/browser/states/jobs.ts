import { intercept } from "../faults.ts";
import { button } from "../locators.ts";
import { idOf, job } from "../spec/fixtures.ts";
import { fail, hang, hasButton, loading, press, type State, statesAt, steps, waitForText } from "./state.ts";

const closedAt = "2026-10-01T08:00:00.000Z";
const saved = (name: string, search: object, newJobs: number, number: number) => ({
  id: idOf(number),
  name,
  search,
  newJobs,
  lookedAt: closedAt,
});
const savedSearches: State["responses"] = {
  "job.searches": {
    data: {
      searches: [
        saved("Remote Rust", { q: "", remote: ["remote"], technology: ["Rust"] }, 3, 1),
        saved("Senior data engineers in Lisbon or anywhere in Portugal", { q: "data engineer" }, 0, 2),
        saved("Support", { q: "support" }, 12, 3),
      ],
    },
  },
  "job.markSearchSeen": { data: {} },
  "job.removeSearch": { data: {} },
};
const board = (page: Parameters<State["act"]>[0]) => page.getByRole("article").first().waitFor();

export const jobStates: State[] = [
  ...statesAt("/jobs", null, [
    ["jobs: the board", board],
    [
      "jobs: a filter opened",
      async (page) => {
        await board(page);
        await page.getByRole("combobox", { name: "Technology" }).fill("p");
        await page.getByRole("option").filter({ visible: true }).first().waitFor();
      },
      {},
      { only: "large" },
    ],
    ["jobs: a description opened", steps(press("Read More"), hasButton("Read Less"))],
    [
      "jobs: none yet",
      waitForText("No job openings are available at the moment."),
      { "job.list": { data: { jobs: [], nextCursor: null } } },
    ],
    [
      "jobs: sample jobs being prepared",
      waitForText("Sample jobs are being prepared"),
      { "job.list": { data: { jobs: [], nextCursor: null, preparing: true } } },
    ],
    ["jobs: loading", loading, hang("job.list")],
    [
      "jobs: cannot be loaded",
      waitForText("Failed to load job postings. Please try again later."),
      fail("This did not work.", "job.list"),
    ],
    [
      "jobs: more cannot be loaded",
      async (page) => {
        await board(page);
        await intercept(page, "job.list", { status: 409, message: "This did not work." });
        const refusal = page.getByText("This did not work.").first();
        // The end of the list moves while the first page of cards renders.
        while (!(await refusal.isVisible())) await page.mouse.wheel(0, 4000);
      },
    ],
  ]),
  ...statesAt("/jobs", "runa", [
    ["jobs: the board, signed in", board],
    ["jobs: matches being computed", board, hang("cv.scores")],
    [
      "jobs: saved search removed, with Undo",
      steps(press("Remove saved search Support"), hasButton("Undo")),
      savedSearches,
    ],
    ["jobs: a job's menu", steps(press(/^Hide/), (page) => page.getByRole("menuitem").first().waitFor())],
    [
      "jobs: one hidden, with Undo",
      async (page) => {
        await button(page, /^Hide/).first().click();
        await page.getByRole("menuitem", { name: "Hide this job" }).click();
        await button(page, "Undo").waitFor();
      },
      { "job.mark": { data: {} } },
    ],
  ]),
  ...statesAt("/jobs?sort=match", "runa", [["jobs: sorted by match", waitForText("% match")]]),
  ...statesAt("/jobs?pay=50000&pay_currency=EUR&sort=pay", null, [["jobs: by pay", board]]),
  ...statesAt("/jobs?remote=remote&technology=Rust&q=engineer", "runa", [["jobs: filtered", board]]),
  ...statesAt("/jobs?remote=remote&technology=Rust", "runa", [
    ["jobs: saved searches, one of them open", waitForText("12 new"), savedSearches],
  ]),
  ...statesAt("/jobs?remote=remote&q=engineer", "runa", [
    [
      "jobs: save search dialog",
      steps(press("Save this search"), (page) => page.getByRole("dialog").getByLabel("Name").waitFor()),
      savedSearches,
    ],
  ]),
  ...statesAt("/jobs?level=senior", null, [
    [
      "jobs: the filters opened",
      steps(board, press(/^Filters/), (page) =>
        page.getByRole("dialog", { name: "Filters" }).getByRole("checkbox").first().waitFor(),
      ),
      {},
      { only: "small" },
    ],
  ]),
  ...statesAt("/jobs?q=zeppelin", null, [["jobs: none found", waitForText("No openings match your search")]]),
  ...statesAt("/jobs?level=intern&level=junior&level=mid&level=senior&level=lead", null, [
    ["jobs: five values of a filter", board],
  ]),
  ...statesAt("/jobs?show=saved", "runa", [
    [
      "jobs: saved, one of them closed",
      waitForText("Closed"),
      {
        "job.saved": {
          data: {
            jobs: [job({ mark: "saved" }), { ...job({ mark: "saved" }, 2), closed_at: closedAt }],
            nextCursor: null,
          },
        },
      },
    ],
    ["jobs: saved, empty", waitForText("Nothing saved yet")],
  ]),
  ...statesAt("/jobs?show=hidden", "runa", [
    [
      "jobs: hidden, with jobs and companies",
      waitForText("All openings"),
      { "job.hidden": { data: { jobs: [job({}, 1), job({}, 2)], companies: ["Lantern Grid"] } } },
    ],
    ["jobs: hidden, empty", waitForText("Nothing is hidden")],
  ]),
  ...statesAt((seeded) => `/jobs/${seeded.jobId}`, "runa", [
    ["job: an opening", (page) => page.getByRole("link", { name: "View & Apply" }).waitFor()],
    [
      "job: an opening with similar ones and a match",
      async (page) => {
        await page.getByRole("heading", { name: "Similar openings" }).waitFor();
        await page.getByText("% match").first().waitFor();
      },
    ],
    [
      "job: closed, but saved",
      waitForText("It stays here because you saved it."),
      {
        "job.byId": { change: (own) => ({ ...own, mark: "saved", closed_at: closedAt }) },
      },
    ],
    [
      "job: posted by two people",
      waitForText("Posted by two people"),
      ({ jonte, teodor }) => ({
        "job.byId": {
          change: (own) => ({
            ...own,
            founders: [
              { id: jonte.id, username: "jontewikander", avatar_url: "" },
              { id: teodor.id, username: "teodorbrask", avatar_url: "" },
            ],
          }),
        },
      }),
    ],
  ]),
  ...statesAt((seeded) => `/jobs/${seeded.jobId}`, null, [
    ["job: an opening, signed out", (page) => page.getByRole("link", { name: "View & Apply" }).waitFor()],
    [
      "job: loading",
      (page) => page.getByRole("heading", { name: "Opening" }).waitFor({ state: "attached" }),
      hang("job.byId"),
    ],
    [
      "job: cannot be loaded",
      hasButton("Try Again"),
      fail("The opening cannot be read at the moment.", "job.byId"),
    ],
  ]),
  ...statesAt("/jobs/00000000-0000-4000-8000-000000000000", null, [
    ["job: not found", waitForText("This opening is closed")],
  ]),
];
