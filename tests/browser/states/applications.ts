import type { Page } from "playwright-core";
import { button } from "../locators.ts";
import { idOf, type Outputs } from "../spec/fixtures.ts";
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

type Application = Outputs["job"]["applications"]["applications"][number];

const at = (day: number) => `2026-11-${String(day).padStart(2, "0")}T09:00:00.000Z`;

const application = (number: number, changes: Partial<Application>): Application => ({
  id: idOf(number),
  job_title: "Senior Storage Engineer",
  company_name: "Lantern Grid",
  job_url: `https://lantern.example/${number}`,
  location: "Rotterdam",
  remote: null,
  salary: "€85,000 – €105,000 per year",
  salary_currency: "EUR",
  salary_yearly_min: 85_000,
  salary_yearly_max: 105_000,
  closed_at: null,
  saved_at: at(10),
  stage: "saved",
  note: "",
  next_at: null,
  next_step: "",
  version: 0,
  moves: [],
  ...changes,
});

const unpaid = { salary: null, salary_currency: null, salary_yearly_min: null, salary_yearly_max: null };
const applications = [
  application(1, {}),
  application(2, {
    job_title: "Database Reliability Engineer",
    company_name: "Tern & Barrow",
    location: "Remote",
    remote: "remote",
    ...unpaid,
  }),
  application(3, {
    job_title: "Founding Engineer, Ledger",
    company_name: "Osprey Ledger",
    location: "Lisbon",
    stage: "applied",
    note: "Sent through their form, with the CV of 16 November.",
    moves: [{ id: 1, stage: "applied", at: at(17) }],
  }),
  application(4, {
    job_title: "Systems Engineer",
    company_name: "Halyard Robotics",
    location: "Bilbao",
    stage: "interview",
    next_at: "2098-11-26T14:00",
    next_step: "Second round",
    note: "Ask about on-call.",
    moves: [
      { id: 2, stage: "applied", at: at(12) },
      { id: 3, stage: "interview", at: at(18) },
    ],
  }),
  application(5, {
    job_title: "Query Engine Engineer",
    company_name: "Meridian Tables",
    stage: "interview",
    next_at: "2026-01-05",
    next_step: "Answer expected",
    salary: "$140,000 per year",
    salary_currency: "USD",
    salary_yearly_min: 140_000,
    salary_yearly_max: 140_000,
  }),
  application(6, {
    job_title: "Platform Engineer",
    company_name: "Harrow & Pike",
    location: "Leeds",
    stage: "closed",
    closed_at: at(20),
    note: "Wanted Terraform.",
    moves: [{ id: 4, stage: "closed", at: at(9) }],
  }),
];
const given = { "job.applications": { data: { applications } } };
const board = (page: Page) => page.getByRole("heading", { name: "Systems Engineer" }).waitFor();

export const applicationStates: State[] = [
  ...statesAt("/applications", "jonte", [
    ["applications: the board", board, given],
    [
      "applications: filtered by pay",
      async (page) => {
        await board(page);
        await page.getByLabel("Minimum yearly pay").fill("60000");
        await page.keyboard.press("Enter");
        await waitForText("Hidden: 1 state no yearly pay.")(page);
      },
      given,
    ],
    [
      "applications: a menu of stages",
      steps(press("Move Systems Engineer"), (page) =>
        page.getByRole("menuitem", { name: "Offer" }).waitFor(),
      ),
      given,
    ],
    [
      "applications: one moved, with Undo",
      async (page) => {
        await button(page, "Move Systems Engineer").click();
        await page.getByRole("menuitem", { name: "Offer" }).click();
        await button(page, "Undo").waitFor();
      },
      { ...given, "job.moveApplication": { data: { stage: "offer", moveId: 9 } } },
    ],
    [
      "applications: notes and dates",
      steps(press("Edit notes and dates for Systems Engineer"), hasDialog("History")),
      given,
    ],
  ]),
  ...statesAt("/applications", "runa", [
    [
      "applications: with scores",
      waitForText("88%"),
      {
        ...given,
        "cv.scores": {
          data: {
            scores: applications.map(({ id }, place) => ({
              id,
              finalScore: 0.88 - place / 10,
              aiAnalysis: { reason: "Meets Rust." },
              match: { confidence: 1, parts: [], requirements: [], credentials: [] },
            })),
          },
        },
      },
    ],
  ]),
  ...statesAt("/applications", "iker", [
    ["applications: none", waitForText("No saved jobs yet")],
    ["applications: loading", loading, hang("job.applications")],
    [
      "applications: cannot be loaded",
      hasButton("Try Again"),
      fail("The applications cannot be read at the moment.", "job.applications"),
    ],
  ]),
];
