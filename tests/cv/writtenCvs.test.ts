import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openFile } from "@career-hub/server/cv/file/openFile.ts";
import { cvParts } from "@career-hub/server/matching/jobs/cvParts.ts";
import { describe, expect, it } from "vitest";
import { compareJobs, isSimilarName, type Job } from "../../scripts/cvEval/similarity.ts";
import { heading, jobsOf as jobsOfLines, readingOf } from "./fileOf.ts";
import { makePdf } from "./makePdf.ts";

type Written = { file: string; experience: Job[] };
const folder = join(import.meta.dirname, "written");
const wordFiles = (half: string): Written[] =>
  readFileSync(join(folder, `${half}.jsonl`), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Written)
    .filter(({ file }) => file.endsWith(".docx"));

describe("CVs that were written one by one, in Word", () => {
  it.each([
    ["work", 30, 0.84],
    ["counted", 10, 0.95],
  ])("have most of their jobs read: %s", async (half, count, least) => {
    const cvs = wordFiles(half);
    let [jobs, right] = [0, 0];
    for (const { file, experience } of cvs) {
      const { reading } = await openFile(readFileSync(join(folder, half, file)), { name: file });
      const { results } = compareJobs(experience, reading.experience, isSimilarName);
      jobs += results.length;
      right += results.filter(({ title, company, dates }) => title && company && dates).length;
    }
    expect(cvs).toHaveLength(count);
    expect(right / jobs).toBeGreaterThan(least);
  });
});

/** Lines below each other; those in capitals are headings with a gap above. */
async function readLines(...lines: string[]) {
  let y = 800;
  const items = ["Anna Novak", ...lines].map((text, index) => {
    const isHeading = index > 0 && text === text.toUpperCase();
    y -= isHeading ? 34 : 18;
    return { text, x: 56, y, size: index === 0 ? 20 : 11, bold: index === 0 || isHeading };
  });
  return openFile(makePdf([items]), { name: "cv.pdf" });
}
const jobsOf = async (...lines: string[]) =>
  (await readLines("EXPERIENCE", ...lines)).reading.experience.map(
    ({ title, company, from, to }) => `${title} | ${company} | ${from} | ${to}`,
  );

