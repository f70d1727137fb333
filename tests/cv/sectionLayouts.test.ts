import { readPdf } from "@career-hub/server/cv/pdf/readPdf.ts";
import { parseCv } from "@career-hub/server/cv/reading/parseCv.ts";
import { describe, expect, it } from "vitest";
import { casesIn, heading, jobsOf, now, readingOf, schoolsOf } from "./fileOf.ts";
import { type Drawn, makePdf } from "./makePdf.ts";

const told = "Cared for twelve patients and trained two colleagues.";
const at = (text: string, x: number, y: number, bold = false): Drawn => ({ text, x, y, size: 10, bold });
const readingOfPdf = async (...drawn: Drawn[]) => parseCv(await readPdf(makePdf([drawn])), now).reading;

type Style = (text: string) => { text: string; size: number };

describe("a margin of headings", () => {
  it("reads its headings before their sections, also headings of two lines in succession", async () => {
    const { parts } = await readingOfPdf(
      at("Version control systems of all kinds", 140, 700),
      ...[at("Selected", 30, 680, true), at("Publications", 30, 668, true)],
      ...[at("On the care of the old, in a journal", 140, 680), at("On the care of the young", 140, 668)],
      ...[at("Open source", 30, 656, true), at("contributions", 30, 644, true), at("Larkmoor", 140, 656)],
      ...[at("Work", 30, 632, true), at("Experience", 30, 620, true)],
      ...[at("Nurse, Oswick Care", 140, 632), at("2015 - 2019 in Leeds", 140, 620)],
      ...[at("References", 30, 608, true), at("Available on request", 140, 608)],
    );
    expect(parts.map(({ heading }) => heading)).toEqual([
      ...[null, "Selected Publications", "Open source contributions", "Work Experience", "References"],
    ]);
  });

  it("reads labels with more lines than the text beside them", async () => {
    const job = (dates: string, employer: string, y: number) => [
      ...[at("Dates", 30, y), at(dates, 140, y)],
      ...[at("Name and address", 30, y - 12), at("of employer", 30, y - 24)],
      at(`${employer}, High Street 8, 35216 Leeds`, 140, y - 12),
      ...[at("Occupation or", 30, y - 36), at("position held", 30, y - 48), at("Nurse", 140, y - 36)],
    ];
    const { experience } = await readingOfPdf(
      at("Work experience", 30, 720, true),
      ...[...job("2019 to 2021", "Velmora Home", 700), ...job("2015 to 2019", "Oswick Care", 640)],
    );
    expect(experience.map(({ title, company }) => [title, company])).toEqual([
      ["Nurse", "Velmora Home"],
      ["Nurse", "Oswick Care"],
    ]);
  });
});

describe("sections", () => {
  const sub = (text: string) => ({ text, size: 12 });

  it("are not ended by roles in the style of schools, with words of headings in them", () => {
    const [large, small] = [14, 12].map((size) => (text: string) => ({ text, size })) as [Style, Style];
    const { experience } = readingOf(
      ...[large("ESPERIENZA"), large("Streva S.p.A. gennaio 2021 - oggi"), small("Progettista meccanico")],
      ...[
        "Progettazione di linee di assemblaggio per sospensioni.",
        "Coordinamento di tre disegnatori e dei loro orari di lavoro.",
      ],
      ...[
        large("Beretti marzo 2016 - maggio 2017"),
        small("Disegnatore / Progettista junior"),
        "Disegni costruttivi.",
      ],
      ...[large("ISTRUZIONE"), large("Ingegneria 2012 - 2016"), small("Università degli Studi")],
    );
    expect(experience.map(({ title }) => title)).toEqual([
      "Progettista meccanico",
      "Disegnatore / Progettista junior",
    ]);
  });

  it("continue after a subheading in the style of their entries", () => {
    const { experience, parts } = readingOf(
      ...[heading("Experience"), sub("PERSONAL PROJECTS"), "Author of a book on nursing."],
      ...[sub("NURSE"), "2019 – 2021 | Oswick Care", told, sub("CARER"), "2015 – 2019 | Velmora Home", told],
      ...[heading("Skills"), sub("PROGRAMMING"), "Python", sub("MONITORING"), "Nagios"],
    );
    expect(experience.map(({ company }) => company)).toEqual(["Oswick Care", "Velmora Home"]);
    expect(parts.find(({ kind }) => kind === "projects")?.text).toBe("Author of a book on nursing.");
  });

  it("separate studies from jobs by their degrees", () => {
    const { experience, education } = readingOf(
      heading("Education & Experience"),
      ...["2019 – 2021\tOswick GmbH", "Legal Counsel", told],
      ...["2015 – 2019\tBrenwick University, Leeds", "LL.M. in Law"],
    );
    expect(experience).toMatchObject([{ title: "Legal Counsel", company: "Oswick GmbH" }]);
    expect(education).toMatchObject([{ degree: "LL.M. in Law", institution: "Brenwick University" }]);
  });

  it("do not append the next label to a label's row", () => {
    const { skills } = readingOf(
      ...[heading("Skills"), "Languages\tItalian, English", "Programs\tExcel, Figma"],
      ...[heading("Education"), "BSc Nursing, Brenwick College, 2014"],
    );
    expect(skills).toEqual(["Excel", "Figma"]);
  });

  it("do not begin at the end of a wrapped line", () => {
    expect(
      schoolsOf(
        ...["Bachelor of Nursing at Larkmoor Institute of\t2012 – 2015", "Technology"],
        ...["Master of Nursing at\t2015 – 2017", "Brenwick University"],
      ),
    ).toEqual([
      "Bachelor of Nursing | Larkmoor Institute of Technology",
      "Master of Nursing | Brenwick University",
    ]);
  });
});

