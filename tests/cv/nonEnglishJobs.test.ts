import { describe, expect, it, test } from "vitest";
import { heading, jobsOf, readingOf } from "./fileOf.ts";

const told = "• Planned routes and trained two colleagues.";

describe("an employer", () => {
  it.each([
    ["Μηχανικός Λογισμικού στην Velmora", "Μηχανικός Λογισμικού", "Velmora"],
    ["Scholar at the Brenwick Museum", "Scholar", "Brenwick Museum"],
    ["Infirmière au sein de la Clinique Velmora", "Infirmière", "Clinique Velmora"],
  ])("is read after a preposition: %s", (header, title, company) => {
    expect(jobsOf(`2018 – 2020\t${header}`, told)).toEqual([`${title} | ${company} | 2018 | 2020`]);
  });

  it.each([
    [["Infirmière/au/CHU Larkmoor", "Serveuse/aux/Halles Velmora", "Animatrice/à la/MJC Oswick"]],
    [["Camarera/en el/Hotel Larkmoor", "Cajera/en la/Farmacia Velmora", "Profesora/en/Oswick SL"]],
    [["Enfermeira/no/Hospital Larkmoor", "Atendente/na/Padaria Velmora", "Professora/em/Oswick LDA"]],
    [["Cuoco/al/Ristorante Larkmoor", "Infermiera/alla/Clinica Velmora", "Commessa/nella/Oswick"]],
    [["Praktikantin/beim/Verein Larkmoor", "Aushilfe/bei der/Firma Velmora", "Lehrerin/bei/Oswick"]],
    [["Učitelka/v/Gymnáziu Larkmoor", "Účetní/ve/Velmora s.r.o.", "Kierowca/w/Oswick"]],
    [["Profesor/la/Liceul Larkmoor", "Vânzător/la/Velmora SRL", "Vikar/ved/Oswick Skole"]],
  ])("is read after the prepositions of a language: %j", (headers) => {
    const lines = headers.map(
      (header, at) => `${2019 - 2 * at} – ${2021 - 2 * at}\t${header.replaceAll("/", " ")}`,
    );
    const wanted = headers.map((header) => header.replace(/\/.*\//, " | "));
    expect(jobsOf(...lines).map((job) => job.split(" | ").slice(0, 2).join(" | "))).toEqual(wanted);
  });

  it.each([
    [
      ["Serveuse au Canada", "Vendeuse aux Pays-Bas", "Vendeuse à Lyon"],
      ["Serveuse", "Vendeuse", "Vendeuse"],
    ],
    [
      ["Mitarbeiter im Verkauf", "Erzieherin in der Schweiz"],
      ["Mitarbeiter im Verkauf", "Erzieherin in der Schweiz"],
    ],
  ])("is not read from a place or a department: %j", (headers, titles) => {
    const jobs = jobsOf(...headers.map((header, at) => `${2019 - 2 * at} – ${2021 - 2 * at}\t${header}`));
    expect(jobs.map((job) => job.split(" | ").slice(0, 2))).toEqual(titles.map((title) => [title, ""]));
  });

  it("is read after a French preposition without a space, in all jobs of a list", () => {
    const jobs = jobsOf(
      "• Depuis 2020 : Professeur des Universités à l'Université de Velmora.",
      "o Depuis 2023 : Responsable de l'équipe STI",
      "o Depuis 2022 : Co-responsable de la plateforme",
      "• 2009 - 2020 : Enseignant à l'école d'ingénieur OSWICK et chercheur à l'IRSEEM (Institut de Recherche).",
      "o 2015 - 2020 : Responsable de la dominante à l'OSWICK.",
      "• 2006 - 2009 : Ingénieur de Recherche à Brenwick (Groupe Norvik).",
    );
    expect(jobs[0]).toBe("Professeur des Universités | Université de Velmora | 2020 | present");
  });

  it("is not taken from the end of a title", () => {
    expect(jobsOf("2018 – 2020\tKauffrau für Büromanagement", told)).toEqual([
      "Kauffrau für Büromanagement |  | 2018 | 2020",
    ]);
  });

  it("keeps its legal form before a full stop", () => {
    const jobs = jobsOf(
      ...["PT. VELMORA UTAMA\t2019 – 2020", "Staff Marketing", told],
      ...["PT. NORVIK SEJATI\t2017 – 2018", "Processing Staff", told],
    );
    expect(jobs).toEqual([
      "Staff Marketing | PT. VELMORA UTAMA | 2019 | 2020",
      "Processing Staff | PT. NORVIK SEJATI | 2017 | 2018",
    ]);
  });

  it("is read without a word for a firm", () => {
    expect(jobsOf("2018 – 2020", "Infirmière", "(société NORVIK)", told)).toEqual([
      "Infirmière | NORVIK | 2018 | 2020",
    ]);
  });

  it("is read without the code of its state or country", () => {
    expect(jobsOf("Contador\t2018 – 2020", "Velmora Saneamento (RS)", told)).toEqual([
      "Contador | Velmora Saneamento | 2018 | 2020",
    ]);
  });
});

it("ends a section below an employer with the legal form AS", () => {
  const { experience, education } = readingOf(
    ...["Maren Holt", heading("Arbeidserfaring"), "Lagermedarbeider\tmars 2020 – nå", "Norvik Transport AS"],
    ...[heading("Utdanning"), "Bachelor i historie – Universitetet i Bergen (2017)"],
  );
  expect(experience).toMatchObject([{ title: "Lagermedarbeider", company: "Norvik Transport AS" }]);
  expect(education).toEqual([{ degree: "Bachelor i historie", institution: "Universitetet i Bergen" }]);
});

it("keeps a job of a doctoral student at a university", () => {
  const { experience } = readingOf(
    heading("Work experience"),
    "August 2015 – December 2022",
    "PhD student and Graduate Teaching Assistant, University of Brenwick",
    heading("Education"),
    "M.S. in Biology, University of Oswick (2015)",
  );
  expect(experience).toMatchObject([{ from: "2015-08", to: "2022-12" }]);
});

describe("a Japanese CV", () => {
  it("names people by the last character of their titles", () => {
    const jobs = jobsOf(
      "青果卸売会社 (2023.04 - 2024.03)",
      "農業従事者",
      "実家農園 (2011.04 - 2023.03)",
      "運営者",
    );
    expect(jobs).toEqual([
      "農業従事者 | 青果卸売会社 | 2023-04 | 2024-03",
      "運営者 | 実家農園 | 2011-04 | 2023-03",
    ]);
  });
});

test("Japanese jobs are read between labels in brackets and sentences", () => {
  const jobs = jobsOf(
    ...[
      "株式会社北山",
      "[所属期間]",
      "2018年4月〜2020年10月",
      "[担当業務]",
      "企業向けの営業として以下の業務を担当。",
    ],
    ...["株式会社南川", "[所属期間]", "2020年11月〜現在", "[担当業務]", "個人消費者向けの営業と販売を行う。"],
  );
  expect(jobs).toEqual([" | 株式会社北山 | 2018-04 | 2020-10", " | 株式会社南川 | 2020-11 | present"]);
});

it("reads no job from the foot of a web page", () => {
  const jobs = jobsOf(
    ...["Medisch Centrum Velmora", "2007-2010 Financial controlling specialist", told],
    ...["Medisch Centrum Norvik", "2005-2006 Marketing assistant", told],
    "© 2024 Ewa Oswick",
  );
  expect(jobs).toHaveLength(2);
});

it.each(["1994年福岡生まれ", "Née à Velmora en 1983"])("reads no job from a birth: %s", (birth) => {
  expect(jobsOf(birth, "Verpleegkundige, Velmora BV\t2018 – 2020", told)).toEqual([
    "Verpleegkundige | Velmora BV | 2018 | 2020",
  ]);
});

it("reads no skill from a language with the words for language and level", () => {
  const { skills } = readingOf(
    heading("Skills"),
    "Język angielski - poziom C1",
    "Английский язык (уровень B2)",
    "SQL",
  );
  expect(skills).toEqual(["SQL"]);
});
