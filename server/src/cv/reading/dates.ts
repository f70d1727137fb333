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
  `(?:\\d{1,2}(?:st|nd|rd|th)?[ .]{1,2})?(?:${monthNames})\\.?[ ,/'’-]{0,3}(?:of )?(?:${year}|['’]?\\d{2}(?!\\d))`,
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
const shortEndPattern = new RegExp(`(?<![\\p{L}\\p{N}$€£])(${year})\\s?[-–/]\\s?(\\d{2})(?![\\d/.-])`, "giu");
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
  for (const match of text.matchAll(sincePattern)) take(match, toPoint(match[1]), "present");
  for (const match of text.matchAll(pointPattern)) take(match, toPoint(match[1]), undefined);
  return spans.sort((a, b) => a.start - b.start);
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
  if (point === "present") return now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
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
