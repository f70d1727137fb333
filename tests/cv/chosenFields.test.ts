import { expect, it } from "vitest";
import { jobsOf } from "./fileOf.ts";

const told = "• Planned routes and trained two colleagues.";

// The rules alone keep a place or a former name in brackets with the employer.
it.each([
  [
    "Norvik Shipping [Oslo] / Dispatcher\tJan 2019 - Mar 2021",
    "Brenn Haulage [Bergen] / Driver\tJan 2016 - Dec 2018",
  ],
  [
    "Norvik Shipping (formerly Norvik Lines), Oslo / Dispatcher\tJan 2019 - Mar 2021",
    "Brenn Haulage (now Brenn Group), Bergen / Driver\tJan 2016 - Dec 2018",
  ],
])("the employer of %s is read without what is in brackets", (first, second) => {
  expect(jobsOf(first, told, second, told)).toEqual([
    "Dispatcher | Norvik Shipping | 2019-01 | 2021-03",
    "Driver | Brenn Haulage | 2016-01 | 2018-12",
  ]);
});

it("reads an employer that goes on in the next line of its column", () => {
  const row = (text: string, ...cells: [number, number][]) => ({
    text,
    left: 50,
    column: 50,
    edge: 540,
    cells: cells.map(([left, right]) => ({ left, right })),
  });
  const jobs = jobsOf(
    row("Brennholm Regional\tNurse\t2019 – 2021", [50, 145], [160, 300], [480, 540]),
    row("Hospital\tFull-time", [50, 90], [160, 250]),
    told,
    row("Larkmoor\tCarer\t2017 – 2019", [50, 100], [160, 300], [480, 540]),
    told,
  );
  expect(jobs).toEqual([
    "Nurse | Brennholm Regional Hospital | 2019 | 2021",
    "Carer | Larkmoor | 2017 | 2019",
  ]);
});

it("prefers what a label names as the title to other text that is like one", () => {
  const job = (dates: string, other: string, title: string, employer: string) => [
    ...[`Period: ${dates}`, other, `Position: ${title}`, `Employer: ${employer}`, told],
  ];
  expect(
    jobsOf(
      ...job("2019 – 2021", "Team Lead", "Kestrel", "Velmora"),
      ...job("2017 – 2019", "Head Nurse", "Falcon", "Oswick"),
    ),
  ).toEqual(["Kestrel | Velmora | 2019 | 2021", "Falcon | Oswick | 2017 | 2019"]);
});
