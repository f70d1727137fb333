import { button } from "../../seeing.ts";
import { loads, refused, type State, sees, silent } from "../state.ts";

const board = (page: Parameters<State["act"]>[0]) => page.getByRole("article").first().waitFor();

export const jobStates: State[] = [
  { name: "jobs: the board", address: "/jobs", act: board },
  { name: "jobs: the board, signed in", who: "runa", address: "/jobs", act: board },
  {
    name: "jobs: filtered",
    who: "runa",
    address: "/jobs?remote=remote&technology=Rust&q=engineer",
    act: board,
  },
  {
    name: "jobs: a filter opened",
    address: "/jobs",
    only: "large",
    act: async (page) => {
      await board(page);
      await page.getByRole("combobox", { name: "Technology" }).fill("p");
      await page.getByRole("option").first().waitFor();
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
  { name: "jobs: saved", who: "runa", address: "/jobs?show=saved", act: sees("Nothing saved yet") },
  { name: "jobs: hidden", who: "runa", address: "/jobs?show=hidden", act: sees("Nothing is hidden") },
  {
    name: "job: an opening",
    who: "runa",
    address: (cast) => `/jobs/${cast.jobId}`,
    act: (page) => page.getByRole("link", { name: "View & Apply" }).waitFor(),
  },
  {
    name: "job: gone",
    address: "/jobs/00000000-0000-4000-8000-000000000000",
    act: sees("This opening is closed"),
  },
];
