import { describe, expect, it } from "vitest";
import { casesIn, heading, readingOf, schoolsOf } from "./fileOf.ts";

describe("studies", () => {
  it.each(
    casesIn(`
# reads start and end on two lines
2018\t– BSc Chemistry
2022
The University of Brenwick
= BSc Chemistry | The University of Brenwick
# reads two degrees of one date each
2019\tBrenwick State — Diploma in Nursing
2016\tOswick High School — BSc Biology
= Diploma in Nursing | Brenwick State
= BSc Biology | Oswick High School
# keeps hyphens in a school's name
Maîtrise Sciences
Université Aix-Marseille
2002 – 2006
= Maîtrise Sciences | Université Aix-Marseille
# keeps a dash in a school's name
Technion - Israel Institute of Technology\t2015 – 2017
=  | Technion - Israel Institute of Technology
# splits off a degree after a dash
Tecnicatura Programación – Universidad Tecnológica (2021 – 2023)
= Tecnicatura Programación | Universidad Tecnológica
# separates school and degree at a full-width colon
青山大学：经济学博士\t2015 – 2018
= 经济学博士 | 青山大学
# reads a school that only its dates identify
Anhembi Morumbi
2005-01 — 2009-01
=  | Anhembi Morumbi
# reads two entries where a school has two ranges of dates
2009 – 2013\tBrenwick University
2014 – 2016\tBrenwick University
=  | Brenwick University
=  | Brenwick University
# reads the same words at one school in two entries
BSc Chemistry
Brenwyn, Department of Chemistry
2012
MSc Chemistry
Brenwyn, Department of Chemistry
2014
= BSc Chemistry | Brenwyn
= MSc Chemistry | Brenwyn
# reads two schools at the same time
2015 – 2017\tBrenwick Graduate School, M.Sc.
2015 – 2017\tOswick University, Minor
2012 – 2015\tVelmora College, B.Sc.
= M.Sc. | Brenwick Graduate School
=  | Oswick University
= B.Sc. | Velmora College
# reads labels, of which the last has only words for its dates
• Date (da – a)\t2016
• Nome dell'istituto\tIstituto Brenwick
• Qualifica\tDiploma
• Date (da – a)\tIn corso
• Nome dell'istituto\tUniversità di Oswick
• Qualifica\tLaurea
= Diploma | Istituto Brenwick
= Laurea | Università di Oswick
# does not read words beside a date as a school
BSc Chemistry
Expected graduation 2026
= BSc Chemistry |
# reads one entry where the degree has its own date
2020 – 2024\tBEng Mechatronics
Brenwick University
2012 – 2020\tOswick Gymnasium
Abitur 2020
= BEng Mechatronics | Brenwick University
= Abitur | Oswick Gymnasium
# reads courses and programmes as degrees
Formation Graphiste, Oswick Design (2019 – 2020)
Samhällsprogrammet, Oswicks gymnasium (2016 – 2019)
= Formation Graphiste | Oswick Design
= Samhällsprogrammet | Oswicks gymnasium
# reads how a study ended as no school, and honours as a degree
Marketing, Brenwick College | 2018 – 2020
Bestået juni 2020
Honours Bachelor of Arts, Oswick University
2014
=  | Brenwick College
= Honours Bachelor of Arts | Oswick University
# reads names whose accents are separate characters in a PDF
Universidade de Brası\u0301lia\t2015 – 2017
=  | Universidade de Brasília
# skips the column names of a table and gives each entry its own school
Título\tCentro\tAño
bachillerato\tI.E Velmora\t2011
grado medio\tOswick Institute\t2018-2019
= bachillerato | I.E Velmora
= grado medio | Oswick Institute
# assigns one date to each school
Oswick College
2018 – 2020
Higher diploma
2011 – 2018\tBrenwick College
2006 – 2011\tVelmora College
= Higher diploma | Oswick College
=  | Brenwick College
=  | Velmora College`),
  )("%s", (_, lines, wanted) => expect(schoolsOf(...lines)).toEqual(wanted));

  it.each([
    ["@ Brenwick University", "Brenwick University"],
    ["History ----------- Brenwick University", "Brenwick University"],
    ["Applied Languages / Brenwick University", "Brenwick University"],
    ["Brenwick College — Accounting", "Brenwick College"],
    ["Brenwick College —Velmora", "Brenwick College"],
    ["Study of History at the Brenwick University", "Brenwick University"],
    ["中退 北山大学図書館情報学研究科", "北山大学"],
    ["동산대학교 경영학과", "동산대학교"],
    ["Université de Brenwick - UB", "Université de Brenwick - UB"],
    ["University of Brenwick, College of Engineering", "University of Brenwick"],
    ["Oswick College, Velmora am Wall", "Oswick College"],
    ["Oswick College, Music Major", "Oswick College"],
    ["Universidad de Brenwick, ETSIT", "Universidad de Brenwick, ETSIT"],
    ["Brevet des collèges, collège Brenwick", "collège Brenwick"],
    ["Liceum\tLiceum im. Oswicka", "Liceum im. Oswicka"],
    ["High School, Liceo Brenwick", "Liceo Brenwick"],
    ["Gymnasium", "Gymnasium"],
    ["Université de Brenwick 1 . Oswick", "Université de Brenwick 1"],
    ["Oswick College , 53489 Velmora", "Oswick College"],
    ["Universidad de Brenwick Grado en Biología", "Universidad de Brenwick"],
    ["Mathematik an der Universität Brenwick", "Universität Brenwick"],
    ["Uczelnia: Uniwersytet Brenwicki", "Uniwersytet Brenwicki"],
    ["Språkvetarprogrammet vid Brenwicks universitet", "Brenwicks universitet"],
    ["J.D. University of Brenwick", "University of Brenwick"],
    ["Fachhochschulreife Oswick-Gymnasium", "Oswick-Gymnasium"],
    ["Gymnasieexamen, Oswickslukio", "Oswickslukio"],
    ["Universidad de Brenwick (UPB/OWV)", "Universidad de Brenwick"],
    ["PhD., Brenwická univerzita", "Brenwická univerzita"],
    ["Вчитель\tБренвицьке училище", "Бренвицьке училище"],
    ["PhD, B.I.T.", "B.I.T."],
    ["Mgr., Brenwická univerzita, Chemie", "Brenwická univerzita"],
    ["Summa cum laude in Mathematics, Brenwick University", "Brenwick University"],
    ["Training as an Assistant, Oswick College", "Oswick College"],
    ["Lindenschule, Berufliche Schule für Technik", "Lindenschule"],
    ["Brenwick-Universität, Universität des Landes", "Brenwick-Universität"],
    ["Oswick Business School, University of Brenwick", "Oswick Business School, University of Brenwick"],
    ["OB – Faculdade de Brenwick", "OB – Faculdade de Brenwick"],
  ])("have their school in %s", (line, school) => {
    expect(schoolsOf(`${line}\t2015 – 2017`).map((one) => one.split(" | ")[1])).toEqual([school]);
  });

  it("finds studies without a heading below training and languages", () => {
    const below = (name: string, ...lines: string[]) => readingOf(heading(name), ...lines).education;
    const study = [{ degree: "BSc Chemistry", institution: "Brenwick University" }];
    expect(below("Training", "First Aid", "BSc Chemistry", "Brenwick University")).toEqual(study);
    expect(below("Languages", "German\tnative", "2015 – 2018\tBSc Chemistry, Brenwick University")).toEqual(
      study,
    );
  });

  it("recognises studies without a heading by their dates", () => {
    const { education } = readingOf(
      heading("Experience"),
      "Nurse, Brenwick Hospital\t2018 – 2021",
      heading("Certificates"),
      "BSc Chemistry, Brenwick University\t2014 – 2017",
      "Oswick High School\t2006 – 2014",
    );
    expect(education.map(({ institution }) => institution)).toEqual([
      "Brenwick University",
      "Oswick High School",
    ]);
  });

  it("separates studies from jobs in the same section", () => {
    const { education, experience } = readingOf(
      heading("Experience"),
      "Nurse, Brenwick Hospital\t2018 – 2021",
      "Fachhochschulreife, Berufskolleg Oswick\t2014 – 2017",
    );
    expect(education).toEqual([{ degree: "Fachhochschulreife", institution: "Berufskolleg Oswick" }]);
    expect(experience).toHaveLength(1);
  });

  it("ends studies at an unknown heading, also one above dates if their own is", () => {
    const { education, experience } = readingOf(
      heading("Educación"),
      "2005-2010\tIngeniería, Universidad de Brenwick",
      { text: "Puestos", size: 14, bold: true, hasGapAbove: true },
      "2012-2016\tIngeniera de software, Velmora",
      "2010-2012\tAnalista, Oswick",
      heading("Idiomas"),
      "Inglés",
    );
    expect(education).toHaveLength(1);
    expect(experience.map(({ title }) => title)).toEqual(["Ingeniera de software", "Analista"]);
  });
});

it("finds schools in a summary where nothing else has any", () => {
  const { education } = readingOf(
    heading("Experience"),
    ...["Nurse, Velmora Clinic\t2015 – 2020", "Cared for twelve patients and trained two colleagues."],
    heading("Summary"),
    ...["A nurse who likes the night shift.", "Bachelor of Science in Nursing, University of Oswick"],
  );
  expect(education.map(({ institution }) => institution)).toEqual(["University of Oswick"]);
});

it("finds no schools in the lines of jobs where nothing is headed", () => {
  const { experience, education } = readingOf(
    "Norvik Oswick",
    "norvik@example.com",
    ...["09/97 – 09/99", "Postdoctoral Research Fellow at the University of Brenwick"],
    ...["01/03 – 09/08", "Lecturer at the University of Velmora"],
  );
  expect(experience).toHaveLength(2);
  expect(education).toEqual([]);
});
