import { readPdf } from "@career-hub/server/cv/pdf/readPdf.ts";
import { parseCv } from "@career-hub/server/cv/reading/parseCv.ts";
import { describe, expect, it } from "vitest";
import { casesIn, heading, jobsOf, now, readingOf } from "./fileOf.ts";
import { type Drawn, makePdf } from "./makePdf.ts";

const told = "Cared for twelve patients and trained two colleagues.";

describe("jobs of a section", () => {
  it.each(
    casesIn(`
# reads a list in which every line has a bullet
• 2017-2023 Comédien
• Larkmoor en Scène
• 2009-2016 Choriste
• Chorale de la Mer
• 2005-2008 Animateur
• Veltmann Théâtre
= Comédien | Larkmoor en Scène | 2017 | 2023
= Choriste | Chorale de la Mer | 2009 | 2016
= Animateur | Veltmann Théâtre | 2005 | 2008
# reads employers named after saints
Professor of Mathematics, University of St. Anselm, 2011 - 2015
Teacher of Physics, College of St. Brenwick, 2005 - 2011
= Professor of Mathematics | University of St. Anselm | 2011 | 2015
= Teacher of Physics | College of St. Brenwick | 2005 | 2011
# reads labels below employers, also where some have more
LARKMOOR GERENCIAMENTO DE RISCOS
Período:\t09/2015 - Atual
Cargo:\tAgente de Controle de Risco
Descrição:\tEmpresa prestadora de serviços
VELTMANN DO BRASIL
Período:\t01/2015 - 09/2015
Cargo:\tOperador de Máquinas
CANAL TECNOLOGIA
Período:\t09/2014 - 10/2014
Cargo:\tSuporte e manutenção em informática
= Agente de Controle de Risco | LARKMOOR GERENCIAMENTO DE RISCOS | 2015-09 | present
= Operador de Máquinas | VELTMANN DO BRASIL | 2015-01 | 2015-09
= Suporte e manutenção em informática | CANAL TECNOLOGIA | 2014-09 | 2014-10
# are read with employer and title parted by slashes
Sea & Smoke / Executive Chef
2021 – 2023, Leeds
${told}
Larkmoor Nine / Sous Chef
2019 – 2021, Leeds
= Executive Chef | Sea & Smoke | 2021 | 2023
= Sous Chef | Larkmoor Nine | 2019 | 2021
# are read with the end of each job above its start, beside title and description
Present\tNurse, Oswick Care
May 2021\t${told}
She also wrote the rota of the ward every week.
May 2021\tCarer, Velmora Home
June 2018\t${told}
= Nurse | Oswick Care | 2021-05 | present
= Carer | Velmora Home | 2018-06 | 2021-05
# are read with start and end in lines of a form
Velmora Home
Nurse Manager
Start Date: 03/2019
End Date: Present
${told}
Oswick Care
Staff Nurse
Start Date: 01/2015
End Date: 02/2019
${told}
= Nurse Manager | Velmora Home | 2019-03 | present
= Staff Nurse | Oswick Care | 2015-01 | 2019-02
# are read with the fields of a form beside each other
Company: Oswick Care\tDates: 03/2019 – 05/2021
Position: Nurse\tLocation: Leeds
${told}
Company: Velmora Home\tDates: 01/2015 – 02/2019
Position: Carer\tLocation: Leeds
${told}
= Nurse | Oswick Care | 2019-03 | 2021-05
= Carer | Velmora Home | 2015-01 | 2019-02
# are read with a dash in a title whose employer is above it
Oswick Hospice\tMay 2021 – June 2023
Emergency Nurse\tLeeds
${told}
Velmora Hospital\tApril 2017 – May 2021
Registered Nurse - Intensive Care\tLeeds
${told}
= Emergency Nurse | Oswick Hospice | 2021-05 | 2023-06
= Registered Nurse - Intensive Care | Velmora Hospital | 2017-04 | 2021-05
# are read with a long one above short ones that do not fill its time
Oswick House, Open Workshop\t2012 – 2018
Lecturer, Fenwick Bakery (2013 – 2014)
${told}
Receptionist, Velmora Mill (2009 – 2012)
${told}
= Oswick House | Open Workshop | 2012 | 2018
= Lecturer | Fenwick Bakery | 2013 | 2014
= Receptionist | Velmora Mill | 2009 | 2012
# are read with titles in small letters two lines away from their dates
2019 – 2021
Velmora Clinic
nurse on the night shift
${told}
2017 – 2019
Oswick House
carer on the day shift
${told}
= nurse on the night shift | Velmora Clinic | 2019 | 2021
= carer on the day shift | Oswick House | 2017 | 2019
# are read with an employer whose dates include those of its positions
Oswick House\t2017 – 2023
Executive Assistant (2021 – 2023)
${told}
Administrator (2017 – 2021)
${told}
Velmora Mill\t2012 – 2017
Receptionist\tLeeds
${told}
= Executive Assistant | Oswick House | 2021 | 2023
= Administrator | Oswick House | 2017 | 2021
= Receptionist | Velmora Mill | 2012 | 2017
# are read without the leave between them
2022 – 2024
Nurse
Oswick Care
2019 – 2020\tParental leave
2017 – 2019
Carer
Velmora Home
= Nurse | Oswick Care | 2022 | 2024
= Carer | Velmora Home | 2017 | 2019
# are read without a leave and what it was for
Web Developer
Oswick Care
2021 – 2024
Career break - full-time carer for my father
2019 – 2021
Parental leave
2018 – 2019
Web Designer
Velmora Home
2016 – 2018
= Web Developer | Oswick Care | 2021 | 2024
= Web Designer | Velmora Home | 2016 | 2018
# are read with own work in place of an employer
2021 – 2023\tSoftware Engineer\tFreelance
${told}
2019 – 2021\tBackend Developer\tOswick Health
${told}
= Software Engineer | Freelance | 2021 | 2023
= Backend Developer | Oswick Health | 2019 | 2021
# are read with a place behind a hyphen
Research Fellow
Vantis Biologics-Denver, CO
April 2020 to May 2024
${told}
= Research Fellow | Vantis Biologics | 2020-04 | 2024-05
# are read with headers that end in a full stop on the next line
Chef, The Gilded Pear, Leeds.\t09/2022–06/2024
• ${told}
Commis Chef, Auberge Velmora,\t10/2012–04/2014
Leeds.
• ${told}
= Chef | The Gilded Pear | 2022-09 | 2024-06
= Commis Chef | Auberge Velmora | 2012-10 | 2014-04
# does not join two jobs of one date each into one range
2019\tNurse, Oswick Care
2017\tCarer, Velmora Home
= Nurse | Oswick Care | 2019 | 2019
= Carer | Velmora Home | 2017 | 2017`),
  )("%s", (_, lines, wanted) => expect(jobsOf(...lines)).toEqual(wanted));
});

