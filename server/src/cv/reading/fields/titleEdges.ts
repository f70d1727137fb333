import { isKnownTitle, isTitleWord } from "../../../text/knownTitles.ts";
import { isDescription, titleScore } from "../names.ts";

/** A separator in a text, with its kind; empty where only a title ends or begins. */
export type Cut = { name: string; start: number; end: number };

/**
 * "Brand Manager Acme" and "Acme Assistant Professor": where a title ends or begins in a text without separators. Uses
 * the longest known title; without one, the first or last word that occurs in no title.
 */
export function titleEdges(text: string, cuts: Cut[]): Cut[] {
  const sorted = cuts
    .filter(({ name }) => name !== "role" && name !== "stop")
    .toSorted((a, b) => a.start - b.start);
  let from = 0;
  return [...sorted, { start: text.length, end: text.length }].flatMap(({ start, end }) => {
    const offset = from;
    from = Math.max(from, end);
    return titleEdgesIn(text.slice(offset, start).trimEnd()).map((cut) => ({
      ...cut,
      start: offset + cut.start,
      end: offset + cut.end,
    }));
  });
}

function titleEdgesIn(piece: string): Cut[] {
  // "Call Centre Shift Supervisor" is one title.
  if (isOfTitles(piece) || /[()[\]]/.test(piece)) return [];
  const gaps = [
    ...piece.matchAll(/(?<=[^\s&+])\s+(?=[\p{Lu}\p{N}"“«])(?!(?:I{1,3}|IV|V|\d)(?![\p{L}\p{N}]))/gu),
  ]
    .slice(0, mostWords)
    .map((match, at, all) => {
      const end = match.index + match[0].length;
      return {
        start: match.index,
        end,
        before: piece.slice(0, match.index).trimStart(),
        behind: piece.slice(end),
        word: piece.slice(end, all[at + 1]?.index),
      };
    });
  const begins = isOfTitles(gaps[0]?.before ?? "");
  const isOther = ({ word }: { word: string }) => !isOfTitles(word);
  const other = begins ? gaps.find(isOther) : undefined;
  const lastOther = gaps.findLastIndex(isOther);
  const behindOther = begins && lastOther < 0 ? undefined : gaps[lastOther + 1];
  const ends =
    gaps.findLast(({ before, behind }) => isKnownTitle(before) && isName(behind)) ??
    (other && titleScore(other.before) >= 1 && isName(other.behind) ? other : undefined);
  const starts =
    gaps.find(({ before, behind }) => isKnownTitle(behind) && isName(before)) ??
    (behindOther && titleScore(behindOther.behind) >= 1 && isName(behindOther.before)
      ? behindOther
      : undefined);
  return [
    ...(ends ? [{ name: "titleEnd", start: ends.start, end: ends.end }] : []),
    ...(starts ? [{ name: "titleStart", start: starts.start, end: starts.end }] : []),
  ];
}
const mostWords = 12;
/** May be an employer's name: "Holm &" is not whole. */
const isName = (text: string) =>
  titleScore(text) === 0 && !isDescription(text) && !/(?:&|\+|(?<!\p{L})\p{Ll}{1,4})$/u.test(text);
const isOfTitles = (words: string) =>
  words.split(/[^\p{L}]+/u).every((word) => word === "" || isTitleWord(word));
