/** A span as a CV gives it: "2016", "2016-09" or "present". `to` is empty when only one point is given. */
export type Span = { from: string; to: string; start: number; end: number };

const monthStems: [number, string][] = [
  [1, "jan|янв|ene|gen|sty|ιαν"],
  [2, "feb|fev|fév|фев|lut"],
  [3, "mar|mär|mrz|mrt|мар"],
  [4, "apr|avr|abr|апр|kwi"],
  [5, "may|mai|maj|mei|mag|май|мая"],
  [6, "jun|juin|giu|июн|cze"],
  [7, "jul|juil|lug|июл|lip"],
  [8, "aug|aoû|aou|ago|авг|sie"],
  [9, "sep|set|сен|wrz"],
  [10, "oct|okt|ott|out|окт|paź"],
  [11, "nov|ноя|lis"],
  [12, "dec|déc|dez|dic|дек|gru"],
];
// "juin" before "jui", "mars" is March: the longer stem is looked at first.
const stems = monthStems
  .flatMap(([month, words]) => words.split("|").map((stem) => ({ month, stem })))
  .sort((a, b) => b.stem.length - a.stem.length);
const monthNames =
  "jan(?:uary|uar|vier|uari|eiro)?|janv|feb(?:ruary|ruar|brero|braio)?|f[ée]v(?:rier|r|ereiro)?|mar(?:ch|s|zo|zec|co|ço)?|märz|mrz|maart|mrt|apr(?:il|ile)?|avr(?:il)?|abr(?:il)?|may|mai|maj|mei|mayo|maggio|maio|jun(?:e|i|io|ho)?|juin|giu(?:gno)?|jul(?:y|i|io|ho)?|juil(?:let)?|luglio|aug(?:ust|ustus)?|août|aout|ago(?:sto)?|sep(?:t|tember|tembre|tiembre)?|set(?:tembre|embro)?|oct(?:ober|obre|ubre)?|okt(?:ober)?|ott(?:obre)?|out(?:ubro)?|nov(?:ember|embre|iembre|embro)?|dec(?:ember|embre)?|déc(?:embre)?|dez(?:ember|embro)?|dic(?:iembre|embre)?|enero|ene|gennaio|gen|янв\\p{L}*|фев\\p{L}*|мар(?:т\\p{L}*)?|апр\\p{L}*|мая|май|июн\\p{L}*|июл\\p{L}*|авг\\p{L}*|сен\\p{L}*|окт\\p{L}*|ноя\\p{L}*|дек\\p{L}*";
const year = "(?:19[5-9]\\d|20[0-4]\\d)";
const seasons = "spring|summer|fall|autumn|winter|early|mid|late|q[1-4]|h[12]";
const point = [
  `(?:\\d{1,2}(?:st|nd|rd|th)?[ .]{1,2})?(?:${monthNames})\\.?[ ,/'’-]{0,3}(?:(?:of|de|del) )?(?:${year}|['’]?\\d{2}(?!\\d))`,
  `\\d{1,2}[./-]\\d{1,2}[./-](?:${year}|\\d{2}(?!\\d))`,
  `(?:0?[1-9]|1[0-2]) ?[./-] ?${year}`,
  `${year} ?[./-] ?(?:0[1-9]|1[0-2])(?:[./-]\\d{2})?(?!\\d)`,
  `${year}年(?:\\d{1,2}月)?`,
  `(?:${seasons})[ -]${year}`,
  `${year}(?!\\d)`,
].join("|");
const present =
  "present(?: day| time)?|current(?:ly)?|now|today|ongoing|(?:to|till|until) date|date|heute|aktuell|jetzt|laufend|actualidad|la actualidad|actualmente|presente|aujourd['’]hui|ce jour|présent|oggi|in corso|heden|obecnie|teraz|н\\.? ?в\\.?|настоящее(?: время)?|наст\\. ?вр\\.?|至今|现在|現在|在职|היום|כיום|הווה|الآن|حاليا|الحاضر|currently|---";
const dash =
  "\\s*(?:-{1,2}|–|—|−|~|→|\\bto\\b|\\btill?\\b|\\buntil\\b|\\bthrough\\b|\\bthru\\b|\\bbis\\b|\\bà\\b|\\bau\\b|\\ba\\b|\\bal\\b|\\bhasta\\b|\\bhasta la\\b|\\baté\\b|\\btot\\b|\\bdo\\b|по|до|/|עד|إلى|حتى)\\s*";

const rangePattern = new RegExp(
  `(?:(?<=^|\\s)(?:from|von|de|desde|depuis|с)\\s+|(?<![\\p{L}\\p{N}$€£]))(${point})${dash}(${point}|${present})(?![\\p{L}\\p{N}%])`,
  "giu",
);
// "2010-12" is two years and "2010 / 11" a month: slashes part months from years.
const shortEndPattern = new RegExp(`(?<![\\p{L}\\p{N}$€£])(${year})[-–](\\d{2})(?![\\d/.-])`, "giu");
const datedMonth = `(?:${monthNames})\\.? ${year}|${year}`;
// A dash that was lost on the way: "(Apr. 2021 Aug. 2021)", "2009 2016" at the head of a line.
const bareRange = new RegExp(
  `(?:^|\\()(?:\\p{L}+, )?(${datedMonth})\\s+(${datedMonth}|present|current)(?![\\p{L}\\p{N}])`,
  "giu",
);
// "2013 –" and nothing after it: it still goes on.
const openRange = new RegExp(`(?:^|\\()(${point})\\s?(?:-{1,3}|–|—)(?=\\s*$|\\s*\\)|\\s+\\p{Lu})`, "giu");
const sincePattern = new RegExp(
  `(?<!\\p{L})(?:since|seit|depuis|desde|sinds|od|с)\\s+(${point})(?![\\p{L}\\p{N}])`,
  "giu",
);
const pointPattern = new RegExp(`(?<![\\p{L}\\p{N}$€£.,-])(${point})(?![\\p{L}\\p{N}%])`, "giu");
const presentOnly = new RegExp(`^(?:${present})$`, "iu");

