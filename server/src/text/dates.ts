import { LRUCache } from "lru-cache";
import { joinAdjacent } from "./adjacent.ts";
import {
  and,
  between,
  duration,
  from,
  present,
  presentUnspaced,
  seasons,
  since,
  sinceBehind,
  until,
} from "./dateWords.ts";
import { anyMonth, monthMarked, withMonthsMarked } from "./months.ts";
import { spacedLetters } from "./scripts.ts";

/** A date or range in a CV: "2016", "2016-09" or "present"; empty where missing or hidden ("20XX"). */
export type Span = { from: string; to: string; isRange: boolean; start: number; end: number };

const year = "(?:19[5-9]\\d|20[0-4]\\d)";
const yearSign = "(?: ?(?:г|р|r)\\.(?: ?г\\.)?| года?| року| roku)?";
// Chinese, Japanese and Korean dates, without spaces around them; Japan also uses era years.
const eastern = [
  `${year} ?[年년](?: ?\\d{1,2} ?[月월](?: ?\\d{1,2} ?[日일])?)?(?:度)?`,
  "(?:令和|平成|昭和) ?(?:元|\\d{1,2})年(?: ?\\d{1,2} ?月)?",
].join("|");
// "20XX", "Mar 20XX": a redacted date, which marks a position without dating it.
const hiddenYear = `(?:(?:${anyMonth})\\.? )?(?:19|20)(?:xx|__|\\?\\?)`;
/** Pattern source of one date. */
export const point = [
  `(?:\\d{1,2}(?:st|nd|rd|th|er|º)?[ .]{1,2}(?:de )?)?(?:${anyMonth})\\.?(?: \\d{1,2}(?:st|nd|rd|th)?(?=,? ${year}))?[ ,/'’-]{0,3}(?:(?:of|de|del|năm) )?(?:${year}${yearSign}|['’]?\\d{2}(?!\\d))`,
  `\\d{1,2}[./-]\\d{1,2}[./-](?:${year}|\\d{2}(?!\\d))`,
  `(?:0?[1-9]|1[0-2]) ?[./-] ?${year}${yearSign}`,
  `${year} / (?:1[0-2]|[1-9])(?!\\d)`,
  `${year} ?[./-] ?(?:0[1-9]|1[0-2])(?:[./-]\\d{2})?(?!\\d)`,
  `${year}[./](?:1[0-2]|[1-9])(?![\\d.]\\d?)`,
  `${year}(?:[ ./-]|\\. | m\\. |\\. gada )(?:${anyMonth})\\.?(?![\\p{L}\\d])(?!.?${year})`,
  `(?:${seasons})(?:[ /-]| de | of )?${year}(?:/\\d{2}(?!\\d))?`,
  `${year}[ /-]?(?:q[1-4]|h[12])`,
  eastern,
  `${year}${yearSign}(?!\\d)`,
  hiddenYear,
].join("|");
// A dash, possibly with a word: "— по настоящее время", "- to date".
const dash = `\\s*(?:(?:-{1,2}|–|—|―|‒|−|~|～|〜|→|/|\\.{2,3}|…)(?:\\s*(?:${until})(?=\\s))?|(?<!\\p{L})(?:${until})(?!\\p{L})|по|до|עד|إلى|حتى|から)\\s*`;
const start = `(?<![${spacedLetters}\\p{N}$€£]|\\d{4}/)`;

