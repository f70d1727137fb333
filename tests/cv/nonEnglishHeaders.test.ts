import { expect, it, test } from "vitest";
import { jobsOf, readingOf } from "./fileOf.ts";

it("cuts no name before an article behind a preposition", () => {
  const jobs = jobsOf("2019 – 2022\tMinistère de la Transition écologique", "Stagiaire ingénieure");
  expect(jobs).toEqual(["Stagiaire ingénieure | Ministère de la Transition écologique | 2019 | 2022"]);
});

it("reads dates in the wide brackets of Chinese and Japanese", () => {
  const jobs = jobsOf("Velmora Ltd（2019 – 2022）", "Nurse", "Brenwick Clinic（2015 – 2019）", "Midwife");
  expect(jobs).toEqual(["Nurse | Velmora Ltd | 2019 | 2022", "Midwife | Brenwick Clinic | 2015 | 2019"]);
});

it("reads a head that ends with a full stop", () => {
  const jobs = jobsOf(
    "2019 – 2022",
    "Nurse, Velmora Pharmacy, Leeds.",
    "Cared for patients after operations.",
    "2015 – 2019",
    "Midwife, Brenwick Bakery, York.",
    "Attended births at home.",
  );
  expect(jobs).toEqual(["Nurse | Velmora Pharmacy | 2019 | 2022", "Midwife | Brenwick Bakery | 2015 | 2019"]);
});

test.each([
  [
    "behind a bullet beside its dates",
    ["2019 – 2022\t• Nurse, Velmora Ltd, Leeds.", "2015 – 2019\t• Midwife, Brenwick Clinic, York."],
    ["Nurse | Velmora Ltd | 2019 | 2022", "Midwife | Brenwick Clinic | 2015 | 2019"],
  ],
  [
    "with an address of the web in a cell of its own",
    ["Velmora Ltd\t2019 – 2022", "Nurse\thttps://velmora.example (https://velmora.example)"],
    ["Nurse | Velmora Ltd | 2019 | 2022"],
  ],
  [
    "with dates behind a tab that have no end",
    ["Velmora Ltd\t2019-09-01 —", "Nurse", "Brenwick Clinic\t2015-01-01 — 2019-03-01", "Midwife"],
    ["Nurse | Velmora Ltd | 2019-09 | present", "Midwife | Brenwick Clinic | 2015-01 | 2019-03"],
  ],
  [
    "with title and employer around a comma, and an employer's word in one of them",
    ["Head Nurse, Brenwick Group", "2022 – 2023", "Ward Sister, The Velmora Hotel", "2020 – 2021"],
    ["Head Nurse | Brenwick Group | 2022 | 2023", "Ward Sister | The Velmora Hotel | 2020 | 2021"],
  ],
  [
    "with the employer over the dates, and the place beside them",
    ["Librarian\tTamar Valley Railway", "Norwich\t2020 – 2022", "Archivist\tNimbo", "Leeds\t2015 – 2019"],
    ["Librarian | Tamar Valley Railway | 2020 | 2022", "Archivist | Nimbo | 2015 | 2019"],
  ],
  [
    "with the same city and state as another",
    [
      "Velmora Foods Wexcombe , Oregon\t2019 – 2021",
      "Cook",
      "Osmer Foods Wexcombe , Oregon\t2015 – 2019",
      "Cook",
    ],
    ["Cook | Velmora Foods | 2019 | 2021", "Cook | Osmer Foods | 2015 | 2019"],
  ],
  [
    "wrapped in a table beside its dates",
    ["2019 –\tNurse", "2021\tVelmora Ltd"],
    ["Nurse | Velmora Ltd | 2019 | 2021"],
  ],
])("the head of a job is read %s", (_, lines, jobs) => expect(jobsOf(...lines)).toEqual(jobs));

test("schools are read in blocks between their dates, whatever their names are", () => {
  const { education } = readingOf(
    "Education",
    "2012 – 2015",
    "Brenwick",
    "Diploma in History",
    "2008 – 2012",
    "Velmora",
    "Bachelor in Law",
  );
  expect(education.map(({ degree, institution }) => `${degree} | ${institution}`)).toEqual([
    "Diploma in History | Brenwick",
    "Bachelor in Law | Velmora",
  ]);
});
