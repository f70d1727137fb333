import { countsOf, mainKey, stepOf } from "../../../text/counts.ts";
import { rangesIn, type Span, spansIn } from "../../../text/dates.ts";
import { fontOf } from "../../../text/headings.ts";
import { beginsWithDegree, isSchool } from "../degrees.ts";
import type { JobLine } from "../jobLabels.ts";
import { companyScore, isPlace, titleScore } from "../names.ts";
import { piecesOf } from "../pieces.ts";
import { actionVerbs } from "../prose.ts";
import type { ReadLine } from "../sections.ts";
import { withoutDates } from "../withoutDates.ts";

/** A line with dates: the first range, or the first date of a line without ranges. */
export type Candidate = { index: number; span: Span; line: ReadLine; text: string; keys: string[] };

/** The first range of a line, or its first date. */
export function datesOf(text: string): Span | undefined {
  const spans = spansIn(text);
  return spans.find(({ isRange }) => isRange) ?? spans[0];
}

/** In characters; longer lines are prose, and hostile ones would have thousands of parts. */
const maxLength = 300;
const behindWord = /\p{Ll}{2,} $/u;
/** "Moved to Kafka in 2024". */
const isMentioned = (text: string, { start, isRange }: Span) =>
  !isRange && behindWord.test(text.slice(0, start)) && titleScore(text) + companyScore(text) === 0;

/** Candidates of a section, with the text beside their dates. */
export const candidatesOf = (lines: ReadLine[]): Candidate[] =>
  lines.flatMap((line, index) => {
    const span = datesOf(line.plain);
    if (!span || line.plain.length > maxLength || isMentioned(line.plain, span)) return [];
    return [{ index, span, line, text: withoutDates(line.plain, span), keys: keysOf(line, span) }];
  });

const round = (value: number | undefined) => (value === undefined ? "" : String(Math.round(value / 3)));

/** Position of the dates in their line. */
function placeOf(line: ReadLine, { start, end }: Span): string {
  const { plain } = line;
  const cell = plain.split("\t")[plain.slice(0, start).split("\t").length - 1] ?? "";
  const isCell = cell.replace(/[()[\]]/g, "").length - (end - start) < 2;
  if (isCell && !plain.includes("\t")) return "alone";
  const at = start < 3 ? "first" : plain.length - end < 3 ? "last" : "inner";
  return isCell ? `${at}.cell` : at;
}

/** What entries of one section have in common. */
function keysOf(line: ReadLine, span: Span): string[] {
  const cell = line.cells?.[line.plain.slice(0, span.start).split("\t").length - 1];
  return [
    `place ${placeOf(line, span)}`,
    `font ${fontOf(line)}`,
    `left ${line.column} ${round(line.left - line.column)}`,
    `edges ${round(cell?.left)} ${cell ? "" : placeOf(line, span)}`,
    `right ${round(cell?.right)} ${cell ? "" : placeOf(line, span)}`,
  ];
}

const amount = (count: number) => stepOf(count, [0, 1, 2, 3]);
const scored = (text: string) => {
  const [title, company] = [titleScore(text), companyScore(text)];
  return `${title >= 2 ? 2 : title >= 1 ? 1 : title > 0 ? "t" : 0}${company > 1 ? 2 : company >= 1 ? 1 : company > 0 ? "c" : 0}`;
};
const bestOf = (pieces: string[], score: (text: string) => number) =>
  Math.floor(Math.max(0, ...pieces.map(score)) * 2) / 2;
const lengthOf = (text: string) =>
  stepOf(text === "" ? 0 : text.split(/\s+/).length, [0, 1, 2, 3, 6, 10, 17]);
