import { answer } from "../../faults.ts";
import { button } from "../../seeing.ts";
import { job } from "../../spec/given.ts";
import { loads, refused, type State, sees, silent } from "../state.ts";

const closedAt = "2026-10-01T08:00:00.000Z";
const saved = (name: string, search: object, newJobs: number, number: number) => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
  name,
  search,
  newJobs,
  lookedAt: closedAt,
});
const savedSearches: State["answers"] = {
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
  { name: "jobs: the board", address: "/jobs", act: board },
  { name: "jobs: the board, signed in", who: "runa", address: "/jobs", act: board },
  {
    name: "jobs: sorted by match",
    who: "runa",
    address: "/jobs?sort=match",
    act: (page) => page.getByText("% match").first().waitFor(),
  },
  {
    name: "jobs: matches being computed",
    who: "runa",
    address: "/jobs",
    answers: silent("cv.scores"),
    act: board,
  },
  {
    name: "jobs: by pay",
    address: "/jobs?pay=50000&pay_currency=EUR&sort=pay",
    act: board,
  },
  {
    name: "jobs: filtered",
    who: "runa",
    address: "/jobs?remote=remote&technology=Rust&q=engineer",
    act: board,
  },
  {
    name: "jobs: saved searches, one of them open",
    who: "runa",
    address: "/jobs?remote=remote&technology=Rust",
    answers: savedSearches,
    act: sees("12 new"),
  },
  {
    name: "jobs: a search to be saved",
    who: "runa",
    address: "/jobs?remote=remote&q=engineer",
    answers: savedSearches,
    act: async (page) => {
      await button(page, "Save this search").click();
      await page.getByRole("dialog").getByLabel("Name").waitFor();
    },
  },
  {
    name: "jobs: a saved search removed, to be undone",
    who: "runa",
    address: "/jobs",
    answers: savedSearches,
    act: async (page) => {
      await button(page, "Remove saved search Support").click();
      await button(page, "Undo").waitFor();
    },
  },
  {
    name: "jobs: a filter opened",
    address: "/jobs",
    only: "large",
    act: async (page) => {
      await board(page);
      await page.getByRole("combobox", { name: "Technology" }).fill("p");
      await page.getByRole("option").filter({ visible: true }).first().waitFor();
    },
  },
  {
    name: "jobs: the filters opened",
    address: "/jobs?level=senior",
    only: "small",
    act: async (page) => {
      await board(page);
      await button(page, /^Filters/).click();
      await page.getByRole("dialog", { name: "Filters" }).getByRole("checkbox").first().waitFor();
    },
  },
  {
    name: "jobs: a description opened",
    address: "/jobs",
    act: async (page) => {
      await button(page, "Read More").first().click();
      await button(page, "Read Less").waitFor();
    },
  },
  {
    name: "jobs: a job's menu",
    who: "runa",
    address: "/jobs",
    act: async (page) => {
      await button(page, /^Hide/).first().click();
      await page.getByRole("menuitem").first().waitFor();
    },
  },
  { name: "jobs: none found", address: "/jobs?q=zeppelin", act: sees("No openings match your search") },
  {
    name: "jobs: none yet",
    address: "/jobs",
    answers: { "job.list": { data: { jobs: [], nextCursor: null } } },
    act: sees("No job openings are available at the moment."),
  },
  {
    name: "jobs: samples on their way",
    address: "/jobs",
    answers: { "job.list": { data: { jobs: [], nextCursor: null, preparing: true } } },
    act: sees("Sample jobs are being prepared"),
  },
  {
    name: "jobs: five of a filter chosen",
    address: "/jobs?level=intern&level=junior&level=mid&level=senior&level=lead",
    act: board,
  },
  {
    name: "jobs: loading",
    address: "/jobs",
    answers: silent("job.list"),
    act: loads,
  },
  {
    name: "jobs: cannot be loaded",
    address: "/jobs",
    answers: refused("This did not work.", "job.list"),
    act: sees("Failed to load job postings. Please try again later."),
  },
  {
    name: "jobs: more cannot be loaded",
    address: "/jobs",
    act: async (page) => {
      await board(page);
      await answer(page, "job.list", { status: 409, message: "This did not work." });
      const refusal = page.getByText("This did not work.").first();
      // The end moves away while the cards of the first lot come in.
      while (!(await refusal.isVisible())) await page.mouse.wheel(0, 4000);
    },
  },
  {
    name: "jobs: one hidden, to be undone",
    who: "runa",
    address: "/jobs",
    answers: { "job.mark": { data: {} } },
    act: async (page) => {
      await button(page, /^Hide/).first().click();
      await page.getByRole("menuitem", { name: "Hide this job" }).click();
      await button(page, "Undo").waitFor();
    },
  },
  {
    name: "jobs: saved ones, one of them closed",
    who: "runa",
    address: "/jobs?show=saved",
    answers: {
      "job.saved": {
        data: {
          jobs: [job({ mark: "saved" }), { ...job({ mark: "saved" }, 2), closed_at: closedAt }],
          nextCursor: null,
        },
      },
    },
    act: sees("Closed"),
  },
  {
    name: "jobs: hidden ones",
    who: "runa",
    address: "/jobs?show=hidden",
    answers: { "job.hidden": { data: { jobs: [job({}, 1), job({}, 2)], companies: ["Lantern Grid"] } } },
    act: sees("All openings"),
  },
  { name: "jobs: saved", who: "runa", address: "/jobs?show=saved", act: sees("Nothing saved yet") },
  { name: "jobs: hidden", who: "runa", address: "/jobs?show=hidden", act: sees("Nothing is hidden") },
  {
    name: "job: an opening",
    who: "runa",
    address: (cast) => `/jobs/${cast.jobId}`,
    act: (page) => page.getByRole("link", { name: "View & Apply" }).waitFor(),
  },
  {
    name: "job: an opening with similar ones and a match",
    who: "runa",
    address: (cast) => `/jobs/${cast.jobId}`,
    act: async (page) => {
      await page.getByRole("heading", { name: "Similar openings" }).waitFor();
      await page.getByText("% match").first().waitFor();
    },
  },
  {
    name: "job: an opening, to a visitor",
    address: (cast) => `/jobs/${cast.jobId}`,
    act: (page) => page.getByRole("link", { name: "View & Apply" }).waitFor(),
  },
  {
    name: "job: closed, but saved",
    who: "runa",
    address: (cast) => `/jobs/${cast.jobId}`,
    answers: {
      "job.byId": { change: (own) => ({ ...own, mark: "saved", closed_at: closedAt }) },
    },
    act: sees("It stays here because you saved it."),
  },
  {
    name: "job: posted by two people",
    who: "runa",
    address: (cast) => `/jobs/${cast.jobId}`,
    answers: ({ jonte, teodor }) => ({
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
    act: sees("Posted by two people"),
  },
  {
    name: "job: loading",
    address: (cast) => `/jobs/${cast.jobId}`,
    answers: silent("job.byId"),
    act: (page) => page.getByRole("heading", { name: "Opening" }).waitFor({ state: "attached" }),
  },
  {
    name: "job: cannot be loaded",
    address: (cast) => `/jobs/${cast.jobId}`,
    answers: refused("The opening cannot be read at the moment.", "job.byId"),
    act: (page) => button(page, "Try Again").waitFor(),
  },
  {
    name: "job: gone",
    address: "/jobs/00000000-0000-4000-8000-000000000000",
    act: sees("This opening is closed"),
  },
];
