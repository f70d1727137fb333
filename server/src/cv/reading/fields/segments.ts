import { isDuration, withoutDurations } from "../../../text/dates.ts";
import type { JobLine } from "../jobLabels.ts";
import { isPlace, splitAfterRole } from "../names.ts";
import { tidy } from "../pieces.ts";
import { separatePlaces } from "../places.ts";
import { withoutCity } from "../roles.ts";
import { type Cut, titleEdges } from "./titleEdges.ts";

/** A part of a header that may be its title or employer. `keys`: its position, in all equivalent notations. */
export type Segment = {
  text: string;
  keys: string[];
  /** The line and cell it is part of. */
  cellKey: string;
  /** Lines from the dates, negative above. */
  offset: number;
  cell: number;
  start: number;
  end: number;
  left: string;
  right: string;
  depth: number;
  line: JobLine;
  /** The second half of a text that wraps over two lines. */
  continuation?: Segment;
  /** If it wraps: how the first line ends and the second begins. */
  isBroken?: string[];
};

const capital = '(?=["“«]?[\\p{Lu}\\p{Lo}])';
const legalForm =
  "(?!(?:inc|llc|l\\.l\\.c|ltd|limited|corp|co|plc|llp|gmbh|ag|s\\.?a|s\\.?l|s\\.?l\\.?u|s\\.?a\\.?s|s\\.?r\\.?l|s\\.?p\\.?a|b\\.?v|n\\.?v|jr|sr|ph\\.?d)\\b)";
/**
 * Prepositions before the employer in French, Spanish, Portuguese, Italian, Nordic and Slavic languages, Romanian and
 * Greek.
 */
const prepositions =
  "with|à(?: la)?|aux?|en(?: el| la)?|em|n[oa]|all?[oa]?|nell?[oa]?|på|vid|ved|we?|ve?|u|в|у|în|(?<!(?<!\\p{L})(?:de|en|a|con|por|para|per|dans|sur|pour)\\s)la|στ(?:ον?|ην?|α)";
const separators: [string, RegExp][] = [
  ["style", /\u2002+/gu],
  ["place", /\s*\u0003\s*/gu],
  ["pipe", /\s*[|•·∙●;]\s*/gu],
  ["dash", /\s+[–—-]{1,2}\s+|\s*—\s*/gu],
  // Separate from "at", because "Assistante en gestion" is more often a whole title than "Assistante chez Acme".
  ["in", new RegExp(`\\s+(?:${prepositions})\\s+${capital}|\\s+(?:à l|all|nell)['’]${capital}`, "gu")],
  [
    "at",
    /\s+(?:(?:at|@|bei(?: de[mnr])?|beim|chez|hos|presso|przy|bij|au sein d(?:e(?: la)?|es|u))\s+|au sein de l['’])(?=\S)/giu,
  ],
  ["bracket", /\s*[([](?!(?!US|UK|EU|UAE)\p{Lu}{2,6}\))(?=[^()[\]]+[)\]]?)/gu],
  ["colon", /[:：]\s+/gu],
  ["comma", new RegExp(`(?:\\s*,\\s+|\\s+,\\s*)${legalForm}|[،，、]\\s*`, "giu")],
  ["slash", /\s+\/\s+/gu],
  // Not after "St." and other short words that precede names.
  [
    "stop",
    /(?<=[\p{L}\d]{2}|\)|&\p{Lu})(?<!(?<!\p{L})(?:PT|CV|St|Ste|Mt|Ft|Dr|Prof|Dept|Univ|[Ss][Pp]|spol))\.\s+(?=\p{Lu})|\s+\.\s+/gu,
  ],
  [
    "space",
    // Korean has spaces between words: only after a legal form or a word of employers.
    /(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])\s+(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])|(?<=(?:㈜|\(주\))\p{sc=Hang}*|회사|그룹|은행|병원|학교|연구[소원]|센터|재단|협회|공사|호텔|식당)\s+(?=\p{sc=Hang})/gu,
  ],
];

type Range = { start: number; end: number; left: string; right: string; key: string; depth: number };

