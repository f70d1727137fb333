import { describe, expect, it, test } from "vitest";
import { casesIn, heading, jobsOf, readingOf, rowsIn, schoolsOf } from "./fileOf.ts";

describe("unknown headings", () => {
  it("open a section when set like known headings, even above a date", () => {
    const { experience, parts } = readingOf(
      "Clara Muster",
      heading("Profil"),
      "Zuverlässig und neugierig, mit langer Praxis in Betrieben, in denen es auf jede Hand ankommt.",
      heading("Berufliche Stationen"),
      "01/2020 – heute",
      "Bauleiterin",
      "Brinkmann GmbH",
      heading("Sprachen"),
      "Deutsch",
      heading("Habilidades técnicas"),
      "Estuco, yeso laminado",
    );
    expect(parts.at(-1)?.kind).toBe("skills");
    expect(experience).toEqual([
      { title: "Bauleiterin", company: "Brinkmann GmbH", from: "2020-01", to: "present" },
    ]);
  });
});

describe("the header of a job", () => {
  it.each(
    casesIn(`
# broken after a comma is one line
Nurse at Acme Hospital – Halifax,
Canada
02/2019 - 08/2023
• Looked after patients.
= Nurse | Acme Hospital | 2019-02 | 2023-08
# with dates broken at the right edge
Welder, Acme Ltd\tFebruary 2020 – June
2022
• Repaired pipes.
= Welder | Acme Ltd | 2020-02 | 2022-06
# without the kind of contract
Store Manager (Part-time)\t2019 – 2021
Acme Ltd
= Store Manager | Acme Ltd | 2019 | 2021
# with a place in brackets
Office Administrator\t2019 – 2021
Acme Freight (Upper Selwick)
= Office Administrator | Acme Freight | 2019 | 2021
# with a place behind a word for it
2019 – 2021
Dessinatrice
(société Larkmoor à Jugazan)
2017 – 2019
Dessinatrice
(société Velmora à Bordeaux)
2015 – 2017
Nurse
Oswick Care in Taiwan
2013 – 2015
Baker
Bread in Motion
= Dessinatrice | Larkmoor | 2019 | 2021
= Dessinatrice | Velmora | 2017 | 2019
= Nurse | Oswick Care | 2015 | 2017
= Baker | Bread in Motion | 2013 | 2015
# with a legal form behind a comma
Electrician\t2019 – 2021
Talleres Arriaga, S.L., Murcia
= Electrician | Talleres Arriaga, S.L. | 2019 | 2021
# with a slash between title and employer, and a place
Redakteur / Holmer Logistik\t2018 – 2021
Wuppertal
= Redakteur | Holmer Logistik | 2018 | 2021
# where a firm is called after its partners
Kanzlei Holm & Partner\t2018 – 2021
Sachbearbeiterin
= Sachbearbeiterin | Kanzlei Holm & Partner | 2018 | 2021
# above a line that says what the employer does
Delivery Driver\t2018 – 2021
Kapoor
International provider of payment services
= Delivery Driver | Kapoor | 2018 | 2021
# with a place and a country between employer and title
Holmer Logistik – Rennes, Belgique, Bauleiterin\t2019 – 2021
= Bauleiterin | Holmer Logistik | 2019 | 2021
# below its dates, with bullets, where one title is not known
2019 – 2021
• Nurse, Acme Ltd
2017 – 2019
• Wuddler, Kapoor Ltd
2015 – 2017
• Welder, Holmer Ltd
= Nurse | Acme Ltd | 2019 | 2021
= Wuddler | Kapoor Ltd | 2017 | 2019
= Welder | Holmer Ltd | 2015 | 2017
# with bulleted labels that tell in brackets what to fill in
• Date (da – a)\tLuglio 2021 - Luglio 2022
• Nome e indirizzo del datore di lavoro\tVelmora Srl
• Tipo di impiego\tAddetto vendite
• Date (da – a)\tLuglio 2018 - Marzo 2021
• Nome e indirizzo del datore di lavoro\tOswick Italia
• Tipo di impiego\tInstallatore
= Addetto vendite | Velmora Srl | 2021-07 | 2022-07
= Installatore | Oswick Italia | 2018-07 | 2021-03
# with the city of the employer's name again behind a hyphen
Nurse
Hotel Denver-Denver, CO
2019 – 2021
Cook
Oswick Clinic-Denver, CO
2017 – 2019
= Nurse | Hotel Denver | 2019 | 2021
= Cook | Oswick Clinic | 2017 | 2019
# with a saint in the employer's name
Nurse, University of St. Velmora\t2019 – 2021
Carer, Mt. Oswick Hospital\t2017 – 2019
= Nurse | University of St. Velmora | 2019 | 2021
= Carer | Mt. Oswick Hospital | 2017 | 2019
# keeps a name in brackets that is not a place
Nurse\t2019 – 2021
Acme Mining Group (AMG)
= Nurse | Acme Mining Group (AMG) | 2019 | 2021`),
  )("%s", (_, lines, wanted) => expect(jobsOf(...lines)).toEqual(wanted));

  it("continues on the next line where its first word did not fit", () => {
    const row = rowsIn(50, 400);
    const { experience } = readingOf(
      row("Experience", [50, 120]),
      row("Nurse at Holmer Copper", [50, 390]),
      row("Kettle | 2019 – 2021", [50, 160]),
      row("Welder at Kapoor", [50, 200]),
      row("Selwick | 2017 – 2019", [50, 160]),
    );
    expect(experience.map(({ company }) => company)).toEqual(["Holmer Copper Kettle", "Kapoor"]);
  });
});

describe("schools", () => {
  it.each([
    [
      "a subject behind a dash",
      "Bachelor of Arts – Soziologie, Universität Musterstadt (2015)",
      "Universität Musterstadt",
    ],
    [
      "the kind of a degree in brackets",
      "BA (Hons) Marketing, University of Selwick, 2015",
      "University of Selwick",
    ],
    ["a school known by its letters", "Diplôme d'État d'infirmier, IFSI de Nantes, 2015", "IFSI de Nantes"],
    [
      "a campus",
      "B.Sc. Biology, University of California, Berkeley, 2015",
      "University of California, Berkeley",
    ],
  ])("with %s", (_, line, school) => {
    expect(schoolsOf(line).map((one) => one.split(" | ")[1])).toEqual([school]);
  });

  it("replaces a subject that was read as a school", () => {
    expect(schoolsOf("Magister, Zarządzanie\t2009 – 2013", "Wyższa Szkoła Biznesu")).toEqual([
      "Magister | Wyższa Szkoła Biznesu",
    ]);
  });
});

test.each(["Fishmonger", "Tanner", "Ebanista", "Haushaltshilfe"])(
  "titles of the taxonomies without a word that names a role: %s is a title above its employer",
  (title) => {
    const jobs = jobsOf(
      ...["2016 - 2020", title, "Porto Vell", "2012 - 2016", "Orrin and Daughters", "Barista"],
    );
    expect(jobs).toEqual([
      `${title} | Porto Vell | 2016 | 2020`,
      "Barista | Orrin and Daughters | 2012 | 2016",
    ]);
  },
);

test("a PGCE is a degree, and a stage in French is an internship, which is no year of work", () => {
  expect(schoolsOf("PGCE Secondary Mathematics, University of Bristol, 2016")[0]).toMatch(/^PGCE/);
  const { years } = readingOf(
    "Experience",
    ...["Web Developer", "Oswick Care", "2022 – 2024"],
    ...["Stage développeuse web", "Velmora Home", "2010 – 2012"],
  );
  expect(years).toBeLessThan(4);
});
