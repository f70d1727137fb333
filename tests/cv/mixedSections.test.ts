import { expect, it } from "vitest";
import { heading, readingOf } from "./fileOf.ts";

it("separates schools from jobs in one list without a heading for schools", () => {
  const { experience, education } = readingOf(
    heading("Beruflicher Werdegang"),
    "09/2002 - 07/2006\tGrundschule Larkmoor",
    "08/2014 - 08/2015\tVerkäufer - Norvik Getränke",
    "10/2015 - 03/2016\tHochschule Velmora - Mechatronik",
    "07/2016 - 12/2018\tFahrer - Brenn Logistik GmbH",
    "03/2018 - 09/2018\tHolzmuseum der Universität Larkmoor",
    "01/2019 - 12/2020\tLehrerin - Realschule Oswick",
    heading("Sprachen"),
    "Deutsch, Englisch",
  );
  expect(experience.map(({ from }) => from)).toEqual(["2014-08", "2016-07", "2018-03", "2019-01"]);
  expect(education.map(({ institution }) => institution)).toEqual([
    "Grundschule Larkmoor",
    "Hochschule Velmora",
  ]);
});

it("reads jobs that follow the schools without a heading", () => {
  const { experience, education } = readingOf(
    heading("Cursus"),
    "2012-2015",
    "Baccalauréat Professionnel Commerce - Lycée Larkmoor",
    "2019 – 2021",
    "Vendeuse - Bricoplage",
    "Accueil et conseil des clients.",
    "2018 – 2019",
    "Caissière - Halles Velmora",
    heading("Compétences"),
    "Excel, Word",
  );
  expect(experience).toMatchObject([
    { title: "Vendeuse", company: "Bricoplage", from: "2019", to: "2021" },
    { title: "Caissière", company: "Halles Velmora", from: "2018", to: "2019" },
  ]);
  expect(education.map(({ institution }) => institution)).toEqual(["Lycée Larkmoor"]);
});

it("reads jobs at colleges under a heading of studies as jobs, and the degrees as studies", () => {
  const { experience, education } = readingOf(
    "Maren Holt",
    heading("Academic History"),
    ...["Larkmoor Community College", "Assistant Professor of Mathematics", "Spring 2026 to Present"],
    ...["Velmora College", "Assistant Professor of Mathematics", "Fall 2023 to Spring 2025"],
    ...["Oswick State University", "Visiting Assistant Professor", "Fall 2021 to Spring 2023"],
    ...["University of Brenn", "Temporary Assistant Professor", "Fall 2018 to Spring 2021"],
    heading("Education"),
    ...["Ph.D. in Mathematics May 2018", "The City University of Norvik"],
  );
  expect(experience.map(({ company }) => company)).toContain("Oswick State University");
  expect(experience).toHaveLength(4);
  expect(education.map(({ institution }) => institution)).toEqual(["The City University of Norvik"]);
});

it("leaves training at firms among the studies where jobs have a section of their own", () => {
  const { experience } = readingOf(
    ...["Maren Holt", heading("Berufserfahrung"), "2019 – 2021\tKöchin, Hotel Velmora"],
    ...["2017 – 2019\tKöchin, Gasthof Brenn"],
    ...[
      heading("Ausbildung"),
      "2014 – 2017\tKöchin, Hotel Larkmoor",
      "2012 – 2014\tBäckerin, Bäckerei Oswick",
    ],
    ...["2010 – 2012\tVerkäuferin, Kaufhaus Norvik"],
  );
  expect(experience.map(({ company }) => company)).toEqual(["Hotel Velmora", "Gasthof Brenn"]);
});

it("reads headings in small letters that have a style of their own", () => {
  const { experience, education, skills } = readingOf(
    { text: "Maren Holt", size: 24 },
    heading("experience"),
    "2019 – 2021\tDispatcher, Norvik Shipping",
    "Planned routes, with experience in cold chains.",
    "2017 – 2019\tDriver, Brenn Haulage",
    heading("education"),
    "2015 – 2017\tBachelor of Arts, University of Larkmoor",
    heading("skills"),
    "Excel, Welding",
  );
  expect(experience.map(({ title }) => title)).toEqual(["Dispatcher", "Driver"]);
  expect(education.map(({ institution }) => institution)).toEqual(["University of Larkmoor"]);
  expect(skills).toEqual(["Excel", "Welding"]);
});

it("reads a heading of one noun in the style of other headings, also without a list that has it", () => {
  const inBold = (text: string) => ({ text, bold: true });
  const { experience } = readingOf(
    inBold("Utbildning"),
    "Larkmoorgymnasiet",
    inBold("Erfarenheter"),
    inBold("Larkmoor Borrning AB - Brunnsborrare"),
    "Borrade brunnar för bergvärme hos kunder i hela länet.",
    inBold("Canal Skog AB - Fastighetsskötare"),
    "Målade fasader och skötte trädgårdar.",
    inBold("Velmora Väg AB - Trafikvakt"),
    "Dirigerade trafik vid vägarbeten.",
    inBold("Oswick Såg AB - Operatör"),
    "Övervakade sågen och kontrollerade kvaliteten.",
    inBold("Språk"),
    "Svenska",
  );
  expect(experience.map(({ company }) => company)).toEqual([
    "Larkmoor Borrning AB",
    "Canal Skog AB",
    "Velmora Väg AB",
    "Oswick Såg AB",
  ]);
});

it("reads jobs below a heading of languages, where a table puts them", () => {
  const { experience } = readingOf(
    heading("Werkervaring"),
    heading("Talenkennis"),
    "Nederlands",
    "1. Verkoopmedewerker - Larkmoor Fanshop",
    "Juli 2021 - heden",
    "Verantwoordelijk voor kassahandelingen.",
    "2. Bediende - Cinema Velmora",
    "Oktober 2019 - juni 2021",
    "Klanten ontvangen en naar hun zaal doorverwijzen.",
    heading("Hobby's"),
    "Dansen",
  );
  expect(experience.map(({ from }) => from)).toEqual(["2021-07", "2019-10"]);
});

it("reads no name in a heading beside its section, though nothing is larger", () => {
  const { experience, education } = readingOf(
    { text: "Curriculum Vitae\tNorvik Oswick", size: 15 },
    "Geboortedatum\t1 maart 1984",
    "norvik@example.com",
    { text: "Vaardigheden\tCreative front-end developer", size: 15 },
    "HTML5, CSS3, Sass",
    { text: "Werkervaring\t2016 - heden", size: 15 },
    ...["Verpleegkundige", "Velmora BV", "Zorgde voor twaalf patiënten en leidde twee collega's op."],
    "Schreef het rooster van de afdeling en bestelde alle geneesmiddelen.",
    { text: "Opleiding\tHBO", size: 15 },
    "Hogeschool Oswick",
  );
  expect(experience).toMatchObject([{ title: "Verpleegkundige", company: "Velmora BV", from: "2016" }]);
  expect(education).toMatchObject([{ institution: "Hogeschool Oswick" }]);
});