describe("a column beside the jobs", () => {
  const jobs = (left: (y: number, index: number) => Drawn[]): Drawn[] =>
    ["Nurse at Oswick Care", "Carer at Velmora Home", "Porter at Oswick Care"].flatMap((text, index) => {
      const y = 740 - index * 60;
      return [...left(y, index), { text, x: 180, y }, { text: told, x: 180, y: y - 14 }];
    });
  const titles = async (drawn: Drawn[]) =>
    parseCv(await readPdf(makePdf([drawn])), now).reading.experience.map(({ title, from, to }) => [
      title,
      from,
      to,
    ]);

  it("reads a column of dates with the jobs, with the end above the start", async () => {
    const dates = [
      ["Present", "DEC 2021"],
      ["NOV 2021", "MAY 2018"],
      ["APR 2018", "JAN 2015"],
    ];
    const column = jobs((y, index) =>
      (dates[index] ?? []).map((text, line) => ({ text, x: 60, y: y - line * 14 })),
    );
    expect(await titles([{ text: "Experience", x: 60, y: 780, size: 16, bold: true }, ...column])).toEqual([
      ["Nurse", "2021-12", "present"],
      ["Carer", "2018-05", "2021-11"],
      ["Porter", "2015-01", "2018-04"],
    ]);
  });
});

describe("header lines with the same typography", () => {
  const line = (text: string, right: number, more = {}) => ({
    text,
    cells: [{ left: 30, right }],
    left: 30,
    column: 30,
    ...more,
  });
  const title = (text: string, right: number, hasGapAbove = true) =>
    line(text, right, { size: 12, hasGapAbove });
  const employer = (text: string) => line(text, 200, { bold: true });
  it("joins full lines, with title and employer each on lines of their own", () => {
    const { experience } = readingOf(
      heading("Experience"),
      ...[title("Evaluator of Programmes, Regional Bureau for", 290), title("the Coast", 80, false)],
      ...[employer("Velmora"), line("2020 – 2023", 90)],
      ...[
        line("Wrote reports about the coast and its towns for the board.", 300),
        line("Planned visits.", 90),
      ],
      ...[title("Keeper of Data, Bureau Leeds", 150), employer("Oswick")],
      ...[line("2017 – 2020", 90), line("Kept the maps of the county and counted its ferries.", 300)],
      ...[title("Gardener", 90), employer("Brenwick")],
      ...[line("2015 – 2017", 90), line("Planted trees along the roads of the whole county.", 300)],
    );
    expect(experience.map(({ title, company }) => [title, company])).toEqual([
      ["Evaluator of Programmes, Regional Bureau for the Coast", "Velmora"],
      ["Keeper of Data, Bureau Leeds", "Oswick"],
      ["Gardener", "Brenwick"],
    ]);
  });

  it("reads lines in the typography of headers as headers, regardless of their words", () => {
    const { experience } = readingOf(
      heading("Experience"),
      ...[{ text: "Project Resource", bold: true }, "2019 – 2021\tNurse", told],
      ...[{ text: "Velmora Home", bold: true }, "2017 – 2019\tCarer", told],
    );
    expect(experience.map(({ company }) => company)).toEqual(["Project Resource", "Velmora Home"]);
  });
});

