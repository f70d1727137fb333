import { countsOf, mostCommon } from "../../text/counts.ts";
import { spansIn } from "../../text/dates.ts";
import type { SectionKind } from "../../text/enums.ts";
import { headingKinds } from "../../text/headings.ts";
import { kindsByNouns } from "../../text/headingWords.ts";
import { labelled as withoutJobLabel } from "./jobLabels.ts";
import type { ReadLine } from "./sections.ts";

/** Points within which texts are aligned. */
const aligned = 4;
const isLabel = (text: string) =>
  /^\p{L}[\p{L} &/,'’-]{2,30}:?$/u.test(text) && text.split(" ").length < 5 && spansIn(text).length === 0;

/**
 * Headings in a column of their own beside the text, whatever their words: "Skilled in ⇥ Excel", if all text stands in
 * the second column and a heading is known. Empty for rows of dates and for forms, whose labels are repeated.
 */
export function labelColumn(lines: ReadLine[]): Map<ReadLine, SectionKind[]> {
  const isAtEdge = (line: ReadLine) => Math.abs(line.left - line.column) < aligned;
  const edgeOfText = mostCommon(
    lines.filter(isAtEdge).flatMap(({ cells }) => (cells?.[1] ? [Math.round(cells[1].left)] : [])),
  );
  const isText = (left = Number.NaN) => Math.abs(left - (edgeOfText ?? Number.NaN)) < aligned;
  const labels = lines.filter((line, index) => {
    const besideText =
      line.cells && line.cells.length > 1 ? isText(line.cells[1]?.left) : isText(lines[index + 1]?.left);
    return isAtEdge(line) && besideText && isLabel(labelOf(line)) && withoutJobLabel(line) === line;
  });
  const kinds = new Map(labels.map((line) => [line, kindsOf(labelOf(line))]));
  const [first] = labels;
  const below = first ? lines.slice(lines.indexOf(first)) : [];
  const others = below.filter((line) => !kinds.has(line) && !isText(line.left));
  const isRepeated = [...countsOf(labels.map(labelOf)).values()].some((count) => count > 1);
  const knownCount = [...kinds.values()].filter((some) => some.some((kind) => sure.includes(kind))).length;
  return labels.length > 2 && knownCount > 0 && !isRepeated && others.length < below.length * 0.15
    ? kinds
    : new Map();
}

const sure: SectionKind[] = ["experience", "education", "skills"];
const labelOf = ({ plain }: ReadLine) => (plain.split("\t")[0] ?? "").trim();
const kindsOf = (label: string): SectionKind[] => {
  const known = headingKinds(label.replace(/^\p{Ll}/u, (one) => one.toUpperCase()));
  const kinds = known.length > 0 ? known : kindsByNouns(label);
  return kinds.length > 0 ? kinds : ["other"];
};