describe("dates of jobs", () => {
  it("may be in square brackets, as in a Europass CV", async () => {
    expect(
      await jobsOf(
        ...["[ 09/2022 - Current ]", "Product Designer", "Musiva", "City: Bologna | Country: Italy"],
        ...["[ 03/2019 - 08/2022 ]", "Graphic Designer", "Studio Zuppa", "City: Bologna | Country: Italy"],
      ),
    ).toEqual([
      "Product Designer | Musiva | 2022-09 | present",
      "Graphic Designer | Studio Zuppa | 2019-03 | 2022-08",
    ]);
  });

  it("may have two dots between them", async () => {
    expect(await jobsOf("Penetration Tester | Norvik Ltd", "[2018-02 .. 2020-04]")).toEqual([
      "Penetration Tester | Norvik Ltd | 2018-02 | 2020-04",
    ]);
  });

  it("may follow each of several titles in a line", async () => {
    const jobs = await jobsOf(
      "Lurgen AG, Frankfurt",
      "Project Manager (1998 - 2004), Site Manager (2004 - 2008)",
    );
    expect(jobs).toEqual([
      "Project Manager | Lurgen AG | 1998 | 2004",
      "Site Manager | Lurgen AG | 2004 | 2008",
    ]);
  });

  it("may follow each title below an employer with dates of its own, among jobs with one title", () => {
    const employer = (text: string) => ({ text, bold: true, hasGapAbove: true });
    const { experience } = readingOf(
      "Experience",
      ...[
        employer("OSWICK INSTRUMENTS, HULL\tSEPT 2019 – PRESENT"),
        "Software Architect",
        "Drew the platform.",
      ],
      ...[employer("NORVIK, LEEDS\t2014 – 2019"), "Principal Engineer (2016 – 2019)"],
      ...["Senior Engineer (2014 – 2016)", "C, assembler, logic analysers"],
      ...[employer("LARKMOOR SYSTEMS, YORK\t2008 – 2014"), "Engineer", "Wrote the drivers."],
    );
    expect(experience.map(({ title, from, to }) => `${title}, ${from} - ${to}`)).toEqual([
      "Software Architect, 2019-09 - present",
      "Principal Engineer, 2016 - 2019",
      "Senior Engineer, 2014 - 2016",
      "Engineer, 2008 - 2014",
    ]);
    expect(experience[2]?.company).toBe("NORVIK");
  });

  it("may follow a title below the text of another one with the same employer", () => {
    const bold = (text: string) => ({ text, bold: true, hasGapAbove: !text.includes("\t") });
    const { experience } = readingOf(
      ...["Experience", bold("Norvik, Leeds"), bold("Senior Developer - Android\tAug 2022 - present")],
      "Merchant onboarding used by 38 lakh merchants; drop-off reduced from 22% to 13% within a year.",
      ...[bold("Developer - Android\tJan 2021 - Jul 2022"), "QR scanning SDK; crash-free sessions improved."],
      ...[bold("Larkmoor Foods, York"), bold("Android Developer\tJun 2018 - Dec 2020")],
      "Wrote the delivery app in Kotlin and moved its tests to a farm of devices.",
    );
    expect(experience.map(({ title, company }) => `${title}: ${company}`)).toEqual([
      ...["Senior Developer - Android: Norvik", "Developer - Android: Norvik"],
      "Android Developer: Larkmoor Foods",
    ]);
  });

  it("may follow each title below an employer and its place", () => {
    const employer = (text: string) => ({ text, bold: true, size: 11.5, hasGapAbove: true });
    const title = (text: string) => ({ text, hasGapAbove: true, left: 24 });
    const place = (text: string) => ({ text, size: 9.5 });
    const { experience } = readingOf(
      ...["Experience", employer("Norvik Group"), place("Köln, Handel, 380 Beschäftigte")],
      ...[
        title("Bereichsleiterin Personal (07.2021 – heute)"),
        "Krankenquote von 11,2 auf 8,4 Prozent gesenkt",
      ],
      ...[title("Leiterin Personalentwicklung (01.2018 – 06.2021)"), "Aufbau der digitalen Lernplattform"],
      ...[employer("Larkmoor Motoren"), place("Bremen, Automobilbau")],
      ...[title("HR Business Partner (09.2013 – 12.2017)"), "Interessenausgleich und Sozialplan"],
      ...[title("Referentin Personalauswahl (03.2011 – 08.2013)"), "Assessment-Center für Trainees"],
    );
    expect(experience.map(({ title, company }) => `${title}: ${company}`)).toEqual([
      ...["Bereichsleiterin Personal: Norvik Group", "Leiterin Personalentwicklung: Norvik Group"],
      ...["HR Business Partner: Larkmoor Motoren", "Referentin Personalauswahl: Larkmoor Motoren"],
    ]);
  });

  it("end a header that a sentence follows", () => {
    const jobs = jobsOfLines(
      ...[
        "Cook. Hotel Abades, Granada. From 2012 to 2017. Breakfasts and weddings.",
        "Seamstress. Norvik Ltd. From",
      ],
      "1992 to 1998. Repairs.",
    );
    expect(jobs).toEqual([
      "Cook | Hotel Abades, Granada | 2012 | 2017",
      "Seamstress | Norvik Ltd. | 1992 | 1998",
    ]);
  });

  it("may end each job", () => {
    const employer = (text: string) => ({ text, bold: true, hasGapAbove: true });
    const jobs = jobsOfLines(
      ...[employer("Square"), "Senior Product Manager, Payroll"],
      ...["Time tracking and tips for 60,000 restaurants; fewer support contacts.", "Feb 2022 – today"],
      ...[employer("Gusto"), "Product Manager", "Benefits onboarding, then the accountant dashboard."],
      ...["Nov 2019 – Jan 2022", employer("Apple"), "Specialist", "Part-time in the store.", "2013 – 2016"],
    );
    expect(jobs).toEqual([
      "Senior Product Manager, Payroll | Square | 2022-02 | present",
      "Product Manager | Gusto | 2019-11 | 2022-01",
      "Specialist | Apple | 2013 | 2016",
    ]);
  });

  it("may be broken into start, dash and end in a narrow cell", () => {
    const employer = (text: string) => ({ text, bold: true, hasGapAbove: true });
    const jobs = jobsOfLines(
      ...[employer("Norvik Council\tAug 2019"), "Team Leader\t–", "Present", "Regional earthquake plan."],
      ...[employer("Larkmoor City\tMar 2012"), "Emergency Officer\t–", "Sep 2015", "Plans for nine suburbs."],
    );
    expect(jobs).toEqual([
      "Team Leader | Norvik Council | 2019-08 | present",
      "Emergency Officer | Larkmoor City | 2012-03 | 2015-09",
    ]);
  });

  it('may end in "onwards" behind a title', async () => {
    expect(await jobsOf("Norvik Ltd, Leeds", "Sales Manager - Apr 2022 onwards")).toEqual([
      "Sales Manager | Norvik Ltd | 2022-04 | present",
    ]);
  });

  it("do not make a job of time without one", async () => {
    const jobs = await jobsOf(
      ...["Full-time mum, 2019 - 2025", "Unemployed / caring for my father, 2016 - 2017"],
      "Nurse, Larkmoor Hospital, 2010 - 2016",
    );
    expect(jobs).toEqual(["Nurse | Larkmoor Hospital | 2010 | 2016"]);
  });
});