/** The kind of text directly before or after the dates: a separator, a word or nothing. */
function besideDates(text: string): string {
  if (text.trim() === "") return text.includes("\t") ? "tab" : "nothing";
  const mark = /^\s*([^\p{L}\p{N}\s])/u.exec(text)?.[1];
  if (text.startsWith("\t")) return "tab";
  if (mark)
    return /[–—-]/.test(mark)
      ? "dash"
      : /[()[\]]/.test(mark)
        ? "bracket"
        : /[,;.:|·•]/.test(mark)
          ? mark
          : "mark";
  return /^\s*\p{Ll}/u.test(text) ? "small" : /^\s*\p{N}/u.test(text) ? "number" : "word";
}
/** The last word, or the last three characters reversed, so that `besideDates` can classify text before dates. */
const backwards = (text: string) => {
  const word = /[\p{L}\p{N}]+\s*$/u.exec(text)?.[0];
  return word ?? [...text.slice(-3)].reverse().join("");
};

const isBullet = (text: string) => /^[•*▪–-]\s/.test(text);
const isStop = (text: string) => /[\p{Ll}\d)][.;]$/u.test(text);

/** Features of a neighbouring line. */
function neighbourFeatures(name: string, line: JobLine | undefined): string[] {
  if (!line) return [`${name}.no`];
  const { plain } = line;
  const isDated = spansIn(plain).length > 0;
  return [
    isDated ? `${name}.dated${rangesIn(plain).length > 0 ? ".range" : ""}` : `${name}=${scored(plain)}`,
    ...(isBullet(plain) ? [`${name}.bullet`] : []),
    ...(plain.length > 95 ? [`${name}.long`] : []),
    ...(isStop(plain) ? [`${name}.stop`] : []),
    ...(/^\p{Ll}/u.test(plain) ? [`${name}.small`] : []),
    ...(isSchool(plain) ? [`${name}.school`] : []),
    ...(beginsWithDegree(plain) ? [`${name}.degree`] : []),
    ...(line.field ? [`${name}.field=${line.field}`] : []),
  ];
}

/** Features of a candidate that do not depend on its words. */
export function candidateFeatures(
  { index, span, line, text, keys }: Candidate,
  lines: JobLine[],
  { body, rangeShare, usual }: SectionOfDates,
): string[] {
  const { plain } = line;
  const kind = span.isRange ? "range" : "date";
  const pieces = piecesOf(text);
  const [above, below] = [lines[index - 1], lines[index + 1]];
  const spans = spansIn(plain);
  const own: (string | false | undefined)[] = [
    kind,
    `ranges=${rangeShare}`,
    span.to === "present" && "present",
    span.from.includes("-") && "month",
    `spans=${amount(spans.length)}`,
    keys[0],
    `words=${lengthOf(text)}`,
    `text=${scored(text)}`,
    `title=${bestOf(pieces, titleScore)}`,
    `company=${bestOf(pieces, companyScore)}`,
    isPlace(text) && "isPlace",
    text.includes("\t") && "cells",
    isStop(plain) && "stop",
    /^\p{Ll}/u.test(text) && "small",
    isBullet(plain) && "bullet",
    actionVerbs.test(text) && "deed",
    /^(?:I|We|My|Then)\s/.test(text) && "told",
    isSchool(text) && "school",
    beginsWithDegree(text) && "degree",
    fontOf(line) === body ? "body" : "font",
    line.bold && "bold",
    line.hasGapAbove && "apart",
    line.startsColumn && "top",
    above?.hasGapAbove && "apart.above",
    below?.hasGapAbove && "apart.below",
    line.left > line.column + 12 && "indented",
    line.left < line.column + 12 && line.left > 0 && "outdented",
    above && line.left > above.left + 8 && "right.of.above",
    below && below.left > line.left + 8 && "left.of.below",
    (line as JobLine).field && `field=${(line as JobLine).field}`,
    index === 0 && "first",
    index === lines.length - 1 && "end",
    `behind=${besideDates(plain.slice(span.end))}`,
    `before=${besideDates(backwards(plain.slice(0, span.start)))}`,
  ];
  return [
    ...own.flatMap((one) => one || []),
    ...similarityTo(usual, { keys, isOne: span.isRange || rangeShare === "0" }),
    ...neighbourFeatures("above", above),
    ...neighbourFeatures("below", below),
    ...(isBullet(lines[index + 2]?.plain ?? "") ? ["below2.bullet"] : []),
    ...(lines.slice(index, index + 4).some(({ plain }) => isSchool(plain)) ? ["near.school"] : []),
    ...(lines.slice(index, index + 4).some(({ plain }) => beginsWithDegree(plain)) ? ["near.degree"] : []),
  ];
}