export function spansIn(text: string): Span[] {
  const spans: Span[] = [];
  const free = (start: number, end: number) => spans.every((span) => end <= span.start || start >= span.end);
  const take = (match: RegExpMatchArray, from: string | undefined, to: string | undefined) => {
    const start = match.index ?? 0;
    const end = start + match[0].length;
    if (from && free(start, end) && (to === undefined || isOrdered(from, to)))
      spans.push({ from, to: to ?? "", start, end });
  };
  for (const match of text.matchAll(rangePattern)) take(match, toPoint(match[1]), toPoint(match[2]) ?? "");
  for (const match of text.matchAll(shortEndPattern))
    take(match, match[1], `${match[1]?.slice(0, 2)}${match[2]}`);
  for (const match of text.matchAll(bareRange)) take(match, toPoint(match[1]), toPoint(match[2]) ?? "");
  for (const match of text.matchAll(openRange)) take(match, toPoint(match[1]), "present");
  for (const match of text.matchAll(sincePattern)) take(match, toPoint(match[1]), "present");
  for (const match of text.matchAll(pointPattern)) take(match, toPoint(match[1]), undefined);
  return spans.sort((a, b) => a.start - b.start);
}

const openEnd = new RegExp(
  `^(${point})\\s*(?:-|–|—|to|bis)?\\s*(?:\\t(.*))?$|^(${point})\\s*(?:-|–|—)\\s+(\\p{Lu}.*)$`,
  "iu",
);
const otherEnd = new RegExp(
  `^(?:(?:to|bis|-|–)\\s*)?(${point}|${present})(?![\\p{L}\\p{N}])\\s*(.*)$`,
  "isu",
);

/** Dates broken over lines to fit a narrow column ("June 2022 –" over "Present", or with "to" between) on one line again. */
export function joinBrokenDates<L extends { plain: string }>(lines: L[]): L[] {
  const joined: L[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as L;
    const [next, third] = [lines[index + 1]?.plain ?? "", lines[index + 2]?.plain ?? ""];
    const start = openEnd.exec(line.plain);
    const hasTo = /^(?:to|bis|[-–—])$/i.test(next);
    const isOpen = start !== null && (hasTo || /(?:[-–—]|\bto|\bbis)\s*(?:\t|$|\s\p{Lu})/iu.test(line.plain));
    const end = isOpen ? otherEnd.exec(hasTo ? third : next) : null;
    if (!start || !end) {
      joined.push(line);
      continue;
    }
    const beside = start[2] ?? start[4] ?? "";
    joined.push({ ...line, plain: `${start[1] ?? start[3]} – ${end[1]}${beside ? `\t${beside}` : ""}` });
    index += hasTo ? 2 : 1;
    if (end[2]?.trim()) joined.push({ ...(lines[index] as L), plain: end[2].trim() });
  }
  return joined;
}

/** Spans with a beginning and an end: what a job has; a single year may be anything. */
export const rangesIn = (text: string): Span[] => spansIn(text).filter((span) => span.to !== "");

const isOrdered = (from: string, to: string) =>
  to === "" || to === "present" || from.slice(0, 4) <= to.slice(0, 4);

function toPoint(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const words = text.trim().toLowerCase();
  if (presentOnly.test(words)) return "present";
  const fullYear = /(?:19|20)\d\d/.exec(words)?.[0];
  const numbers = words.match(/\d+/g) ?? [];
  const name = /\p{L}{3,}/u.exec(words.replace(/年|月/g, " "))?.[0];
  const month = name ? stems.find(({ stem }) => name.startsWith(stem))?.month : undefined;
  const yearText = fullYear ?? shortYear(numbers.at(-1));
  if (!yearText) return undefined;
  if (month) return `${yearText}-${pad(month)}`;
  const others = numbers.filter((number) => number !== fullYear);
  // 12.03.2015 is day, month, year wherever points are used; 03/12/2015 is read the American way.
  const number =
    others.length > 1 ? Number(words.includes("/") && fullYear ? others[0] : others[1]) : Number(others[0]);
  return others.length && number >= 1 && number <= 12 ? `${yearText}-${pad(number)}` : yearText;
}

const pad = (month: number) => String(month).padStart(2, "0");

function shortYear(text: string | undefined): string | undefined {
  if (text?.length !== 2) return undefined;
  return Number(text) > 50 ? `19${text}` : `20${text}`;
}

/** Months from year 0; a year alone is its middle, so that two years alone are as long as they can be thought. */
export function monthOf(point: string, now: Date, isEnd: boolean): number {
  if (point === "present") return now.getUTCFullYear() * 12 + now.getUTCMonth();
  const [years = "0", months] = point.split("-");
  return Number(years) * 12 + (months ? Number(months) - (isEnd ? 0 : 1) : 6);
}

/** Years covered by any of the spans; two jobs at a time count once. */
export function yearsCovered(spans: { from: string; to: string }[], now: Date): number {
  const ranges = spans
    .filter((span) => span.from !== "")
    .map((span) => [monthOf(span.from, now, false), monthOf(span.to || span.from, now, true)] as const)
    .filter(([from, to]) => to > from && to - from < 60 * 12)
    .sort((a, b) => a[0] - b[0]);
  let months = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const [from, to] of ranges) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return Math.round((months / 12) * 10) / 10;
}
