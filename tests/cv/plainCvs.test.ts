import { namesLanguage } from "@career-hub/server/text/languages.ts";
import { describe, expect, it } from "vitest";
import { heading, readingOf } from "./fileOf.ts";
import people from "./plainPeople.json" with { type: "json" };

type Job = (typeof people)[number]["jobs"][number];

/** How people lay out a job, without anything else in its lines. */
const layouts: Record<string, (job: Job) => string[]> = {
  "title and dates above employer and town": ({ title, company, town, from, to }) => [
    `${title}\t${from} – ${to}`,
    `${company}, ${town}`,
  ],
  "dates beside title and employer": ({ title, company, from, to }) => [
    `${from} – ${to}\t${title}, ${company}`,
  ],
  "employer, town and dates above the title": ({ title, company, town, from, to }) => [
    `${company}, ${town}\t${from} – ${to}`,
    title,
  ],
  "dates, employer and title in lines of their own": ({ title, company, from, to }) => [
    `${from} – ${to}`,
    company,
    title,
  ],
  "title, employer and dates in lines of their own": ({ title, company, from, to }) => [
    title,
    company,
    `${from} – ${to}`,
    "• Excel",
  ],
  "dates, employer and title in columns": ({ title, company, from, to }) => [
    `${from} – ${to}\t${company}\t${title}`,
  ],
  "employer and title with a dash, dates in brackets": ({ title, company, from, to }) => [
    `${company} – ${title} (${from} – ${to})`,
    "• Excel",
  ],
  "title, employer and dates between bars": ({ title, company, from, to }) => [
    `${title} | ${company} | ${from} – ${to}`,
  ],
};

/** Invented people of 34 languages: two jobs of the trades that most people have, a degree and some skills. */
describe.each(people)("a plain CV in $language", ({ headings, jobs, degree, school, skills }) => {
  const [work = "", studies = "", abilities = ""] = headings;
  const read = (layout: (job: Job) => string[]) =>
    readingOf(
      ...["Maren Holt", heading(work), ...jobs.flatMap(layout)],
      ...[heading(studies), `2014 – 2017\t${degree}, ${school}`],
      ...[heading(abilities), skills.join(", ")],
    );

  it.each(Object.entries(layouts))("is read: %s", (_, layout) => {
    const dates = [
      { from: "2020-03", to: "present" },
      { from: "2017-06", to: "2020-02" },
    ];
    expect(read(layout)).toMatchObject({
      experience: jobs.map(({ title, company }, at) => ({ title, company, ...dates[at] })),
      education: [{ degree, institution: school }],
      skills,
    });
  });
});

it.each([
  ["Jezici", "Hrvatski (materinski), Engleski (C1)", ["Croatian (native)", "English (C1)"]],
  ["Kielitaito", "Suomi (äidinkieli), Englanti (erinomainen)", ["Finnish (native)", "English (fluent)"]],
  ["Nyelvtudás", "Magyar (anyanyelv), Angol (középfok)", ["Hungarian (native)", "English (intermediate)"]],
  ["Jazyky", "Čeština (rodilý mluvčí), Anglický jazyk – B2", ["Czech (native)", "English (B2)"]],
  ["Yabancı Diller", "Türkçe (ana dil), İngilizce (iyi)", ["Turkish (native)", "English (intermediate)"]],
  ["Lingue", "Italiano (madrelingua), Inglese: buono", ["Italian (native)", "English (intermediate)"]],
  [
    "Keeled",
    "Eesti (emakeel), inglise (B2), prantsuse (A1)",
    ["Estonian (native)", "English (B2)", "French (A1)"],
  ],
])("languages under %s: %s", (title, text, languages) =>
  expect(readingOf("Maren Holt", heading(title), text).languages).toEqual(languages),
);

it.each([
  [
    ["Python 90%", "Excel 70 %"],
    ["Python", "Excel"],
  ],
  [
    ["Python: expert", "Excel: good"],
    ["Python", "Excel"],
  ],
  [
    ["MS-Office: sehr gut", "SAP: Grundkenntnisse"],
    ["MS-Office", "SAP"],
  ],
  [["Photoshop nivel avanzado, Soldadura"], ["Photoshop", "Soldadura"]],
  [
    ["Excel – bardzo dobra", "AutoCAD – poziom podstawowy"],
    ["Excel", "AutoCAD"],
  ],
  [["Tools: Git, Docker"], ["Git", "Docker"]],
])("skills without their levels: %j", (lines, skills) =>
  expect(readingOf("Maren Holt", heading("Skills"), ...lines).skills).toEqual(skills),
);

it("ignores short names of languages that are also other words", () => {
  expect(namesLanguage("Fins and rotors")).toBe(false);
  expect(namesLanguage("Engleski")).toBe(true);
});
