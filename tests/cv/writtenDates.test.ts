import { joinBrokenDates } from "@career-hub/server/cv/reading/brokenDates.ts";
import { expect, it } from "vitest";
import { casesIn, heading, jobsOf, readingOf } from "./fileOf.ts";

const told = "• Planned routes and trained two colleagues.";

it.each(
  casesIn(`
# reads dates with slashes day first if one of the CV can only be so
05/03/2019 – 16/06/2021\tDispatcher, Norvik Shipping
${told}
04/02/2017 – 01/02/2019\tDriver, Brenn Haulage
${told}
= Dispatcher | Norvik Shipping | 2019-03 | 2021-06
= Driver | Brenn Haulage | 2017-02 | 2019-02
# reads ranges with the newest date first
Present – March 2021\tPlanner, Oswick Mill
${told}
2021 – 2019\tDispatcher, Norvik Shipping
${told}
06/2019 – 04/2017\tDriver, Brenn Haulage
${told}
= Planner | Oswick Mill | 2021-03 | present
= Dispatcher | Norvik Shipping | 2019 | 2021
= Driver | Brenn Haulage | 2017-04 | 2019-06
# joins a month with the year below it
Dispatcher, Norvik Shipping | November
2019 – June 2021
${told}
Driver, Brenn Haulage | July
2017 – May 2019
${told}
= Dispatcher | Norvik Shipping | 2019-11 | 2021-06
= Driver | Brenn Haulage | 2017-07 | 2019-05
# joins the end of a range on the next line with its start behind other text
Norvik Shipping, between February 2017 and September
2019 (2 years 8 months)
Dispatcher
${told}
Brenn Haulage, between July 2014 and February 2017
Driver
${told}
Oswick Mill, from 2011 to
May 2014
Carrier
${told}
= Dispatcher | Norvik Shipping | 2017-02 | 2019-09
= Driver | Brenn Haulage | 2014-07 | 2017-02
= Carrier | Oswick Mill | 2011 | 2014-05`),
)("%s", (_, lines, wanted) => expect(jobsOf(...lines)).toEqual(wanted));

it("reads the dates of a vertical timeline, the end above and the start below", () => {
  expect(
    jobsOf(
      ...["Present\tPlanner", "|\tOswick Mill", "Feb 2020", told],
      ...["Jan 2020\tDispatcher", "|", "Norvik Shipping", "Nov 2016\tLeeds", told],
      ...["2016\tDriver", "|\tBrenn Haulage", "2012", told],
    ),
  ).toEqual([
    "Planner | Oswick Mill | 2020-02 | present",
    "Dispatcher | Norvik Shipping | 2016-11 | 2020-01",
    "Driver | Brenn Haulage | 2012 | 2016",
  ]);
});

it("leaves a whole range below a line that ends with a dash to its own job", () => {
  expect(
    jobsOf(
      ...["Dispatcher, Norvik Shipping, 2013 –", "2016 – 2019\tDriver, Brenn Haulage", told],
      ...["2019 – 2021\tCarrier, Oswick Mill", told],
    ),
  ).toContain("Driver | Brenn Haulage | 2016 | 2019");
});

it("joins no year at the end of a sentence with the word that begins the next line", () => {
  const lines = ["Drove the first van of the company, 1998", "Present drivers train on it."];
  expect(joinBrokenDates(lines.map((plain) => ({ plain }))).map(({ plain }) => plain)).toEqual(lines);
});

it("joins a range that goes on in the last cell of the next line", () => {
  const lines = ["Nurse\tJune 2020 –", "Velmora Home\tJuly 2022", told];
  expect(joinBrokenDates(lines.map((plain) => ({ plain }))).map(({ plain }) => plain)).toEqual([
    "Nurse\tJune 2020 – July 2022",
    "Velmora Home",
    told,
  ]);
});

it.each(["2014 & 2015", "2014 and 2015", "2014 och 2015"])(
  "reads %s as a range from the first to the last year",
  (dates) => {
    expect(
      jobsOf(
        ...["2016 – 2019\tDispatcher, Norvik Shipping", told],
        ...[`${dates}\tDriver, Brenn Haulage`, told],
        ...["2011 – 2013\tCarrier, Oswick Mill", told],
      )[1],
    ).toBe("Driver | Brenn Haulage | 2014 | 2015");
  },
);

