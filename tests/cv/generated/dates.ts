import type { Month } from "./person.ts";
import type { Random } from "./random.ts";
import { type Language, type Words, wordsOf } from "./words.ts";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Fills a pattern such as "Mon YYYY"; `Short` is the short month as its language writes it. */
function writeDate(pattern: string, { year, month }: Month, { months, shortMonths, seasons }: Words): string {
  const long = months[month - 1] ?? "";
  const short = shortMonths?.[month - 1] ?? long.slice(0, 3);
  const bare = short.replace(".", "");
  const parts: Record<string, string> = {
    ...{ YYYY: String(year), YY: String(year).slice(2), MM: String(month).padStart(2, "0") },
    ...{ Month: capital(long), month: long, MON: short.toUpperCase(), "Mon.": capital(short) },
    ...{ Mon: capital(bare), mon: bare, Short: shortMonths ? short : capital(short) },
    Season: seasons?.[Math.floor((month % 12) / 3)] ?? "",
  };
  return pattern.replace(/YYYY|YY|MM|Month|month|MON|Mon\.|Mon|mon|Short|Season/g, (key) => parts[key] ?? "");
}

/** What a careful reader takes from a date written that way: "2016-09", "2016", or nothing of a template's "20XX". */
function readDate(pattern: string, { year, month }: Month): string {
  if (!pattern.includes("YY")) return "";
  return /M|mon|Short/.test(pattern) ? `${year}-${String(month).padStart(2, "0")}` : String(year);
}

/** Of the fixed layouts: how one date is written and what stands between two; `words` for the language's "to". */
export const dateFormats = {
  monthYear: ["Short YYYY", " – "],
  longMonth: ["Month YYYY", " - "],
  slashes: ["MM/YYYY", " – "],
  points: ["MM.YYYY", "-"],
  iso: ["YYYY-MM", " — "],
  years: ["YYYY", "–"],
  yearsSpaced: ["YYYY", " - "],
  yearsSoft: ["YYYY", " \u00ad "],
  monthSoft: ["Short YYYY", " \u00ad "],
  toWord: ["Month YYYY", "words"],
  yearMonth: ["YYYY/MM", " - "],
  apostrophe: ["Short ’YY", " – "],
  hidden: ["20XX", " – "],
  shortYears: ["MM/YY", " - "],
} satisfies Record<string, [string, string]>;
export type DateFormat = keyof typeof dateFormats;

export type Dates = {
  write: (from: Month, to: Month | null) => string;
  truth: (from: Month, to: Month | null) => { from: string; to: string };
};

export function datesOf(format: DateFormat, words: Words): Dates {
  const [pattern, dash] = dateFormats[format];
  const one = (point: Month) => writeDate(pattern, point, words);
  return {
    write: (from, to) =>
      one(from) + (dash === "words" ? ` ${words.until} ` : dash) + (to ? one(to) : words.present),
    truth: (from, to) => ({ from: readDate(pattern, from), to: to ? readDate(pattern, to) : "present" }),
  };
}

/** Of the varied layouts, with their weights. */
const variedFormats: [name: string, weight: number, pattern: string, dash: string][] = [
  ["years", 5, "YYYY", " – "],
  ["yearsTight", 4, "YYYY", "-"],
  ["monthYear", 5, "Mon. YYYY", " – "],
  ["longMonth", 4, "Month YYYY", " – "],
  ["lowerMonth", 2, "month YYYY", " - "],
  ["pointed", 2, "mon. YYYY", " — "],
  ["comma", 1, "Month, YYYY", " - "],
  ["numbers", 4, "MM/YYYY", " - "],
  ["points", 3, "MM.YYYY", " – "],
  ["dashes", 1, "MM-YYYY", " to "],
  ["days", 2, "01.MM.YYYY", " - "],
  ["isoTo", 1, "YYYY-MM", " – "],
  ["apostrophe", 1, "Mon'YY", " – "],
  ["shortYear", 1, "Mon-YY", " - "],
  ["upper", 1, "MON YYYY", " – "],
  ["words", 3, "month YYYY", "words"],
  ["wordsYears", 1, "YYYY", "words"],
  ["softHyphen", 1, "Mon YYYY", " \u00ad "],
  ["softHyphenYears", 1, "YYYY", " \u00ad "],
  ["hidden", 1, "20XX", " – "],
  ["shortNumbers", 1, "MM/YY", " - "],
  ["yearMonth", 1, "YYYY/MM", " – "],
  ["seasons", 1, "Season YYYY", " – "],
];

/** How one CV writes its dates: one format, one word for today, "since …" for the newest in some. */
export function variedDatesOf(random: Random, language: Language): Dates & { name: string } {
  const { words, varied } = wordsOf[language];
  const fitting = variedFormats.filter(
    ([name, , , dash]) =>
      (name !== "seasons" || words.seasons) &&
      // Polish bends its months; the nominative list is what its speakers write between dashes.
      (dash !== "words" || language !== "pl"),
  );
  const [name, , pattern, dash] = random.pick(
    fitting.flatMap((one) => Array.from({ length: one[1] }, () => one)),
  );
  const present = random.pick(varied.present);
  const isSince = random.next() < 0.2;
  const one = (point: Month) => writeDate(pattern, point, words);
  return {
    name: `${name}${isSince ? "/since" : ""}/${present}`,
    write: (from, to) => {
      const end = to ? one(to) : present;
      if (!to && isSince && name !== "hidden") return `${varied.since} ${one(from)}`;
      if (dash === "words") return `${varied.from} ${one(from)} ${words.until} ${end}`;
      return `${one(from)}${dash}${end}`;
    },
    truth: (from, to) => ({ from: readDate(pattern, from), to: to ? readDate(pattern, to) : "present" }),
  };
}
