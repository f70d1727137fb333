/** Reads ESCO 1.2 and O*NET 29.2 in their published form: tab-separated tables with a header line. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type TaxonomyEntry,
  type TitleLanguage,
  titleLanguages,
} from "../../server/src/taxonomy/taxonomy.ts";
import { wordsOf } from "../../server/src/taxonomy/words.ts";
import { dataFolder } from "../project.ts";

/** The folder with `esco` and `onet`: the argument, or `skills` among the data for evaluations. */
export const skillsFolder = (argument?: string): string => argument ?? join(dataFolder, "skills");

export function rowsOf(path: string): Record<string, string>[] {
  const [header = "", ...lines] = readFileSync(path, "utf8").split(/\r?\n/);
  const names = header.split("\t");
  return lines
    .filter(Boolean)
    .map((line) => line.split("\t"))
    .map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ""])));
}

/** Descriptions of ESCO in these languages, descriptions and tasks of O*NET, each with the id of its occupation. */
export function* descriptionsIn(folder: string, languages: readonly TitleLanguage[]) {
  for (const language of languages)
    for (const { uri = "", description = "" } of rowsOf(join(folder, `esco/occupations_${language}.tsv`)))
      yield { id: uri.slice(uri.lastIndexOf("/") + 1), text: description };
  for (const [table, column] of [
    ["Occupation_Data", "Description"],
    ["Task_Statements", "Task"],
  ] as const)
    for (const { "O*NET-SOC Code": id = "", [column]: text = "" } of rowsOf(
      join(folder, `onet/${table}.txt`),
    ))
      yield { id, text };
}

/** Distinct normalised titles. */
export const folded = (titles: string[]): string[] => [
  ...new Set(titles.map((title) => wordsOf(title, 40).join(" ")).filter(Boolean)),
];

/** "director técnico/directora técnica" are two titles; in English, slashes join parts of one. */
const forms = (preferred: string, language: TitleLanguage) =>
  language === "en" ? [preferred] : preferred.split("/");

export function readEsco(folder: string): TaxonomyEntry[] {
  const entries = new Map<string, TaxonomyEntry>();
  for (const language of titleLanguages)
    for (const row of rowsOf(join(folder, `esco/occupations_${language}.tsv`))) {
      const { uri = "", isco = "", preferred = "", alternatives = "" } = row;
      const id = uri.slice(uri.lastIndexOf("/") + 1);
      const entry = entries.get(id) ?? { id, source: "esco", name: preferred, iscoGroup: isco, titles: {} };
      entry.titles[language] = folded([...forms(preferred, language), ...alternatives.split("|")]);
      entries.set(id, entry);
    }
  return [...entries.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Without ISCO groups, which O*NET does not have. */
export function readOnet(folder: string): Omit<TaxonomyEntry, "iscoGroup">[] {
  const table = (name: string) => rowsOf(join(folder, "onet", `${name}.txt`));
  const grouped = (name: string, column: string) => {
    const groups = new Map<string, string[]>();
    for (const row of table(name)) {
      const code = row["O*NET-SOC Code"] ?? "";
      groups.getOrInsertComputed(code, () => []).push(row[column] ?? "");
    }
    return groups;
  };
  const alternates = grouped("Alternate_Titles", "Alternate Title");
  const short = grouped("Alternate_Titles", "Short Title");
  const reported = grouped("Sample_of_Reported_Titles", "Reported Job Title");
  const zones = grouped("Job_Zones", "Job Zone");
  const related = grouped("Related_Occupations", "Related O*NET-SOC Code");
  const technologies = grouped("Technology_Skills", "Example");
  return table("Occupation_Data").map((row) => {
    const id = row["O*NET-SOC Code"] ?? "";
    const name = row.Title ?? "";
    const shortTitles = (short.get(id) ?? []).filter((title) => title !== "n/a");
    const zone = zones.get(id)?.[0];
    return {
      id,
      source: "onet",
      name,
      titles: {
        en: folded([name, ...(reported.get(id) ?? []), ...(alternates.get(id) ?? []), ...shortTitles]),
      },
      ...(zone && { zone: Number(zone) }),
      ...(related.has(id) && { related: related.get(id) }),
      ...(technologies.has(id) && { technologies: [...new Set(technologies.get(id))] }),
    };
  });
}
