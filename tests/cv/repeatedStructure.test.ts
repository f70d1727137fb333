import { readPdf } from "@career-hub/server/cv/pdf/readPdf.ts";
import { describe, expect, it, test } from "vitest";
import { heading, jobsOf, readingOf } from "./fileOf.ts";
import { type Drawn, makePdf } from "./makePdf.ts";

const linesOf = async (drawn: Drawn[]) => (await readPdf(makePdf([drawn]))).lines.map((line) => line.text);

describe("text repeated in each entry", () => {
  it("is a column of labels, read with the text beside them", async () => {
    const row = (label: string, value: string, y: number): Drawn[] => [
      { text: label, x: 60, y },
      { text: value, x: 260, y },
    ];
    const job = (y: number, [dates, title, employer]: [string, string, string]) => [
      ...row("Dates", dates, y),
      ...row("Occupation or position held", title, y - 14),
      ...row("Name and address of employer", employer, y - 28),
    ];
    const lines = await linesOf([
      { text: "Work experience", x: 60, y: 800 },
      ...job(770, ["2019 - 2021", "Nurse", "Velmora Ltd"]),
      ...job(710, ["2015 - 2019", "Midwife", "Brenwick Clinic"]),
    ]);
    expect(lines).toContain("Dates\t2019 - 2021");
    expect(lines).toContain("Name and address of employer\tBrenwick Clinic");
  });

  it("is a title or employer if other dates have other titles beside them", () => {
    const { experience } = readingOf(
      "Experience",
      ...["Nurse\t2019 - 2021", "Velmora Clinic\tBrenwick"],
      ...["Ward Manager\t2016 - 2019", "Oswick House\tBrenwick"],
      ...["Midwife\t2014 - 2016", "Oswick House\tBrenwick"],
      ...["Nurse\t2010 - 2014", "Holia Group\tBrenwick"],
    );
    expect(experience.map(({ title, company }) => [title, company])).toEqual([
      ["Nurse", "Velmora Clinic"],
      ["Ward Manager", "Oswick House"],
      ["Midwife", "Oswick House"],
      ["Nurse", "Holia Group"],
    ]);
  });

  it("is an employer if each of its titles has its own dates", () => {
    const { experience } = readingOf(
      "Experience",
      ...["Velmora Clinic\t2019 - 2021", "Nurse\tBrenwick"],
      ...["Oswick House\t2016 - 2019", "Ward Manager\tBrenwick"],
      ...["Oswick House\t2014 - 2016", "Midwife\tBrenwick"],
      ...["Oswick House\t2010 - 2014", "Nurse\tBrenwick"],
    );
    expect(experience.map(({ title, company }) => [title, company])).toEqual([
      ["Nurse", "Velmora Clinic"],
      ["Ward Manager", "Oswick House"],
      ["Midwife", "Oswick House"],
      ["Nurse", "Oswick House"],
    ]);
  });

  it.each([
    ["", "Title of qualification awarded", "Organisation providing education"],
    [" in the words of one", "Title of qualification", "Name of institution"],
  ])("labels the lines of a school%s", (_, degreeLabel, nameLabel) => {
    const school = (dates: string, degree: string, name: string) => [
      `Dates\t${dates}`,
      `${degreeLabel}\t${degree}`,
      `${nameLabel}\t${name}`,
    ];
    const { education } = readingOf(
      "Education and training",
      ...school("2010 - 2013", "Diploma in History", "Brenwick University"),
      ...school("2006 - 2010", "Certificate in Law", "Velmora College"),
    );
    expect(education.map(({ institution }) => institution)).toEqual([
      "Brenwick University",
      "Velmora College",
    ]);
  });

  it("labels title and employer in a language without a list", () => {
    const job = (dates: string, title: string, employer: string) => [
      `Tidsrum\t${dates}`,
      `Stillingsbetegnelse\t${title}`,
      "Opgaver\tLooked after patients and wrote the rota.",
      `Arbejdsplads\t${employer}`,
    ];
    expect(
      jobsOf(
        ...job("2019 - 2021", "Nurse", "Velmora Ltd"),
        ...job("2015 - 2019", "Midwife", "Brenwick Clinic"),
      ),
    ).toEqual(["Nurse | Velmora Ltd | 2019 | 2021", "Midwife | Brenwick Clinic | 2015 | 2019"]);
  });

  it("is an employer if two posts are beside each of two of them", () => {
    expect(
      jobsOf(
        "Velmora Ltd\t2020 - 2022\tHead Nurse",
        "Velmora Ltd\t2018 - 2020\tNurse",
        "Brenwick Clinic\t2016 - 2018\tMidwife",
        "Brenwick Clinic\t2014 - 2016\tNurse",
      ).map((job) => job.split(" | ")[1]),
    ).toEqual(["Velmora Ltd", "Velmora Ltd", "Brenwick Clinic", "Brenwick Clinic"]);
  });

  it("is not an employer if it names a part of the job", () => {
    const job = (dates: string, title: string, employer: string) => [
      `${dates}\t${title}`,
      employer,
      "Role outline",
      "Looks after the pumps of the harbour and those who work on them, day and night, with a crew of four.",
    ];
    expect(
      jobsOf(
        ...job("2019 - 2021", "Engineer", "Quen"),
        ...job("2015 - 2019", "Fitter", "Lindra"),
        ...job("2011 - 2015", "Welder", "Osmer"),
      ),
    ).toEqual([
      "Engineer | Quen | 2019 | 2021",
      "Fitter | Lindra | 2015 | 2019",
      "Welder | Osmer | 2011 | 2015",
    ]);
  });
});