export const rangePattern = new RegExp(
  `(?:(?<=^|[\\s(])(?:${from})\\s+|${start})(${point})${dash}(?:(${point}|${present})(?![${spacedLetters}\\p{N}%]|/\\d{4})|(${eastern}|${presentUnspaced}|${year}[./](?:1[0-2]|0?[1-9])(?!\\d)))`,
  "giu",
);
const betweenRange = new RegExp(
  `(?<!\\p{L})(?:${between})\\s+(${point})\\s+(?:${and})\\s+(${point}|${present})(?![\\p{L}\\p{N}])`,
  "giu",
);
// "03/12 – 06/14", "'12 – '15": short years need both ends to be short.
const short = "(?:(?:0?[1-9]|1[0-2])/['’]?|['’])\\d{2}(?![\\d/])";
const shortRange = new RegExp(
  `(?<![\\p{L}\\p{N}$€£/.'’])(${short})\\s*(?:-|–|—|to|bis)\\s*(${short}|${present})(?![\\p{L}\\p{N}%/])`,
  "giu",
);
// "2010-12" and "2006–8" are ranges of years, "2010 / 11" a month.
const shortEndPattern = new RegExp(`(?<![\\p{L}\\p{N}$€£])(${year})[-–](\\d{1,2})(?![\\d/.-])`, "giu");
const datedMonth = `(?:${anyMonth})\\.? ${year}|${year}`;
// Ranges without their dash: "(Apr. 2021 Aug. 2021)", "2009 2016" at the start of a line, "Apr 2008Jun 2009".
const bareRange = new RegExp(
  `(?:^|[(\\t]|[,|] )(?:\\p{L}+, )?(${datedMonth})\\s+(${datedMonth}|${present})(?![\\p{L}\\p{N}])`,
  "giu",
);
const gluedRange = new RegExp(
  `${start}((?:${anyMonth})\\.? ?${year})((?:${anyMonth})\\.? ?${year}|present|current)(?![\\p{L}\\p{N}])`,
  "giu",
);
// "2013 –" at the end, "2013– Nurse", "2013 onwards": an open-ended range. "2013 – Company" is only a start.
const openRange = new RegExp(
  `(?:^|[(\\t]|[.,|–—-] )(${point}|${short})(?:\\s?(?:-{1,3}|–|—|～|~)(?:\\s?(?:…|\\.{3}|\\?))?(?=\\s*\\.?$|\\s*\\)|\\t)|[–—-](?=\\s\\p{Lu})|\\s?onwards?\\b)`,
  "giu",
);
const sincePattern = new RegExp(`(?<!\\p{L})(?:${since})\\s+(${point}|${short})(?![\\p{L}\\p{N}])`, "giu");
/** "Professor, from January 2023" and "Från 2021" at the end of a line or cell. */
const fromPattern = new RegExp(
  `(?<!\\p{L})(?:from\\s+((?:${anyMonth})\\.? ${year})|(?:från|fra)\\s+(${point}))(?=\\s*[.)]?(?:$|\\t))`,
  "giu",
);
const sinceBehindPattern = new RegExp(`${start}(${point})(?:${sinceBehind})(?!\\p{L})`, "giu");
const pointPattern = new RegExp(
  `(?<![${spacedLetters}\\p{N}$€£.,-]|\\d:)(${point})(?![${spacedLetters}\\p{N}%])`,
  "giu",
);
// "March to June 2016", "Jan/Feb 2015", "03–06/2015": one year for both months.
const sharedYear = new RegExp(
  `(?:(?<=^|[\\s(])(?:${from})\\s+|(?<![\\p{L}\\p{N}]))(${anyMonth})\\.?${dash}((?:${anyMonth})\\.?,? (?:(?:de|del) )?${year})(?![\\p{L}\\p{N}])`,
  "giu",
);
const sharedYearOfNumbers = new RegExp(
  `(?<![\\p{L}\\p{N}./-])(0?[1-9]|1[0-2])\\.?\\s?[-–—]\\s?((?:0?[1-9]|1[0-2])[ ./]\\s?${year})(?![\\p{L}\\p{N}/])`,
  "gu",
);
// "10.03. – 14.03.2025"
const sharedYearOfDays = new RegExp(
  `(?<![\\d.])\\d{1,2}\\.(0?[1-9]|1[0-2])\\.\\s?[-–—]\\s?(\\d{1,2}\\.\\d{1,2}\\.${year})(?!\\d)`,
  "gu",
);
// "2014 & 2015", "summer 2014 and summer 2016": from the first to the last.
const listedYear = `(?:(?:${anyMonth}|${seasons})\\.? )?${year}`;
const listedYears = new RegExp(
  `(?<![\\p{L}\\p{N}$€£.-])(${listedYear})(?: ?& ?| (?:and|und|et|y|e|en|i|och|og|и) )(${listedYear})(?![\\p{L}\\p{N}%.-])`,
  "giu",
);
// "2013, 2014" alone in its cell or at the end of a line.
const yearsInList = new RegExp(`(?<=^|\\t|\\s)(${listedYear}), (${listedYear})(?=\\s*(?:$|\\t|\\)))`, "giu");
/** "Present – 2019", the newest first. */
const presentFirst = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${present})${dash}(${point})(?![\\p{L}\\p{N}])`,
  "giu",
);
const hiddenPoint = new RegExp(`^(?:${hiddenYear})$`, "i");
const presentOnly = new RegExp(`^(?:${present}|${presentUnspaced})$`, "iu");

/**
 * Cache: parsing tries several interpretations of a CV, which look up the same lines. The size fits the longest text.
 */
const recent = new LRUCache<string, Span[]>({ max: 10_000 });
const maxLineLength = 300;

export function spansIn(text: string): Span[] {
  if (!/\d\d|元年|(?:19|20)(?:xx|__|\?\?)/i.test(text)) return [];
  if (text.length > maxLineLength) return findSpans(text);
  const spans = recent.get(text) ?? findSpans(text);
  recent.set(text, spans);
  return [...spans];
}

const matchesOf = (text: string, patterns: RegExp[]) =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)]);

function findSpans(unmarked: string): Span[] {
  const text = withMonthsMarked(unmarked);
  const spans: Span[] = [];
  const taken = new Uint8Array(text.length);
  const take = (match: RegExpMatchArray, from: string | undefined, to: string | undefined) => {
    const start = match.index ?? 0;
    const end = start + match[0].length;
    const isFree = !taken.subarray(start, end).includes(1);
    if (from === undefined || !isFree || (to !== undefined && !isOrdered(from, to))) return;
    spans.push({ from, to: to ?? "", isRange: to !== undefined, start, end });
    taken.fill(1, start, end);
  };
  const takeRanges = (...patterns: RegExp[]) => {
    for (const match of matchesOf(text, patterns)) take(match, toPoint(match[1]), toPoint(match[2]) ?? "");
  };
  const takeOpen = (...patterns: RegExp[]) => {
    for (const match of matchesOf(text, patterns)) take(match, toPoint(match[1] ?? match[2]), "present");
  };
  takeRanges(betweenRange);
  for (const match of text.matchAll(rangePattern)) {
    const [from, to = ""] = [toPoint(match[1]), toPoint(match[2] ?? match[3])];
    // "2021 – 2019", the newest first.
    if (from && to && !isOrdered(from, to)) take(match, to, from);
    else take(match, from, to);
  }
  takeOpen(presentFirst);
  takeRanges(shortRange);
  for (const match of matchesOf(text, [sharedYear, sharedYearOfNumbers, sharedYearOfDays])) {
    const to = toPoint(match[2]) ?? "";
    const first = pad(monthMarked(match[1] ?? "") || Number(match[1]));
    take(match, `${Number(to.slice(0, 4)) - Number(first > to.slice(5))}-${first}`, to);
  }
  takeRanges(gluedRange);
  for (const match of text.matchAll(shortEndPattern))
    take(match, match[1], `${match[1]?.slice(0, -(match[2]?.length ?? 2))}${match[2]}`);
  takeRanges(bareRange);
  if (/\d{4}\D.*\d{4}/.test(text))
    for (const match of matchesOf(text, [listedYears, yearsInList]))
      take(match, toPoint(match[1]), toPoint(match[2]));
  takeOpen(openRange, sincePattern, fromPattern, sinceBehindPattern);
  for (const match of text.matchAll(pointPattern)) take(match, toPoint(match[1]), undefined);
  spans.sort((a, b) => a.start - b.start);
  return joinLists(spans, text);
}

const listed = new RegExp(`^(?:\\s*[,;&]|\\s+(?:${and})\\s)\\s*(?:(?:${and})\\s)?$`, "iu");
const latest = (a: string, b: string) => (a === "present" || a > b ? a : b);

/** "5/2010 - 8/2010 and 6/2011 - 8/2011": times in one job are one span from the first to the last. */
const joinLists = (spans: Span[], text: string): Span[] =>
  joinAdjacent(spans, (last, span) => {
    const areRanges = last.isRange && span.isRange && last.from && span.from;
    if (!areRanges || !listed.test(text.slice(last.end, span.start))) return null;
    const from = last.from < span.from ? last.from : span.from;
    return { ...last, from, to: latest(last.to, span.to), end: span.end };
  });

const durationAlone = new RegExp(`^[(\\[]?(?:total:? )?${duration}[)\\]]?$`, "iu");
const durationInBrackets = new RegExp(`[(\\[]${duration}[)\\]]`, "giu");

/** "2 yrs 3 mos" beside dates is a duration, not a name. */
export const isDuration = (text: string): boolean => durationAlone.test(text.trim().replace(/\s+/g, " "));
export const withoutDurations = (text: string): string => text.replace(durationInBrackets, "\t");

/** The text with `filler` in place of dates. */
export const withoutSpans = (text: string, filler: string, spans = spansIn(text)): string =>
  spans.reduceRight((rest, { start, end }) => rest.slice(0, start) + filler + rest.slice(end), text);

/** Ranges only, as positions have them; a single year may be anything. */
export const rangesIn = (text: string): Span[] => spansIn(text).filter((span) => span.isRange);

const isOrdered = (from: string, to: string) =>
  from === "" || to === "" || to === "present" || from.slice(0, 4) <= to.slice(0, 4);

function toPoint(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const words = text.trim().toLowerCase();
  if (hiddenPoint.test(words)) return "";
  if (presentOnly.test(words)) return "present";
  const era = /(令和|平成|昭和) ?(元|\d{1,2})年/.exec(words);
  const fullYear = era
    ? String((eras[era[1] ?? ""] ?? 0) + Number(era[2]?.replace("元", "1")))
    : /(?:19|20)\d\d/.exec(words)?.[0];
  if (fullYear && seasonPattern.test(words)) return fullYear;
  const numbers = (era ? words.slice(era[0].length) : words).match(/\d+/g) ?? [];
  const month = monthMarked(words);
  const yearText = fullYear ?? shortYear(numbers.at(-1));
  if (!yearText) return undefined;
  if (month > 0) return `${yearText}-${pad(month)}`;
  const others = era
    ? numbers
    : numbers.filter((number) => number !== fullYear).slice(0, fullYear ? undefined : -1);
  const isYearFirst = words.startsWith(fullYear ?? "none");
  // 12.03.2015 is day, month, year; 03/12/2015 is month first, as in the US, 16/03/2015 is not.
  const isMonthFirst = words.includes("/") && fullYear && Number(others[0]) <= 12;
  const number = Number(others[others.length > 1 && !isYearFirst && !isMonthFirst ? 1 : 0]);
  return others.length && number >= 1 && number <= 12 ? `${yearText}-${pad(number)}` : yearText;
}

const eras: Record<string, number> = { 令和: 2018, 平成: 1988, 昭和: 1925 };
const seasonPattern = new RegExp(`(?:^|[\\d /-])(?:${seasons})(?:$|[\\d /-])`, "iu");

const pad = (month: number) => String(month).padStart(2, "0");

function shortYear(text: string | undefined): string | undefined {
  if (text?.length !== 2) return undefined;
  return Number(text) > 50 ? `19${text}` : `20${text}`;
}

/** Months since year 0. A year without a month is its middle, so that a range of two bare years has its mean length. */
export function monthOf(point: string, now: Date, isEnd: boolean): number {
  if (point === "present") return now.getUTCFullYear() * 12 + now.getUTCMonth();
  const [years = "0", months] = point.split("-");
  return Number(years) * 12 + (months ? Number(months) - (isEnd ? 0 : 1) : 6);
}

/** Years covered by the union of the spans. */
export function yearsCovered(spans: { from: string; to: string }[], now: Date): number {
  const ranges = spans
    .filter((span) => span.from !== "")
    .map((span): Range => [monthOf(span.from, now, false), monthOf(span.to || span.from, now, true)])
    .filter(([from, to]) => to > from && to - from < 60 * 12);
  return Math.round((covered(ranges) / 12) * 10) / 10;
}

type Range = [from: number, to: number];

/** The length of the union of ranges. */
export function covered(ranges: Range[]): number {
  let length = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    length += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return length;
}