it.each([
  ["Summer 2014 and summer 2016", "2014", "2016"],
  ["Estate 2014 e Estate 2016", "2014", "2016"],
  ["November 2014 & November 2015", "2014-11", "2015-11"],
])("reads %s as a range from the first to the last date", (dates, from, to) => {
  expect(
    jobsOf("Driver", "Brenn Haulage", dates, told, "Carrier", "Oswick Mill", "June 2011 – May 2013", told)[0],
  ).toBe(`Driver | Brenn Haulage | ${from} | ${to}`);
});

it.each([
  ["III 2009 r. – X 2018 r.", "2009-03", "2018-10"],
  ["od IX 2015 do V 2019", "2015-09", "2019-05"],
  ["2015. III. – 2019. V.", "2015-03", "2019-05"],
  ["Fr.o.m. mars 2021", "2021-03", "present"],
  ["Från 2021", "2021", "present"],
  ["Vanaf maart 2020", "2020-03", "present"],
  ["från 2015 till 2018", "2015", "2018"],
])("reads %s as dates of a job", (dates, from, to) => {
  expect(jobsOf("Driver", "Brenn Haulage", dates, told)[0]).toBe(`Driver | Brenn Haulage | ${from} | ${to}`);
});

it("does not read the number of a grade as a month", () => {
  expect(jobsOf("Fitter II 2009 – 2011", "Brenn Haulage", told)[0]).toMatch(/2009 \| 2011$/);
});

it("lets a job with a single date begin and end then", () => {
  expect(
    jobsOf("Driver, Brenn Haulage\t2016 – 2019", told, "Carrier, Oswick Mill\tsummer 2015", told)[1],
  ).toBe("Carrier | Oswick Mill | 2015 | 2015");
});

it.each(["-------", ".......", ". . . . . . ."])(
  "reads %s as leader characters before the next column",
  (leader) => {
    expect(
      jobsOf(
        ...[`2019 – 2021\tNorvik Shipping, Dispatcher ${leader} Bergen`, told],
        ...[`2017 – 2019\tBrenn Haulage, Driver ${leader} Oslo`, told],
      ),
    ).toEqual(["Dispatcher | Norvik Shipping | 2019 | 2021", "Driver | Brenn Haulage | 2017 | 2019"]);
  },
);

it("takes the bullets off headers with single dates too", () => {
  const jobs = jobsOf(
    ...["• Norvik Shipping, Dispatcher\t2019 – 2021", "Planned the routes of forty drivers."],
    ...["• Brenn Haulage, Driver\t2017 – 2018", "Drove through four countries."],
    ...["• Velmora, Team Kestrel\t2016", "Carried sacks of flour."],
  );
  expect(jobs.join()).not.toContain("•");
});

it.each([
  ["1.\tExperience", "2.\tScholarly Bodies", "3.\tEducation", "4.\tSkills"],
  ["• Experience", "• Scholarly Bodies", "• Education", "• Skills"],
])("ends the section under %s at %s", (first, other, third, last) => {
  const { parts } = readingOf(
    ...[heading(first), "2019 – 2021\tDispatcher, Norvik Shipping", told],
    ...[heading(other), "2018\tUnion of Drivers"],
    ...[heading(third), "2015 – 2017\tBachelor of Arts, University of Larkmoor"],
    ...[heading(last), "Excel, Word"],
  );
  expect(parts.map((part) => part.heading)).toEqual([first, other, third, last]);
});

it("takes no job from projects under a heading in small letters", () => {
  const { experience } = readingOf(
    ...["Maren Holt", heading("experience"), "2019 – 2021\tDispatcher, Norvik Shipping", told],
    ...["2017 – 2019\tDriver, Brenn Haulage", told],
    ...[heading("education"), "2015 – 2017\tBachelor of Arts, University of Larkmoor"],
    ...[
      heading("projekte"),
      "2016\tRoute planner, Oswick Mill",
      told,
      "2014 – 2015\tTimetable, Brenn Haulage",
    ],
  );
  expect(experience).toHaveLength(2);
});