describe("typography", () => {
  it("shows which lines belong to a header, regardless of the text between them", () => {
    const job = (employer: string, title: string, dates: string) => [
      { text: employer, bold: true, hasGapAbove: true },
      { text: title, bold: true, hasGapAbove: true },
      { text: dates, hasGapAbove: true },
      {
        text: "Looks after the pumps of the harbour and those who work on them, day and night.",
        hasGapAbove: true,
      },
      "Keeps the books of the yard in order and answers to the harbour master.",
      "Writes down what was done, by whom and for how long, at the end of the shift.",
      "Teaches newcomers to the trade.",
    ];
    const jobs = jobsOf(
      ...job("Quen", "Import Engineer in Raw Materials, Se", "2021 - 2023"),
      ...job("Port of Lindra", "Engineer", "2019 - 2021"),
      ...job("Osmer & Daughters", "Junior Safety Engineer", "2015 - 2019"),
    );
    expect(jobs.map((job) => job.split(" | ")[1])).toEqual(["Quen", "Port of Lindra", "Osmer & Daughters"]);
  });

  it("separates groups of skills from skills", () => {
    const { skills } = readingOf(
      heading("Skills"),
      { text: "Office software", bold: true },
      "Excel, Word",
      { text: "Workshop", bold: true },
      "Lathe, Welding",
    );
    expect(skills).toEqual(expect.arrayContaining(["Lathe", "Welding"]));
    expect(skills.join()).not.toMatch(/Office software|Workshop/);
    const list = readingOf(heading("Skills"), { text: "Lathe", bold: true }, { text: "Welding", bold: true });
    expect(list.skills).toEqual(["Lathe", "Welding"]);
  });

  it("separates a subject in smaller type from a heading", () => {
    const { education } = readingOf(
      { text: "Experience", size: 20, bold: true },
      "Nurse, Velmora Ltd\t2015 - 2019",
      { text: "Education", size: 20, bold: true },
      { text: "Certificate", size: 12, bold: true },
      { text: "Technology", size: 12, bold: true },
      { text: "Brenwick School of Art", size: 12, bold: true },
      "2014",
    );
    expect(education.map(({ institution }) => institution)).toContain("Brenwick School of Art");
  });
});

test("a Europass form labels title and employer in its own words, with an address after the employer", () => {
  const job = (dates: string, title: string, employer: string) => [
    `Date\tDal ${dates}`,
    `Lavoro o posizione ricoperti\t${title}`,
    `Nome e indirizzo del datore di lavoro\t${employer}`,
  ];
  const { experience } = readingOf(
    "Esperienza professionale",
    ...job("aprile 2008 al febbraio 2011", "Programmatore", "Velmora Srl - Via Mazzini 12, 05021 Terni"),
    ...job("luglio 2006 al marzo 2008", "Stagista dal 2007", "Oswick Sagl, Via Cantonale, 9, 6928 Manno"),
  );
  expect(experience.map(({ title, company }) => [title, company])).toEqual([
    ["Programmatore", "Velmora Srl"],
    ["Stagista dal 2007", "Oswick Sagl"],
  ]);
});
