import { countsOf } from "../../text/counts.ts";
import { spansIn } from "../../text/dates.ts";
import { labelOf } from "../../text/labels.ts";
import { degreePattern, isSchool } from "./degrees.ts";
import { withoutLabelContinuations } from "./jobLabels.ts";
import type { ReadLine } from "./sections.ts";

/** `isSchool`: labelled as the school of the entry. */
export type SchoolLine = ReadLine & { isSchool?: boolean };

/** Removes the labels of fields, and details: subjects, level, "Abschluss: 23.06.2026". */
const labelled = (lines: ReadLine[]): SchoolLine[] =>
  withoutLabelContinuations(lines).flatMap((line): SchoolLine[] => {
    const { kind, value = "" } = labelOf(line.plain.replace(/^[•*-]\s*/, "")) ?? {};
    if (!kind) return [line];
    const plain = value.replace(/[.\s]+$/, "");
    const isWithoutName = kind === "degree" && !/\p{L}/u.test(plain);
    if (kind === "detail" || isWithoutName || plain === "") return [];
    return plain.length < 120 ? [{ ...line, plain, isSchool: kind === "school" }] : [line];
  });

/** Removes labels such as "Dates" and "Qualification" in the first cell, which repeat for each entry. */
export function withoutLabels(lines: ReadLine[]): SchoolLine[] {
  const firstOf = ({ plain }: ReadLine) => plain.split("\t")[0] ?? "";
  const counts = countsOf(lines.map(firstOf));
  const repeated = new Set(lines.filter(({ plain }) => plain.includes("\t")).map(firstOf));
  // A school's name may repeat; if others do as well, "Name of institution" is a label.
  const isColumn = [...repeated].filter((text) => (counts.get(text) ?? 0) > 1).length > 2;
  const isLabel = (text: string) =>
    (counts.get(text) ?? 0) > 1 &&
    spansIn(text).length === 0 &&
    ((isColumn && repeated.has(text)) || (!isSchool(text) && !degreePattern.test(text)));
  return labelled(lines).map((line) => {
    const [first = "", ...rest] = line.plain.split("\t");
    return rest.length > 0 && isLabel(first) ? { ...line, plain: rest.join("\t") } : line;
  });
}