it("leaves out how a job was arranged", async () => {
  expect(await jobsOf("Tester (evenings), Norvik Ltd (remote)", "2017 - 2019")).toEqual([
    "Tester | Norvik Ltd | 2017 | 2019",
  ]);
});

it("recognises headings that no list has by their typography", async () => {
  const { reading } = await readLines(
    ...["HELLO", "I cut hair and I am kind to juniors."],
    ...["PAID WORK", "Senior Stylist, Curl Up, 2014 - 2019", "Stylist, Dunmore, 2010 - 2014"],
    ...["I CAN DO", "balayage, colour correction, bridal hair"],
    ...["PEOPLE WHO KNOW ME", "Bernadette Quigg, Salon Manager, 2012 - 2020"],
  );
  expect(reading.experience.map(({ title }) => title)).toEqual(["Senior Stylist", "Stylist"]);
  expect(reading.parts.map(({ heading }) => heading)).toContain("PEOPLE WHO KNOW ME");
});

const cutsHair = [
  ...["SCHOOLING", "NVQ Hairdressing, North West College, 2012"],
  ...["WORK", "Senior Stylist, Curl Up, 2014 - 2019", "I cut hair and I am kind to juniors."],
];

it.each([
  ["after the work", [...cutsHair, "HANDY WITH", "balayage, colour correction, bridal hair, Olaplex"]],
  ["beside hobbies", [...cutsHair, "OFF DUTY", "chess, hens", "I BRING", "balayage, bridal hair, Excel"]],
])("finds the skills under a heading that no list has: %s", async (_, lines) => {
  const { reading } = await readLines(...lines);
  expect(reading.skills).toEqual(expect.arrayContaining(["balayage", "bridal hair"]));
  expect(reading.skills).not.toContain("hens");
});

it("names technologies of a text under a heading that no list has", async () => {
  const { reading } = await readLines(
    ...cutsHair,
    "WHAT I CAN DO NOW",
    "I write TypeScript, React and Node.js.",
  );
  expect(reading.skills).toEqual(["TypeScript", "React", "Node.js"]);
});

it("recognises headings with symbols", () => {
  const { parts } = readingOf(
    ...[
      "Anna Novak",
      heading("⚡ Experience"),
      "Nurse, Larkmoor, 2012 – 2020",
      heading("⚙️ Skills"),
      "dialysis",
    ],
  );
  expect(parts.map(({ kind }) => kind)).toEqual(["identity", "experience", "skills"]);
});

it("recognises headings where none is known", async () => {
  const { reading } = await readLines(
    ...[
      "MY STORY SO FAR",
      "HR Advisor, Norvik Ltd, 2020 - 2024",
      "Payroll Clerk, Larkmoor Foods, 2014 - 2020",
    ],
    ...["BOOK LEARNING", "Bachelor of Business, Massey University, 2011 - 2014"],
    ...["GOOD AT", "employment law basics, recruitment, payroll, hard conversations"],
    ...["THEY LIKE ME", "Hine Walker, Chief People Officer, Norvik Ltd, 2018 - 2024"],
  );
  expect(reading.experience.map(({ title }) => title)).toEqual(["HR Advisor", "Payroll Clerk"]);
  expect(reading.education.map(({ institution }) => institution)).toEqual(["Massey University"]);
  expect(reading.skills).toContain("hard conversations");
});