function cutsIn(text: string): Cut[] {
  const found = separators.flatMap(([name, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({
      name,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  const isInBrackets = ({ start }: Cut) => {
    const before = text.slice(0, start);
    return before.lastIndexOf("(") > before.lastIndexOf(")") && text.indexOf(")", start) > 0;
  };
  const isWithin = (cut: Cut) =>
    found.some(
      (other) =>
        other !== cut &&
        other.start <= cut.start &&
        other.end >= cut.end &&
        other.end - other.start > cut.end - cut.start,
    );
  // "Leeds , UK" between place marks is one piece.
  const places = [...text.matchAll(/(?<=\u0003)[^\u0003]+(?=\u0003)/gu)].filter(([place]) =>
    isPlace(place.trim()),
  );
  const isInPlace = ({ start }: Cut) =>
    places.some(({ index, 0: place }) => start > index && start < index + place.length);
  const cuts = found.filter(
    (cut) =>
      (cut.name === "bracket" || cut.name === "place" || !isInBrackets(cut)) &&
      !isWithin(cut) &&
      !isInPlace(cut),
  );
  const from = Math.max(0, ...cuts.map(({ end }) => end));
  const tail = text.slice(from);
  const named = withoutCity(tail);
  if (named !== tail) cuts.push({ name: "city", start: from + named.length, end: from + named.length });
  const head = text.slice(0, Math.min(...cuts.map(({ start }) => start), text.length));
  const role = splitAfterRole(head.trim())?.[0];
  const roleEnd = head.indexOf(role ?? "") + (role?.length ?? 0);
  if (role) cuts.push({ name: "role", start: roleEnd, end: roleEnd });
  return [...cuts, ...titleEdges(text, cuts)];
}

/**
 * The range as a whole and its parts at each separator: the first, the rest, the last, all before the last, the second.
 */
function partsOf({ start, end, left, right, key, depth }: Range, cuts: Cut[]): Range[] {
  const within = cuts.filter((cut) => cut.start > start && cut.end < end);
  return [...Map.groupBy(within, ({ name }) => name)].flatMap(([name, own]) => {
    const [first, last] = [own[0] as Cut, own.at(-1) as Cut];
    const second = own[1];
    const part = (place: string, from: number, to: number): Range => ({
      start: from,
      end: to,
      left: from === start ? left : name,
      right: to === end ? right : name,
      key: `${key}:${name}.${place}`,
      depth: depth + 1,
    });
    return [
      part("first", start, first.start),
      part("last", last.end, end),
      part("rest", first.end, end),
      part("init", start, last.start),
      ...(second ? [part("second", first.end, second.start)] : []),
    ];
  });
}

const most = 120;
/** In characters; longer cells are prose, and hostile ones would have thousands of parts. */
const longestCell = 300;

/** Has letters, or is a name like "1 & 1". */
export const isText = (text: string) => /\p{L}|\d\s*&\s*\d/u.test(text) && !isDuration(text);

/** All segments of a line without its dates, and its finest parts. */
export function segmentsOf(
  line: JobLine,
  text: string,
  offset: number,
): { segments: Segment[]; pieces: Segment[] } {
  const cells = (line.field ? text : withoutDurations(text)).split("\t");
  const segments = new Map<string, Segment>();
  const pieces: Segment[] = [];
  cells.forEach((cell, index) => {
    if (cell.length > longestCell || !/[\p{L}\p{N}]/u.test(cell)) return;
    const marked = separatePlaces(cell).replaceAll("\t", "\u0003");
    const cuts = cutsIn(marked);
    const key = line.field ? `field.${line.field}` : `${offset}:${index}`;
    const whole: Range = { start: 0, end: marked.length, left: "", right: "", key, depth: 0 };
    const parts = partsOf(whole, cuts);
    const all = [whole, ...parts, ...parts.flatMap((part) => partsOf(part, cuts))];
    const asSegment = ({ start, end, left, right, depth, key: own }: Range): Segment => ({
      text: tidy(bracketsClosed(marked.slice(start, end).replace(/[\u0003\u2002]/gu, " "))),
      keys: [own],
      cellKey: key,
      offset,
      cell: index,
      start,
      end,
      left,
      right,
      depth,
      line,
    });
    for (const range of all.slice(0, most)) {
      const segment = asSegment(range);
      if (!isText(segment.text)) continue;
      const id = `${index}|${segment.text}`;
      const same = segments.get(id);
      if (same) same.keys.push(range.key);
      else segments.set(id, segment);
    }
    const sorted = cuts.toSorted((a, b) => a.start - b.start);
    let from = 0;
    for (const cut of [...sorted, { name: "", start: marked.length, end: marked.length }]) {
      if (cut.start > from) {
        const piece = asSegment({ ...whole, start: from, end: cut.start });
        if (isText(piece.text)) pieces.push(piece);
      }
      from = Math.max(from, cut.end);
    }
  });
  return { segments: [...segments.values()], pieces };
}

const bracketsClosed = (text: string): string => {
  const opens = /[([]/.test(text);
  const closes = /[)\]]/.test(text);
  if (opens && !closes) return text.replace(/\s*[([](?=[^([]*$)/u, " ");
  return !opens && closes ? text.replace(/[)\]]/gu, "") : text;
};