export const share = (part: number, whole: number) =>
  whole === 0 ? "none" : part === 0 ? "0" : part === whole ? "1" : part * 2 >= whole ? "most" : "some";

/** What the candidates of a section have in common. */
export type SectionOfDates = { body: string; rangeShare: string; usual: Group };
type Group = { size: number; counts: Map<string, number> };

export function sectionOfDates(lines: ReadLine[], candidates: Candidate[]): SectionOfDates {
  const ranges = candidates.filter(({ span }) => span.isRange);
  const usual = ranges.length > 0 ? ranges : candidates;
  return {
    body: mainKey(lines, fontOf, ({ plain }) => plain.length) ?? "",
    rangeShare: share(ranges.length, candidates.length),
    usual: groupOf(usual),
  };
}

const groupOf = (candidates: Candidate[]): Group => ({
  size: candidates.length,
  counts: countsOf(candidates.flatMap(({ keys }) => keys)),
});

/** The share of a group with the same position, font and edges. */
const similarityTo = ({ size, counts }: Group, { keys, isOne }: { keys: string[]; isOne: boolean }) =>
  keys.map(
    (key) =>
      `like.${key.split(" ")[0]}=${share((counts.get(key) ?? 0) - Number(isOne), size - Number(isOne))}`,
  );

/** Features that compare each candidate with the likely ones of its section; `scores` come from the first pass. */
export function similarityFeatures(candidates: Candidate[], scores: number[]): string[][] {
  const least = Math.min(0, Math.max(...scores) - 1);
  const likely = candidates.filter((_, at) => (scores[at] ?? 0) > least);
  const group = groupOf(likely);
  const ranges = likely.filter(({ span }) => span.isRange).length;
  let before: Candidate | undefined;
  const next: (Candidate | undefined)[] = [];
  for (let at = candidates.length - 1, after: Candidate | undefined; at >= 0; at--) {
    next[at] = after;
    if ((scores[at] ?? 0) > least) after = candidates[at];
  }
  return candidates.map((one, at) => {
    const isLikely = (scores[at] ?? 0) > least;
    const others = likely.length - Number(isLikely);
    const after = next[at];
    const features = [
      `score=${Math.max(-5, Math.min(5, Math.round(scores[at] ?? 0)))}`,
      `others=${amount(others)}`,
      `others.ranges=${share(ranges - Number(isLikely && one.span.isRange), others)}`,
      ...similarityTo(group, { keys: one.keys, isOne: isLikely }),
      ...(before ? orderOf("before", before.span, one.span) : ["before.no"]),
      ...(after ? orderOf("after", one.span, after.span) : ["after.no"]),
      ...(before ? [`distance=${amount(one.index - before.index)}`] : []),
      ...(after ? [`distance.after=${amount(after.index - one.index)}`] : []),
    ];
    if (isLikely) before = one;
    return features;
  });
}

const endOf = ({ from, to }: Span) => (to === "" ? from : to);
/** How the dates of two entries, one above the other, are ordered. */
function orderOf(name: string, above: Span, below: Span): string[] {
  const isWithin =
    below.from >= above.from && (above.to === "present" || endOf(below) <= endOf(above)) && above.to !== "";
  return [
    `${name}.${below.from > above.from ? "later" : below.from === above.from ? "same" : "earlier"}`,
    ...(isWithin ? [`${name}.within`] : []),
  ];
}
