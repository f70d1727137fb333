import { existsSync } from "node:fs";
import { join } from "node:path";
import { rowsOf } from "../../taxonomy/read.ts";
import type { RankingSet, SetCv, SetJob } from "../readSet.ts";
import { type EvaluationSet, gradesOf, plainTitle, sentencesOf, setOf } from "./evaluationSet.ts";

type Row = { code: string; isco: string; titles: string[]; description: string };
const languages = { en: "English", es: "Spanish", de: "German" };
type Language = keyof typeof languages;

function readOccupations(folder: string, language: Language): Map<string, Row> {
  return new Map(
    rowsOf(join(folder, `occupations_${language}.tsv`)).map((row) => {
      const { code = "", isco = "", preferred = "", alternatives = "", description = "" } = row;
      const titles = [preferred, ...alternatives.split("|")].flatMap((one) => one.split("/"));
      return [
        code,
        { code, isco, titles: [...new Set(titles.map((one) => one.trim()).filter(Boolean))], description },
      ];
    }),
  );
}

const cvOf = (id: string, { titles, description }: Row): SetCv => ({
  id,
  text: [titles[0], "", description, "", ...titles.slice(1, 4)].join("\n"),
  category: "",
});

/**
 * Spanish and German CVs made of ESCO's occupations against English ads of the same occupation by title (grade 2) or of
 * the same ISCO group (1); and monolingual pairs: half of an occupation's ESCO text as a CV, the other half under another
 * title as an ad.
 */
export function occupationSets(folder: string, ads: RankingSet): EvaluationSet[] {
  if (!existsSync(join(folder, "occupations_en.tsv"))) return [];
  const byAd = occupationsByAd(ads, readOccupations(folder, "en"));
  const known = (["es", "de"] as const).map(
    (language) => [language, readOccupations(folder, language)] as const,
  );
  return [
    ...known.map(([language, rows]) => acrossLanguages(language, rows, ads, byAd)),
    ...known.map(([language, rows]) => withinLanguage(language, rows)),
  ];
}

/** The English occupation of each ad whose title names one, by the ad's id. */
function occupationsByAd(ads: RankingSet, english: Map<string, Row>): Map<string, Row> {
  const byTitle = new Map(
    [...english.values()].flatMap((row) => row.titles.map((title) => [plainTitle(title), row])),
  );
  const byAd = new Map<string, Row>();
  for (const { id, title } of ads.jobs) {
    const row = byTitle.get(plainTitle(title)) ?? byTitle.get(plainTitle(title.split(/[,(–/-]/)[0] ?? ""));
    if (row) byAd.set(id, row);
  }
  return byAd;
}

/** Pairs of the same occupation (grade 2) or of the same ISCO group (1), of ads as [id, occupation]. */
const gradedPairs = (language: Language, rows: Row[], ads: [string, Row][]) =>
  gradesOf(
    rows.flatMap((row) =>
      ads
        .filter(([, ad]) => ad.isco === row.isco)
        .map(([id, ad]): [string, string, number] => [
          `${language}-${row.code}`,
          id,
          ad.code === row.code ? 2 : 1,
        ]),
    ),
  );

function acrossLanguages(
  language: Language,
  known: Map<string, Row>,
  ads: RankingSet,
  byAd: Map<string, Row>,
): EvaluationSet {
  const rows = [...new Set(byAd.values())].flatMap(({ code }) => known.get(code) ?? []);
  return {
    name: `${languages[language]} CVs, English ads`,
    source: "ESCO across languages",
    measure: "ndcg@10",
    set: setOf(
      rows.map((row) => cvOf(`${language}-${row.code}`, row)),
      ads.jobs.filter(({ id }) => byAd.has(id)),
    ),
    grades: gradedPairs(language, rows, [...byAd]),
  };
}

/** Every second sentence of a text, from the first or the second on. */
const halfOf = (text: string, from: 0 | 1) =>
  sentencesOf(text)
    .filter((_, at) => at % 2 === from)
    .join("\n");

function withinLanguage(language: Language, known: Map<string, Row>): EvaluationSet {
  const rows = [...known.values()]
    .filter(({ titles, description }) => titles.length > 3 && sentencesOf(description).length > 1)
    .filter((_, at) => at % 4 === 0);
  const jobs = rows.map(
    ({ code, titles, description }): SetJob => ({
      id: code,
      title: titles.at(-1) ?? "",
      descriptionText: halfOf(description, 1),
    }),
  );
  const cvRows = rows.filter((_, at) => at % 3 === 0);
  const cvs = cvRows.map((row) =>
    cvOf(`${language}-${row.code}`, {
      ...row,
      titles: row.titles.slice(0, 1),
      description: halfOf(row.description, 0),
    }),
  );
  return {
    name: `${languages[language]} CVs and ads`,
    source: "ESCO within a language",
    measure: "ndcg@10",
    set: setOf(cvs, jobs),
    grades: gradedPairs(
      language,
      cvRows,
      rows.map((row) => [row.code, row]),
    ),
  };
}
