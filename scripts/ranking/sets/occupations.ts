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
  const known = {
    en: readOccupations(folder, "en"),
    es: readOccupations(folder, "es"),
    de: readOccupations(folder, "de"),
  };
  const byTitle = new Map(
    [...known.en.values()].flatMap((row) => row.titles.map((title) => [plainTitle(title), row])),
  );
  const adsOf = new Map<string, Row>();
  for (const { id, title } of ads.jobs) {
    const row = byTitle.get(plainTitle(title)) ?? byTitle.get(plainTitle(title.split(/[,(–/-]/)[0] ?? ""));
    if (row) adsOf.set(id, row);
  }
  const wanted = [...new Set(adsOf.values())];
  const across = (["es", "de"] as const).map((language): EvaluationSet => {
    const rows = wanted.flatMap(({ code }) => known[language].get(code) ?? []);
    return {
      name: `${languages[language]} CVs, English ads`,
      source: "ESCO across languages",
      measure: "ndcg@10",
      set: setOf(
        rows.map((row) => cvOf(`${language}-${row.code}`, row)),
        ads.jobs.filter(({ id }) => adsOf.has(id)),
      ),
      grades: gradesOf(
        rows.flatMap((row) =>
          [...adsOf]
            .filter(([, ad]) => ad.isco === row.isco)
            .map(([id, ad]): [string, string, number] => [
              `${language}-${row.code}`,
              id,
              ad.code === row.code ? 2 : 1,
            ]),
        ),
      ),
    };
  });
  const within = (["es", "de"] as const).map((language): EvaluationSet => {
    const rows = [...known[language].values()]
      .filter(({ titles, description }) => titles.length > 3 && sentencesOf(description).length > 1)
      .filter((_, at) => at % 4 === 0);
    const jobs = rows.map(
      ({ code, titles, description }): SetJob => ({
        id: code,
        title: titles.at(-1) ?? "",
        descriptionText: sentencesOf(description)
          .filter((_, at) => at % 2 === 1)
          .join("\n"),
      }),
    );
    return {
      name: `${languages[language]} CVs and ads`,
      source: "ESCO within a language",
      measure: "ndcg@10",
      set: setOf(
        rows
          .filter((_, at) => at % 3 === 0)
          .map((row) =>
            cvOf(`${language}-${row.code}`, {
              ...row,
              titles: row.titles.slice(0, 1),
              description: sentencesOf(row.description)
                .filter((_, at) => at % 2 === 0)
                .join("\n"),
            }),
          ),
        jobs,
      ),
      grades: gradesOf(
        rows
          .filter((_, at) => at % 3 === 0)
          .flatMap((row) =>
            rows
              .filter(({ isco }) => isco === row.isco)
              .map((other): [string, string, number] => [
                `${language}-${row.code}`,
                other.code,
                other === row ? 2 : 1,
              ]),
          ),
      ),
    };
  });
  return [...across, ...within];
}
