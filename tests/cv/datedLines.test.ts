import { readPdf } from "@career-hub/server/cv/pdf/readPdf.ts";
import { parseCv } from "@career-hub/server/cv/reading/parseCv.ts";
import { expect, it } from "vitest";
import { heading, jobsOf, now, readingOf } from "./fileOf.ts";
import { type Drawn, makePdf } from "./makePdf.ts";

const told = "• Planned routes and trained two colleagues.";

it("reads a single date as a job when it is laid out like the date ranges of other jobs, not within text", () => {
  expect(
    jobsOf(
      ...["2015 – 2019\tDispatcher, Norvik Shipping", told, "• Moved 400 staff to Exchange 2010 servers."],
      ...["2014\tUmowa o dzieło, Larkmoor Group", told],
      ...["2009 – 2013\tDriver, Brenn Haulage", "• Ranked first in 2011 among forty drivers."],
    ),
  ).toHaveLength(3);
});

it("continues the jobs below an employer in the style of headings", () => {
  const { experience } = readingOf(
    heading("Experience"),
    ...["07/2014 – 11/2018\tDirector", "Norvik Shipping", told, "01/2007 – 06/2014\tDispatcher"],
    ...[heading("LARKMOOR"), told, "10/2002 – 12/2006\tDriver", "Brenn Haulage", told],
    ...["09/2001 – 09/2002\tCarrier", "Oswick Mill", told],
    ...[heading("Education"), "1998 – 2001\tBachelor of Arts", "University of Larkmoor"],
    heading("Skills"),
    "Excel, Word",
  );
  expect(experience.map(({ from }) => from)).toEqual(["2014-07", "2007-01", "2002-10", "2001-09"]);
});

it("joins the end of a range below its start, left of the text", async () => {
  const at = (text: string, x: number, y: number): Drawn => ({ text, x, y, size: 10 });
  const job = (start: string, end: string, employer: string, title: string, y: number) => [
    ...[at(start, 40, y), at(employer, 120, y), at(`– ${end}`, 66, y - 13), at(title, 120, y - 13)],
    at("• Planned routes", 120, y - 26),
  ];
  const drawn = [
    { ...at("Experience", 40, 740), size: 14 },
    ...job("04/2016", "08/2018", "Norvik Shipping", "Dispatcher", 715),
    ...job("08/2013", "03/2016", "Brenn Haulage", "Driver", 670),
  ];
  const { experience } = parseCv(await readPdf(makePdf([drawn])), now).reading;
  expect(experience.map(({ from, to }) => [from, to])).toEqual([
    ["2016-04", "2018-08"],
    ["2013-08", "2016-03"],
  ]);
});

it("reads dates at the start of a line as a job when the line above has only an end date", () => {
  expect(
    jobsOf(
      "Since 2021: Head of the ward, Velmora Clinic",
      "until 6/2021: 1st School of Oswick, head of the department",
      "2006 – 2012: Carer, Larkmoor Home",
    ),
  ).toContain("Carer | Larkmoor Home | 2006 | 2012");
});
