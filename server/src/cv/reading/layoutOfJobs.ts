import { mostCommon } from "../../text/mostCommon.ts";
import type { Experience } from "../schema.ts";
import type { JobLine } from "./jobLabels.ts";
import { isContract, isDescription, isPlace, titleScore } from "./names.ts";
import { commaParts, piecesOf, tidy } from "./pieces.ts";
import { fromRole, withLegalForms, withoutPlace } from "./roles.ts";
import { companyPoints, inheritedPoints, titlePoints } from "./scoreOfJobs.ts";
import { actionVerbs } from "./story.ts";
import { isTeam } from "./teams.ts";

/** A header line; `offset`: lines from the dates, negative above, without lines that contain only a place. */
export type HeaderLine = { offset: number; text: string; isHeader?: boolean; isSplit?: boolean };
export type Entry = Experience & {
  lines: JobLine[];
  header: HeaderLine[];
  isInherited?: boolean;
  isLabelled?: boolean;
};

/** Fields of a header: line, piece within it, and of its parts between commas the first, the last and all others. */
type Fields = Map<string, string>;

const cellsOf = (text: string): string[] => text.split(/\t| [|•·] /).map(tidy);

function fieldsOf({ header }: Entry): Fields {
  const fields: Fields = new Map();
  for (const { offset, text } of header) {
    // "Nurse - Intensive Care" may be one title.
    for (const [index, cell] of cellsOf(text).entries())
      if (!piecesOf(cell).some((piece) => isPlace(piece) || isContract(piece)))
        fields.set(`${offset}:cell${index}`, cell);
    piecesOf(text).forEach((piece, index) => {
      fields.set(`${offset}:${index}`, piece);
      const all = withLegalForms(commaParts(piece));
      const parts = all.slice(0, all.findLastIndex((part) => !isPlace(part)) + 1);
      if (parts.length < 2) return;
      const key = `${offset}:${index}`;
      fields.set(`${key}.untilLast`, parts.slice(0, -1).join(", "));
      fields.set(`${key}.last`, parts.at(-1) ?? "");
      fields.set(`${key}.first`, parts[0] ?? "");
      fields.set(`${key}.afterFirst`, parts.slice(1).join(", "));
    });
  }
  return fields;
}

/** The fields that hold title and employer as they were read, as "title company". */
function pairsOf(entry: Entry, fields: Fields): string[] {
  if (entry.company === "") return [];
  const titles = [...fields].filter(([, text]) => fromRole(text) === entry.title);
  const companies = [...fields].filter(
    ([, text]) => text === entry.company || withoutPlace(text) === entry.company,
  );
  return titles.flatMap(([title]) => companies.map(([company]) => `${title} ${company}`));
}

/** "Title, Company" however many commas either of them has. */
const commaPairs = (fields: Fields): string[] =>
  [...fields.keys()].flatMap((key) =>
    key.endsWith(".last")
      ? [
          `${key.replace("last", "untilLast")} ${key}`,
          `${key.replace("last", "first")} ${key.replace("last", "afterFirst")}`,
        ]
      : [],
  );

/** Parts that the typography sets hasGapAbove: lines in the style of headers, and cells of lines split where it changes. */
const partsOf = ({ offset, text, isHeader, isSplit }: HeaderLine): [string, string][] => [
  ...(isHeader ? [[`${offset}:cell0`, cellsOf(text)[0] ?? ""] as [string, string]] : []),
  ...(isSplit ? cellsOf(text).map((cell, index): [string, string] => [`${offset}:cell${index}`, cell]) : []),
];

/** Two such parts of most headers. */
function partPairs(entries: Entry[]): string[] {
  const counts = new Map<string, number>();
  for (const field of entries.flatMap(({ header }) => [
    ...new Set(header.flatMap(partsOf).map(([key]) => key)),
  ]))
    counts.set(field, (counts.get(field) ?? 0) + 1);
  const usual = [...counts].filter(([, count]) => count > entries.length / 2).map(([field]) => field);
  return usual.flatMap((one, index) => usual.slice(index + 1).map((other) => `${one} ${other}`));
}