describe("schools", () => {
  it.each(
    casesIn(`
# are recognised by the place of other schools (1)
Velmora
Care of the old\t2015 – 2016
Brenwick College
Nursing\t2012 – 2015
Oswick
Care of the young\t2010 – 2012
=  | Velmora
=  | Brenwick College
=  | Oswick
# are recognised by the place of other schools (2)
PhD Nursing\t2015 – 2018
Brenwick University, UK
MSc Care\t2012 – 2015
YCCE, India
= PhD Nursing | Brenwick University
= MSc Care | YCCE
# keep a college before its university and exclude place and details
2015 – 2018\tBSc Nursing
St Osmer College, Brenwick University, Leeds, UK
Thesis: care in schools
• Graduated in June of 2018
2012 – 2015\tBSc Care
Larkmoor College à Lille
= BSc Nursing | St Osmer College, Brenwick University
= BSc Care | Larkmoor College
# are read below dates that begin in lower case
juin 2020 – février 2021
Care of the old - IFOCOP
oct. 2015 – juin 2016
Master of Care - Université Larkmoor
=  | IFOCOP
= Master of Care | Université Larkmoor`),
  )("%s", (_, lines, wanted) => expect(schoolsOf(...lines)).toEqual(wanted));
});

describe("headers of jobs", () => {
  it("do not include lines in the style of bullets", () => {
    const job = (title: string, employer: string, dates: string) => [
      ...[{ text: title, bold: true }, `${employer}\t${dates}`, told, told],
      { text: "• Systems: React, D3, Rust", size: 9 },
    ];
    expect(jobsOf(...job("Nurse", "ENPIC", "2019 – 2021"), ...job("Carer", "BHP", "2015 – 2019"))).toEqual([
      "Nurse | ENPIC | 2019 | 2021",
      "Carer | BHP | 2015 | 2019",
    ]);
  });

  it("may have one date where others have two, or one on the right below another header", () => {
    const cells = (left: number) => [
      { left, right: left + 60 },
      { left: 480, right: 540 },
    ];
    const header = (text: string) => ({ text, left: 50, column: 50, cells: cells(50) });
    expect(
      jobsOf(
        ...["Velmora", header("Nurse\t2015 – 2019"), "Oswick", header("Carer\t2012 – 2015")],
        ...["Larkmoor", header("Flower selling\t2007")],
      ).at(-1),
    ).toBe("Flower selling | Larkmoor | 2007 | 2007");
    expect(
      jobsOf(
        { text: "Head Nurse at Velmora\t2019 – 2021", left: 50, column: 50 },
        { text: "Nurse · 2015 – 2019", left: 400, column: 50 },
        told,
        { text: "Carer at Oswick\t2012 – 2015", left: 50, column: 50 },
      ),
    ).toEqual([
      "Head Nurse | Velmora | 2019 | 2021",
      "Nurse | Velmora | 2015 | 2019",
      "Carer | Oswick | 2012 | 2015",
    ]);
  });

  it("keep the values of labels", () => {
    expect(
      jobsOf(
        ...["Dates: 2019 – 2021", "Employer: Oswick Care", "Position: Nurse", told],
        ...["Dates: March 2015", "Employer: Velmora", "Position: Care, driving, kitchen", told],
      ),
    ).toEqual(["Nurse | Oswick Care | 2019 | 2021", "Care, driving, kitchen | Velmora | 2015-03 | 2015-03"]);
  });
});

describe("skills", () => {
  it("are read after bullets without spaces", async () => {
    const { skills } = await readingOfPdf(
      ...[
        at("Skills", 30, 700, true),
        at("\u0095Nagios \u0095Excel \u0095Figma", 30, 680),
        at("\u0095Perl \u0095Rust", 30, 668),
      ],
    );
    expect(skills).toEqual(["Nagios", "Excel", "Figma", "Perl", "Rust"]);
  });
  it("include the examples of a kind", () =>
    expect(readingOf(heading("Skills"), "• Version control systems like Git and Subversion").skills).toEqual([
      "Git",
      "Subversion",
    ]));
});
