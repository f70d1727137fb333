import { styleChange } from "@career-hub/server/text/fileText.ts";
import { describe, expect, it, test } from "vitest";
import { heading, jobsOf, readingOf } from "./fileOf.ts";

const told = "Cared for twelve patients and trained two colleagues.";
const schoolsIn = (...lines: Parameters<typeof readingOf>) =>
  readingOf(heading("Education"), ...lines).education.map(({ institution }) => institution);

describe("separators in headers", () => {
  it("are part of the name if few headers have them", () => {
    expect(
      jobsOf(
        ...["2019 – 2021\tNurse", "Velmora Home", told],
        ...["2017 – 2019\tHead Nurse", "Oswick Care - Night Service for Children", told],
        ...["2015 – 2017\tCarer", "Larkmoor Clinic", told],
      )[1],
    ).toBe("Head Nurse | Oswick Care - Night Service for Children | 2017 | 2019");
  });

  it("separate fields if most headers have them, such as brackets after employers", () => {
    const jobs = jobsOf(
      ...["Velmora Home (Oswick/OX)", "2019 – 2021", "Nurse", told],
      ...["Larkmoor Clinic (Fenwick/OX)", "2017 – 2019", "Carer", told],
    );
    expect(jobs.map((job) => job.split(" | ")[1])).toEqual(["Velmora Home", "Larkmoor Clinic"]);
  });

  it("do not join the line below if most headers end with them", () => {
    const text = { left: 100, right: 300 };
    const header = (words: string) => ({ text: words, left: 20, cells: [{ left: 20, right: 80 }, text] });
    const below = (words: string) => ({ text: words, left: 100, cells: [text] });
    expect(
      jobsOf(
        ...[header("2019 – 2021\tNurse, Velmora Home,"), below("Wrote the rota of the ward")],
        ...[header("2017 – 2019\tCarer, Oswick Care,"), below("Cooked for the ward")],
      ),
    ).toEqual(["Nurse | Velmora Home | 2019 | 2021", "Carer | Oswick Care | 2017 | 2019"]);
  });

  it("are not needed between a known title and the name of an employer, in either order", () => {
    const dates = ["2019 – 2021", "2017 – 2019"] as const;
    expect(
      jobsOf(
        ...[dates[0], "Director of Marketing Larkmoor Group – Leeds, UK", told],
        ...[dates[1], "Call Centre Shift Supervisor Summit Foods – Leeds, UK", told],
      ),
    ).toEqual([
      "Director of Marketing | Larkmoor Group | 2019 | 2021",
      "Call Centre Shift Supervisor | Summit Foods | 2017 | 2019",
    ]);
    expect(
      jobsOf(
        ...[dates[0], "Oswick Inc. Assistant Professor", told],
        ...[dates[1], "Velmora Mechanical Engineering Tutor", told],
      ),
    ).toEqual([
      "Assistant Professor | Oswick Inc. | 2019 | 2021",
      "Mechanical Engineering Tutor | Velmora | 2017 | 2019",
    ]);
  });

  it("between two roles do not separate an employer", () => {
    expect(
      jobsOf(
        ...["Project Manager / Nurse", "Velmora Home", "2019 – 2021", told],
        ...["Carer / Driver", "Oswick Care", "2017 – 2019", told],
      ),
    ).toEqual([
      "Project Manager / Nurse | Velmora Home | 2019 | 2021",
      "Carer / Driver | Oswick Care | 2017 | 2019",
    ]);
  });
});

test("descriptions of employers are not read as names, even if every job has one in the same line", () => {
  const bold = (text: string) => ({ text, bold: true });
  expect(
    jobsOf(
      ...[bold("Night Auditor – Velmora Ltd\t2019 – 2021"), "Retail chain with 120 stores", told],
      ...[bold("Bus Driver – Oswick Freight\t2017 – 2019"), "Family-run business with 40 employees", told],
    ),
  ).toEqual(["Night Auditor | Velmora Ltd | 2019 | 2021", "Bus Driver | Oswick Freight | 2017 | 2019"]);
  expect(
    jobsOf("2019 – 2021: Comercial", "Larkmoor Asesores", "Cadena de tiendas de alimentación", told),
  ).toEqual(["Comercial | Larkmoor Asesores | 2019 | 2021"]);
});

describe("dates", () => {
  const cells = (left: number, right: number) => [
    { left, right },
    { left: 100, right: 300 },
  ];

  it("of a single year count at the edge of the others", () => {
    const jobs = jobsOf(
      ...[{ text: "2019 – 2021\tNurse, Velmora Home", cells: cells(20, 80) }, told],
      ...[{ text: "2018\tHelping Hand, Larkmoor", cells: cells(60, 80) }, told],
      ...[{ text: "2015 – 2017\tCarer, Oswick Care", cells: cells(20, 80) }, told],
    );
    expect(jobs).toHaveLength(3);
  });

  it("may be followed by the number of a footnote", () => {
    expect(
      jobsOf(
        ...["2019 – 2021", "1", "Nurse at Velmora Home", told],
        ...["2017 – 2019", "2", "Carer at Oswick Care", told],
      ),
    ).toEqual(["Nurse | Velmora Home | 2019 | 2021", "Carer | Oswick Care | 2017 | 2019"]);
  });
});

describe("schools", () => {
  it("are separated by their typography", () => {
    const line = (...parts: string[]) => ({ text: parts.join(" "), styled: parts.join(styleChange) });
    expect(
      schoolsIn(
        line("2015 – 2019", "Master,", "Brenwick University of Applied Things,", "Fenwick,", "Nursing"),
        line("2012 – 2015", "Bachelor,", "Selmore University,", "Fenwick,", "Nursing"),
      ),
    ).toEqual(["Brenwick University of Applied Things", "Selmore University"]);
  });

  it("keep dashes in their names and exclude departments after them", () => {
    expect(schoolsIn("BSc Nursing, 2019", "Brenwick - Oswick Institute of Care")).toEqual([
      "Brenwick - Oswick Institute of Care",
    ]);
    expect(schoolsIn("BSc Nursing, 2019", "University of Fenwick, Department of Care")).toEqual([
      "University of Fenwick",
    ]);
  });
});

describe("headings", () => {
  it("in many languages are recognised in the style of others", () => {
    const { parts } = readingOf(
      ...[heading("Arbetslivserfarenhet"), "2019 – 2021\tNurse, Velmora Home"],
      ...[heading("Utbildning"), "BSc Nursing, Brenwick University"],
      ...[heading("Teknisk kompetens"), "Excel, Word"],
      ...[heading("Förtroendeuppdrag"), "Chair of the choir"],
    );
    expect(parts.map(({ kind }) => kind)).toEqual(["experience", "education", "skills", "volunteering"]);
  });

  it("that are unknown open skills if most items below are known skills", () => {
    const { skills } = readingOf(
      ...[heading("Experience"), "2019 – 2021\tNurse, Velmora Home"],
      ...[heading("Education"), "BSc Nursing, Brenwick University"],
      ...[heading("Larkmoor"), "Python, JavaScript, Blunzip, MySQL"],
    );
    expect(skills).toEqual(["Python", "JavaScript", "Blunzip", "MySQL"]);
  });
});

it("reads LaTeX from its logo", () => {
  expect(readingOf(heading("Skills"), "Python, L ATEX, SQL").skills).toEqual(["Python", "LaTeX", "SQL"]);
});
