import { readPdf } from "@career-hub/server/cv/pdf/readPdf.ts";
import { parseCv } from "@career-hub/server/cv/reading/parseCv.ts";
import { describe, expect, it, test } from "vitest";
import { casesIn, heading, jobsOf, now, readingOf, rowsIn } from "./fileOf.ts";
import { type Drawn, makePdf } from "./makePdf.ts";

const textsOf = async (drawn: Drawn[]) => (await readPdf(makePdf([drawn]))).lines.map((line) => line.text);

test("typography within a line separates title and employer without any other separator", async () => {
  const job = (title: string, employer: string, dates: string, y: number): Drawn[] => [
    { text: title, x: 60, y, bold: true },
    { text: employer, x: 60 + title.length * 5.6 + 3, y },
    { text: dates, x: 60, y: y - 13 },
    { text: "Cared for twelve patients and trained two colleagues.", x: 60, y: y - 26 },
  ];
  const file = await readPdf(
    makePdf([
      [
        { text: "Experience", x: 60, y: 790, size: 16, bold: true },
        ...job("Nurse", "Velmora am Wall", "2019 - 2021", 760),
        ...job("Wijkhulp", "Oswick Seven", "2015 - 2019", 700),
      ],
    ]),
  );
  const { experience } = parseCv(file, now).reading;
  expect(experience.map(({ title, company }) => [title, company])).toEqual([
    ["Nurse", "Velmora am Wall"],
    ["Wijkhulp", "Oswick Seven"],
  ]);
});

describe("headers of a section", () => {
  it.each(
    casesIn(`
# are read with title and employer parted by full stops
2019 – 2022\tOswick. Sales Manager.
2015 – 2019\tVelmora. Head Nurse.
= Sales Manager | Oswick | 2019 | 2022
= Head Nurse | Velmora | 2015 | 2019
# are read with an employer above the title in all of them, where the words of one say otherwise
Meridian Partners
Software Engineer
2021 – 2023
• Led a team of six.
Meridian Partners
Backend Developer
2019 – 2021
• Wrote it in Go.
= Software Engineer | Meridian Partners | 2021 | 2023
= Backend Developer | Meridian Partners | 2019 | 2021
# are read with dates in a cell beside the first line of the description
Oswick Hotel, Head Chef\tAustin, Texas
• Trained the young cooks through all of their stations and wrote the menus of five seasons with them for the guests.\tJul 2022 – Present
Velmora Hotel, Sous Chef\tAustin, Texas
• Cut waste.\tMay 2019 – Jul 2022
= Head Chef | Oswick Hotel | 2022-07 | present
= Sous Chef | Velmora Hotel | 2019-05 | 2022-07
# are read with the description on the lines of the dates, which end like a sentence
Nurse Velmora Clinic
Jan 2019 – Mar 2022 Managed the beds of two wards
Caretaker Holia Clinic
Apr 2015 – Jan 2019 Helped old people at home
Midwife Oswick Clinic
Apr 2011 – Jan 2015 Work with parents, paperwork, advice and help in all questions of the law.
= Nurse | Velmora Clinic | 2019-01 | 2022-03
= Caretaker | Holia Clinic | 2015-04 | 2019-01
= Midwife | Oswick Clinic | 2011-04 | 2015-01`),
  )("%s", (_, lines, wanted) => expect(jobsOf(...lines)).toEqual(wanted));

  it("reads headers on separate lines, although one fills its column", () => {
    const row = rowsIn(60, 200);
    expect(
      jobsOf(
        ...[
          row("2019 – 2021", [60, 120]),
          row("Nurse for Emergencies", [60, 195]),
          row("Velmora Five", [60, 120]),
        ],
        ...[
          "• Trained two.",
          row("2015 – 2019", [60, 120]),
          row("Nurse", [60, 90]),
          row("Oswick Seven", [60, 120]),
        ],
      ),
    ).toEqual(["Nurse for Emergencies | Velmora Five | 2019 | 2021", "Nurse | Oswick Seven | 2015 | 2019"]);
  });

  it("counts a header once whose first line is repeated after a page break", () => {
    expect(jobsOf("Oswick Hotel\t2015 – 2019", "Oswick Hotel\t2015 – 2019", "Head Chef")).toEqual([
      "Head Chef | Oswick Hotel | 2015 | 2019",
    ]);
  });
});