describe("other forms of jobs", () => {
  it("reads a lower-case employer after at", () => {
    expect(
      jobsOf("Founder at visual oak\t2014 – 2018", told, "Developer at n2n Trade\t2012 – 2014", told),
    ).toEqual(["Founder | visual oak | 2014 | 2018", "Developer | n2n Trade | 2012 | 2014"]);
  });

  it("reads an employer followed by its country", () => {
    expect(jobsOf("Nurse\t2014 – 2018", "Oswick Health Solutions, India", told)).toEqual([
      "Nurse | Oswick Health Solutions | 2014 | 2018",
    ]);
  });

  it("reads projects as jobs in a CV without a section of jobs", () => {
    const { experience } = readingOf(
      heading("Skills"),
      "Perl",
      heading("Recent Projects"),
      ...["Velmora Ltd", "Senior Developer; February 2013 – December 2015; remote", told],
    );
    expect(experience).toMatchObject([{ title: "Senior Developer", company: "Velmora Ltd" }]);
  });

  it("reads labelled skills within a section of studies and jobs", () => {
    const { experience } = readingOf(
      heading("Formazione & Esperienza Professionale"),
      ...["2013 – 2015\tVelmora GmbH", "Legal Counsel", "Competenze: contracts and courts."],
      ...["2011 – 2013\tOswick GmbH", "Legal Assistant", "Competenze: letters and files."],
    );
    expect(experience.map(({ company }) => company)).toEqual(["Velmora GmbH", "Oswick GmbH"]);
  });
});

describe("a margin beside the text", () => {
  const textsOf = async (drawn: Drawn[]) =>
    (await readPdf(makePdf([drawn]))).lines.map((line) => line.text.replace("\t", " | "));
  const at = (text: string, x: number, y: number, bold = false): Drawn => ({ text, x, y, size: 10, bold });

  it("reads headings of several lines beside text that names a heading", async () => {
    const margin = [
      ...[at("Education", 30, 700, true), at("Professional", 30, 640, true), at("Experience", 30, 628, true)],
      ...[at("Computer", 30, 560, true), at("Skills", 30, 548, true)],
    ];
    const texts = await textsOf([
      ...margin,
      ...[at("Velmora College", 140, 700), at("Degree of Arts, 2008 and honours", 140, 683)],
      ...[at("Oswick Care, Leeds", 140, 640), at("Nurse on the ward of the county", 140, 622)],
      at("Cared for twelve patients every day", 140, 605),
      ...[at("Programming languages", 140, 560), at("Python and Ruby in two projects", 140, 542)],
    ]);
    expect(texts).toEqual([
      ...["Education", "Velmora College", "Degree of Arts, 2008 and honours", "Professional Experience"],
      ...["Oswick Care, Leeds", "Nurse on the ward of the county", "Cared for twelve patients every day"],
      ...["Computer Skills", "Programming languages", "Python and Ruby in two projects"],
    ]);
  });

  it("reads repeated labels of two lines", async () => {
    const job = (dates: string, employer: string, y: number) => [
      ...[at("Dates", 30, y), at(dates, 140, y)],
      ...[
        at("Occupation or", 30, y - 12),
        at("position held", 30, y - 24),
        at("Nurse on the ward", 140, y - 12),
      ],
      ...[at("Name and address", 30, y - 36), at("of employer", 30, y - 48), at(employer, 140, y - 36)],
      ...[at("Main activities and", 30, y - 60), at("responsibilities", 30, y - 72)],
      ...[60, 71, 82, 93, 104].map((below) => at("Cared for patients of the county", 140, y - below)),
    ];
    const texts = await textsOf([
      ...job("2019 to 2021", "Velmora Home", 700),
      ...job("2015 to 2019", "Oswick Care", 570),
    ]);
    expect(texts).toContain("Name and address of employer | Velmora Home");
  });
});
