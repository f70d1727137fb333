import { withoutRunningHeaders } from "@career-hub/server/cv/pdf/runningHeaders.ts";
import { namesColumns } from "@career-hub/server/cv/reading/jobLabels.ts";
import { endsInExperience } from "@career-hub/server/text/headings.ts";
import { describe, expect, it, test } from "vitest";
import { casesIn, heading, jobsOf, readingOf } from "./fileOf.ts";

const told = "Cared for twelve patients and trained two colleagues.";
const schoolsIn = (...lines: Parameters<typeof readingOf>) =>
  readingOf(heading("Education"), ...lines).education.map(({ institution }) => institution);

test("schools without a word that names one: reads the name before a place as the school", () => {
  expect(readingOf("Education", "2010 - 2013\tDiploma Weaving, Velmora am Wall, Bremen").education).toEqual([
    { degree: "Diploma Weaving", institution: "Velmora am Wall" },
  ]);
});

describe("employers", () => {
  it("reads employers in a column beside the dates, with places below", () => {
    const cells = (...edges: [number, number][]) => edges.map(([left, right]) => ({ left, right }));
    const besides = [
      { text: "2019 - 2021\tTeaching Assistant", cells: cells([200, 250], [280, 390]) },
      { text: "Velmora Mills\tBrenwick", cells: cells([280, 350], [480, 520]) },
      { text: "2015 - 2019\tHead Teacher", cells: cells([200, 250], [280, 350]) },
      { text: "Oswick House\tBrenwick", cells: cells([280, 350], [480, 520]) },
    ];
    expect(jobsOf(...besides)).toEqual([
      "Teaching Assistant | Velmora Mills | 2019 | 2021",
      "Head Teacher | Oswick House | 2015 | 2019",
    ]);
  });
});

describe("headings", () => {
  it("opens positions at headings that end in Experience or Employment", () => {
    expect(endsInExperience("Warehouse Experience")).toBe(true);
    expect(endsInExperience("Ten years of experience")).toBe(false);
  });
  it("recognises unknown headings by the style of the others", () => {
    const reading = readingOf(
      "Anna Brenwick",
      heading("Education"),
      "BSc Biology, Brenwick College, 2012",
      heading("Where I have worked"),
      "Head Chef, Velmora\t2015 – 2019",
      "Cooked for two hundred guests an evening and wrote the menus.",
      heading("Skills"),
      "menu planning, food safety",
    );
    expect(reading.experience.map((job) => job.title)).toEqual(["Head Chef"]);
    expect(reading.education).toHaveLength(1);
  });
  it("does not read the column headings of a table as a job", () => {
    expect(namesColumns("Period\tEmployer\tPosition")).toBe(true);
    expect(namesColumns("2015 – 2019\tVelmora\tHead Chef")).toBe(false);
  });
});

describe("layout of a section", () => {
  it.each(
    casesIn(`
# keeps the description of a job out of the next header
Lead Crane Engineer, Velmora Yards, Mar 2021 - Present
Moved 400 cranes to a new control network without stopping a single shift, with Modbus and Profinet
Crane Engineer, Ostrel Ports, 09/2017 - 02/2021
Control software for thirty cranes and their drivers on two quays by the northern harbour, with sensors
Junior Engineer, Taldin Works, 2015 - 2017
= Lead Crane Engineer | Velmora Yards | 2021-03 | present
= Crane Engineer | Ostrel Ports | 2017-09 | 2021-02
= Junior Engineer | Taldin Works | 2015 | 2017
# reads a job whose years are 20XX without dates
Head Chef, Velmora\t20XX – Present
Line Cook, Talmere\t20XX – 20XX
= Head Chef | Velmora |  | present
= Line Cook | Talmere |  |`),
  )("%s", (_, lines, wanted) => expect(jobsOf(...lines)).toEqual(wanted));

  it("infers the place of unknown names from the known ones of other jobs", () => {
    expect(jobsOf("Head Chef", "Velmora Group", "2015 – 2019", "Plonkery", "Talmere", "2012 – 2015")).toEqual(
      ["Head Chef | Velmora Group | 2015 | 2019", "Plonkery | Talmere | 2012 | 2015"],
    );
  });
  it("reads roles that are bullets below the dates", () => {
    expect(jobsOf("2015 – 2019", "• Head Chef, Velmora Inc.", "2012 – 2015", "• Line Cook, Talmere")).toEqual(
      ["Head Chef | Velmora Inc. | 2015 | 2019", "Line Cook | Talmere | 2012 | 2015"],
    );
  });
});

test("education: counts a dated name without a word that names a school, and adds majors and certificates to the entry above", () => {
  const { education } = readingOf(
    "Education",
    "Brenwick State, London\t2010 – 2014",
    "BSc Biology",
    "Minor: Philosophy",
    "Certificate of Merit, Debating",
  );
  expect(education).toEqual([{ degree: "BSc Biology", institution: "Brenwick State" }]);
});

it("divides a CV without headings by the content of its lines", () => {
  const reading = readingOf(
    "Anna Brenwick",
    "anna@example.org",
    "Head Chef\tMay 2015 – June 2019",
    "Velmora, Brenwick, OR",
    "Bachelor of Arts\t2010 – 2014",
    "Talmere University",
    "menu planning, food safety, pastry, butchery",
  );
  expect(reading.experience.map(({ title, company }) => [title, company])).toEqual([
    ["Head Chef", "Velmora"],
  ]);
  expect(reading.education).toEqual([{ degree: "Bachelor of Arts", institution: "Talmere University" }]);
  expect(reading.skills).toContain("butchery");
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

test("running footers: moves footers to the end from the first page on, and headers from the second", () => {
  const pageOf = (page: number) => [
    { text: "Ada Brenwick", page, y: 800 },
    ...[700, 690, 680, 670, 660].map((y) => ({ text: `Nurse ${page} ${y + page}`, page, y })),
    { text: `26 May ⇥ page ${page} / 2`, page, y: 20 },
  ];
  const { headers } = withoutRunningHeaders([pageOf(1), pageOf(2)]);
  expect(headers.filter(({ page }) => page === 1).map(({ y }) => y)).toEqual([20]);
  expect(headers.some(({ page, y }) => page === 2 && y === 800)).toBe(true);
});