describe("a page painted from top to bottom", () => {
  it("is one flow if lines on the right lie between short lines on the left", async () => {
    const job = (employer: string, title: string, dates: string, y: number): [string, number, number][] => [
      [employer, 60, y],
      [title, 400, y],
      [dates, 400, y - 13],
      ["Trained four chefs.", 70, y - 26],
      ["Ran the grill.", 70, y - 39],
    ];
    const lines = [
      ...job("Oswick Hotel", "Head Chef", "2019 - 2021", 760),
      ...job("Velmora Hotel", "Sous Chef", "2015 - 2019", 690),
    ];
    expect(await textsOf(lines.map(([text, x, y]) => ({ text, x, y })))).toEqual([
      ...["Oswick Hotel\tHead Chef", "2019 - 2021", "Trained four chefs.", "Ran the grill."],
      ...["Velmora Hotel\tSous Chef", "2015 - 2019", "Trained four chefs.", "Ran the grill."],
    ]);
  });

  it("has rows across both columns, also spread over the page", async () => {
    const left = ["Skills", "Nursing", "Triage", "Wounds", "Phlebotomy", "Choir", "Hiking"];
    const right = ["Work", "Oswick", "Nurse", "Velmora", "Midwife", "Holia", "Carer"];
    const at = (texts: string[], x: number) => texts.map((text, index) => ({ text, x, y: 760 - index * 26 }));
    const lines = await textsOf([
      ...at(left, 60),
      ...at(right, 200).flatMap((one, index) =>
        index % 2 ? [one, { text: "2019 - 2021", x: 340, y: one.y }] : [one],
      ),
    ]);
    expect(lines.slice(0, left.length)).toEqual(left);
  });
});

describe("headings", () => {
  it("recognises headings in the style of the others, also in other scripts", () => {
    const { skills } = readingOf(
      heading("EXPERIENCE"),
      ...["Nurse, Velmora Clinic", "2019 – 2021", "Cared for twelve patients after their operations."],
      ...[
        heading("SKILLS"),
        "Triage, Wound care",
        heading("Certifications"),
        "Oswick Alliance, Velmora Board",
      ],
    );
    expect(skills).not.toContain("Oswick Alliance");
  });

  it("reads text that repeats in each job as a label, not a heading", () => {
    const label = { text: "Highlights", size: 12, bold: true };
    expect(
      readingOf(
        { text: "Work", size: 12, bold: true },
        ...["Velmora Clinic\t2019 – 2021", "Nurse", label, "Cared for patients."],
        ...["Oswick Clinic\t2015 – 2019", "Midwife", label, "Cared for mothers."],
        ...[{ text: "Education", size: 12, bold: true }, "Oswick College\t2012 – 2015"],
      ).experience.map(({ title }) => title),
    ).toEqual(["Nurse", "Midwife"]);
  });
});

describe("entries in a section of another kind", () => {
  it("reads a degree at a school among the jobs as a study", () => {
    const { experience, education } = readingOf(
      ...["Experience", "Nurse", "Velmora Clinic", "2019 – 2021"],
      ...["Bachelor of Science in Biology", "Oswick University", "2012 – 2015"],
    );
    expect(experience.map(({ title }) => title)).toEqual(["Nurse"]);
    expect(education).toEqual([
      { degree: "Bachelor of Science in Biology", institution: "Oswick University" },
    ]);
  });

  it("reads the largest text after a column of skills as the name", () => {
    const { skills } = readingOf(
      ...[heading("Skills"), "Triage", "Wound care"],
      { text: "Oswick Velmora", size: 24, startsColumn: true },
      ...[
        heading("Experience"),
        "Nurse, Velmora Clinic",
        "2019 – 2021",
        "Cared for patients and trained colleagues.",
      ],
    );
    expect(skills).toEqual(["Triage", "Wound care"]);
  });

  it("excludes text after a label of another kind, and names of groups with their level", () => {
    const { skills } = readingOf(
      heading("Skills, Languages, Interests"),
      ...["Tools: Excel, Word", "Languages: Welsh (Fluent)", "Interests: Rowing"],
    );
    expect(skills).toEqual(["Excel", "Word"]);
    const groups = [
      { text: "Methods\tAdvanced", size: 12 },
      { text: "Lean management\tRoot cause analysis", left: 10 },
      { text: "Care\tAdvanced", size: 12 },
      { text: "Triage\tWound care", left: 10 },
    ];
    expect(readingOf(heading("Skills"), ...groups).skills).not.toContain("Methods");
  });
});

it("reads a school after 'at' and one before a full stop and its degree", () => {
  expect(readingOf("Education", "MBA in Music", "at Oswick College", "2012 – 2015").education).toEqual([
    { degree: "MBA in Music", institution: "Oswick College" },
  ]);
  expect(
    readingOf("Education", "2012 – 2015\tOswick College. Master of Science Economics.").education,
  ).toMatchObject([{ institution: "Oswick College" }]);
});

it("keeps a job during another one if only its employer is in capitals", () => {
  expect(
    jobsOf(
      ...[{ text: "Norvik Shipping\tsince 2013", bold: true }, "Dispatcher", "• Planned routes."],
      ...[{ text: "OSWICK B.V.\t2014 – 2017", bold: true }, "Carrier", "• Carried sacks of flour."],
      ...[{ text: "Brenn Haulage\t2009 – 2013", bold: true }, "Driver", "• Drove through four countries."],
    ),
  ).toHaveLength(3);
});

it("does not read an employer's own dates below its name as a job", () => {
  expect(
    jobsOf(
      ...["Velmora Ltd, Leeds", "2015 – 2021"],
      ...["Head Nurse (2019 – 2021)", "• Led a team of six."],
      ...["Nurse (2015 – 2019)", "• Cared for patients."],
    ),
  ).toEqual(["Head Nurse | Velmora Ltd | 2019 | 2021", "Nurse | Velmora Ltd | 2015 | 2019"]);
});