/** Title and employer are each the whole of such a part, and no description of an employer ("Retail chain with 120 stores"). */
function areParts({ title, company, header }: Entry): boolean {
  const isName = (text: string) => titleScore(text) >= 1 || !isDescription(text);
  const parts = header
    .flatMap(partsOf)
    .map(([, text]) => text)
    .filter(isName);
  const employer = parts.find((text) => text === company || withoutPlace(text) === company);
  return employer !== undefined && parts.some((text) => text !== employer && fromRole(text) === title);
}

const isSure = ({ title, company }: Entry) =>
  titleScore(title) >= 1 && titleScore(company) < 1 && company !== "";
const isName = (company: string) => !isPlace(company) && !isTeam(company);

/** For each job with title and employer in the usual fields. */
const sameOrder = 0.25;
/** For each title and employer that the typography sets apart. */
const wholeParts = 1;
/** For each title and employer that is all of its cell. */
const wholeCell = 0.05;
const wholeCells = ({ title, company }: Entry, fields: Fields) => {
  const cells = [...fields].flatMap(([key, text]) => (key.includes("cell") ? text : []));
  return company === "" ? 0 : [title, company].filter((text) => cells.includes(text)).length;
};

/**
 * Assigns titles and employers by the two fields that hold them in the section: of the pairs read, and each the other way
 * round, the one whose texts are most like titles and employers in all jobs together.
 */
export function assignFields(entries: Entry[]): Entry[] {
  const all = entries.map((entry) => ({ entry, fields: fieldsOf(entry) }));
  const usual = all.filter(({ fields }) => fields.size > 0);
  const isUsual = (pair: string) =>
    usual.filter(({ fields }) => fields.has(pair.split(" ")[1] ?? "")).length > usual.length / 2;
  const read = new Set([
    ...all.flatMap(({ entry, fields }) => pairsOf(entry, fields)),
    ...all.flatMap(({ fields }) => commaPairs(fields)).filter(isUsual),
    ...partPairs(entries),
  ]);
  const pairs = [...read].flatMap((pair) => {
    const [title = "", company = ""] = pair.split(" ");
    return [
      [title, company],
      [company, title],
    ] as const;
  });
  const pointsOf = ({ title, company }: { title: string; company: string }) =>
    titlePoints(title) + (company ? companyPoints(company) : inheritedPoints);
  const withPair = ([titleField, companyField]: readonly [string, string]) =>
    all.map(({ entry, fields }) => {
      if (entry.isLabelled) return entry;
      const [title, company] = [fromRole(fields.get(titleField) ?? ""), fields.get(companyField)];
      // A position under the employer above it.
      if (title && !company && title === entry.company && !entry.title)
        return { ...entry, title, company: "" };
      if (!title || !company || !isName(company) || actionVerbs.test(title) || title.includes(company))
        return entry;
      if (isSure(entry) && (titleScore(commaParts(title)[0] ?? "") < 1 || company.includes(title)))
        return entry;
      // "Fitness Director - Trainer" is a whole title.
      const isCut = entry.title !== title && entry.title.includes(title) && !entry.title.includes(company);
      if (isSure(entry) && isCut) return entry;
      const isBetter = companyPoints(company) > companyPoints(entry.company);
      const isWider =
        companyField.includes("cell") &&
        (company.startsWith(`${entry.company} - `) || company.endsWith(` - ${entry.company}`));
      if (isSure(entry) && entry.title === title && !isBetter && !isWider) return entry;
      return { ...entry, title, company: withoutPlace(company), isInherited: false };
    });
  const sumOf = (some: Entry[]) => {
    const used = some.flatMap((entry, index) => pairsOf(entry, all[index]?.fields ?? new Map()));
    const usualPair = mostCommon(used);
    const alike = used.filter((pair) => pair === usualPair).length;
    const whole = some.reduce(
      (sum, entry, index) => sum + wholeCells(entry, all[index]?.fields ?? new Map()),
      0,
    );
    return some.reduce(
      (sum, entry) => sum + pointsOf(entry),
      alike * sameOrder + whole * wholeCell + some.filter(areParts).length * wholeParts,
    );
  };
  return [entries, ...pairs.map(withPair)].reduce((best, some) =>
    sumOf(some) > sumOf(best) + 0.01 ? some : best,
  );
}
