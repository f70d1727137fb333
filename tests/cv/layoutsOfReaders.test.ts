import { withoutRunningHeaders } from "@career-hub/server/cv/pdf/runningHeaders.ts";
import { spansIn } from "@career-hub/server/text/dates.ts";
import { headingKinds } from "@career-hub/server/text/headings.ts";
import { kindsByNouns } from "@career-hub/server/text/headingWords.ts";
import { describe, expect, it } from "vitest";
import { heading, jobsOf, readingOf } from "./fileOf.ts";

const told = "Cared for twelve patients and trained two colleagues.";
const schoolsIn = (...lines: Parameters<typeof readingOf>) =>
  readingOf(heading("Education"), ...lines).education.map(({ institution }) => institution);

describe("dates", () => {
  it.each([
    ["08/22—\tNurse", "2022-08", "present"],
    ["2014– Associate Professor", "2014", "present"],
    ["2013 – Larkmoor", "2013", ""],
    ["2006–8 Nurse", "2006", "2008"],
    ["2012-1 Nurse", "2012", ""],
    ["Hösten 2012", "2012", ""],
  ])("of %s", (text, from, to) => {
    expect(spansIn(text)[0]).toMatchObject({ from, to, start: 0 });
  });

  it("does not read the years of standards as dates", () => {
    expect(spansIn("Auditor, ISO 9001:2015")).toEqual([]);
  });
});

describe("headings", () => {
  it("continues a section whose heading is repeated", () => {
    expect(headingKinds("EXPERIENCE CONTINUED")).toEqual(["experience"]);
    expect(headingKinds("Education (cont'd)")).toEqual(["education"]);
  });

  it("opens positions at headings of appointments, not of organisations", () => {
    expect(headingKinds("Academic Appointment")).toEqual(["experience"]);
    expect(kindsByNouns("Professional Organizations")).toEqual(["other"]);
  });
});

describe("headers of jobs", () => {
  it("reads headers whose employers above the dates have bullets", () => {
    const lines = [
      ...["• Velmora Home\tLeeds, UK", "Nurse\t2019 – 2021", `• ${told}`],
      ...["• Oswick Care\tLeeds, UK", "Carer\t2015 – 2019", `• ${told}`],
    ];
    expect(jobsOf(...lines)).toEqual([
      "Nurse | Velmora Home | 2019 | 2021",
      "Carer | Oswick Care | 2015 | 2019",
    ]);
  });

  it("ends headers before dates in square brackets", () => {
    expect(jobsOf("Nurse", "Velmora Home, Leeds [2019 - 2021]", told)).toEqual([
      "Nurse | Velmora Home | 2019 | 2021",
    ]);
  });

  it("reads headers of which only the first is not indented", () => {
    const job = (text: string, left: number) => ({ text, left, column: 72 });
    expect(
      jobsOf(
        ...[job("Nurse – Velmora Home 2019 – 2021", 72), told],
        ...[job("Carer – Oswick Care 2017 – 2019", 90), told, job("Cook – Larkmoor 2015 – 2017", 90), told],
      ),
    ).toHaveLength(3);
  });
});

describe("schools", () => {
  it("does not read the header of a table as a school", () => {
    expect(schoolsIn("Period\tSchool\tSubject", "2003 – 2005\tLarkmoor Grammar School\tLatin")).toEqual([
      "Larkmoor Grammar School",
    ]);
  });

  it("keeps a city that is part of a school's name", () => {
    expect(schoolsIn("University of Leeds, UK", "BSc Nursing, 2008")).toEqual(["University of Leeds"]);
  });
});

describe("running footers", () => {
  it("moves footers to the end from the first page on, and headers from the second", () => {
    const pageOf = (page: number) => [
      { text: "Ada Brenwick", page, y: 800 },
      ...[700, 690, 680, 670, 660].map((y) => ({ text: `Nurse ${page} ${y + page}`, page, y })),
      { text: `26 May ⇥ page ${page} / 2`, page, y: 20 },
    ];
    const { headers } = withoutRunningHeaders([pageOf(1), pageOf(2)]);
    expect(headers.filter(({ page }) => page === 1).map(({ y }) => y)).toEqual([20]);
    expect(headers.some(({ page, y }) => page === 2 && y === 800)).toBe(true);
  });
});