it("recognises headings in a column of their own beside the text", async () => {
  const rows: [label: string, ...texts: string[]][] = [
    ["In short", "A pastry chef for ten years, now a trainee solicitor in", "agricultural property."],
    ["Work", "Trainee Solicitor, Burgess LLP, Bristol", "September 2023 - present", "Drafted a tenancy."],
    ["Skilled in", "legal research, land registration, Excel, laminated pastry"],
    ["Ask", "Miriam Hesketh, Programme Leader (2009 - 2017)"],
  ];
  let y = 760;
  const items = rows.flatMap(([label, ...texts]) => {
    y -= 10;
    const text = texts.map((text, line) => ({ text, x: 160, y: y - line * 14, size: 10 }));
    const heading = { text: label, x: 56, y, size: 10 };
    y -= texts.length * 14;
    return [heading, ...text];
  });
  const name = { text: "Olu Whitcombe", x: 56, y: 800, size: 18, bold: true };
  const { reading } = await openFile(makePdf([[name, ...items]]), { name: "cv.pdf" });
  expect(reading.experience.map(({ title }) => title)).toEqual(["Trainee Solicitor"]);
  expect(reading.skills).toEqual(expect.arrayContaining(["land registration", "laminated pastry"]));
});

it("reads forms, whose labels are no headings", async () => {
  const form = (company: string, position: string, period: string) => [
    ["Company", company],
    ["Position", position],
    ["Period", period],
    ["Duties", "Long distance, trip inspections"],
  ];
  const rows = [
    ...form("Norvik Logistics", "Code 14 Driver", "15 July 2019 - Current"),
    ["Reference", "P. Naidoo, Fleet Controller"],
    ...form("Larkmoor Foods", "Delivery Driver", "01 February 2014 - 30 June 2019"),
    ["Reason for leaving", "Better offer"],
  ];
  const items = rows.flatMap(([label = "", value = ""], row) => [
    { text: label, x: 56, y: 700 - row * 18, size: 10, bold: true },
    { text: value, x: 200, y: 700 - row * 18, size: 10 },
  ]);
  const head = [
    { text: "Sipho Mahlangu", x: 56, y: 780, size: 18, bold: true },
    { text: "WORK EXPERIENCE", x: 56, y: 730, size: 12, bold: true },
  ];
  const { reading } = await openFile(makePdf([[...head, ...items]]), { name: "cv.pdf" });
  expect(reading.experience.map(({ title, company }) => `${title}: ${company}`)).toEqual([
    ...["Code 14 Driver: Norvik Logistics", "Delivery Driver: Larkmoor Foods"],
  ]);
});

it("takes courses among the schools for none", async () => {
  const { reading } = await readLines(
    ...["EXPERIENCE", "Staff Nurse, Larkmoor Hospital, 2015 - 2022"],
    ...["EDUCATION AND TRAINING", "BSc Nursing, University of Dundee, 2012 - 2015"],
    ...["Queen Anne High School, Highers, 2012", "Non-medical prescribing V300, Module 1, January 2025"],
    ...["Cannulation and venepuncture, 2016"],
  );
  expect(reading.education.map(({ institution }) => institution)).toEqual([
    "University of Dundee",
    "Queen Anne High School",
  ]);
});

it("concludes nothing from referees", async () => {
  const { text } = await readLines(
    ...["EXPERIENCE", "Staff Nurse, Larkmoor Hospital, 2012 - 2020"],
    ...["REFERENCES", "Peter Olu, Consultant Physician, Larkmoor Hospital, 2014 - 2020"],
  );
  const lines = cvParts(text).flatMap((part) => part.lines);
  expect(lines.some((line) => line.includes("Staff Nurse"))).toBe(true);
  expect(lines.filter((line) => /Olu|Physician/.test(line))).toEqual([]);
});
