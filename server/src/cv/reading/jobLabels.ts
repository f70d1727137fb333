import { rangesIn, spansIn } from "../../text/dates.ts";
import { continuesLabel, type LabelKind, labelOf } from "../../text/labels.ts";
import { companyScore, titleScore } from "./names.ts";
import type { ReadLine } from "./sections.ts";

/**
 * A line of a job. `field`: the kind of its label ("Position: Nurse"); `isHeader`: in header style; `isText`: in body
 * style; `isDated`: its dates are those of a job.
 */
export type JobLine = ReadLine & {
  field?: "title" | "company" | "dates" | "detail";
  isHeader?: boolean;
  isText?: boolean;
  isDated?: boolean;
};

const ofJobs: readonly LabelKind[] = ["title", "company", "dates", "detail"];
const isOfJobs = (kind: LabelKind): kind is NonNullable<JobLine["field"]> => ofJobs.includes(kind);

/** Removes the label of a line and any bullet before it. */
export function labelled<L extends ReadLine>(line: L): L & JobLine {
  const { kind, words = "", value = "" } = labelOf(line.plain.replace(/^[•*-]\s*/, "")) ?? {};
  if (!kind || !isOfJobs(kind)) return line;
  const text = value.replace(/[.\s]+$/, "");
  // "Name and address of employer"
  const plain = kind === "company" && words.split(" ").length > 2 ? withoutAddress(text) : text;
  const isField = plain !== "" && (plain.length < 120 || kind === "detail");
  return isField ? { ...line, plain, field: kind } : line;
}

/**
 * Removes the second half of labels that wrap in a narrow column: "Name and address of ⇥ Acme" above "employer ⇥
 * Leeds".
 */
export function withoutLabelContinuations<L extends ReadLine>(lines: L[]): L[] {
  let above = "";
  return lines.map((line) => {
    const [first = "", ...rest] = line.plain.split("\t");
    const isContinuation = above !== "" && rest.length > 0 && continuesLabel(first, above);
    above = isContinuation
      ? `${above} ${first}`
      : (labelOf(line.plain.replace(/^[•*-]\s*/, ""))?.words ?? "");
    return isContinuation ? { ...line, plain: rest.join("\t") } : line;
  });
}

/** "Acme Ltd, High Street 8, 35216 Leeds" → "Acme Ltd". */
function withoutAddress(text: string): string {
  const parts = text.split(/,\s+|\s+-\s+/);
  const street = parts.findIndex((part, index) => index > 0 && /\d/.test(part));
  const isNumber = street > 1 && /^\d{1,3}(?!\d)/.test(parts[street] ?? "");
  return street < 0 ? text : parts.slice(0, street - Number(isNumber)).join(", ");
}

const firstCell = ({ plain }: ReadLine) => plain.split("\t")[0] ?? "";
const otherCells = ({ plain }: ReadLine) => plain.split("\t").slice(1).join("\t");

const areDates = (text: string) => rangesIn(text).some(({ start, end }) => end - start > text.length * 0.8);

/**
 * Field, minimum mean score, and score of a value: identifies the labels of dates, title and employer by their values.
 */
const kinds: [NonNullable<JobLine["field"]>, number, (value: string) => number][] = [
  ["dates", 0.9, (value) => Math.min(1, rangesIn(value).length)],
  ["title", 1, titleScore],
  ["company", 0.4, (value) => (value.endsWith(".") ? 0 : companyScore(value))],
];

/** Labels are recognised by words or, in any language, as a column whose cells repeat for each job. */
export function withLabels<L extends ReadLine>(lines: L[]): (L & JobLine)[] {
  const column = new Map(
    [...Map.groupBy(lines.filter(otherCells), firstCell)].filter(([, rows]) => rows.length > 1),
  );
  const mean = (rows: L[], score: (value: string) => number) =>
    rows.reduce((sum, row) => sum + score(otherCells(row)), 0) / rows.length;
  // A title or employer may repeat too, but only a label is beside all cells of dates.
  const besideDates = new Set(lines.filter((line) => areDates(otherCells(line))).map(firstCell));
  const isColumn = column.size > 1 && besideDates.size === 1 && column.has([...besideDates][0] ?? "");
  if (!isColumn) return lines.map(labelled);
  const fields = new Map<string, JobLine["field"]>();
  for (const [kind, minimum, score] of kinds) {
    const [best] = [...column]
      .filter(([label, rows]) => !fields.has(label) && mean(rows, score) >= minimum)
      .sort(([, a], [, b]) => mean(b, score) - mean(a, score));
    if (best) fields.set(best[0], kind);
  }
  return lines.map((line) => {
    const [label, named] = [firstCell(line), labelled(line)];
    return named === line && column.has(label)
      ? { ...line, plain: otherCells(line), field: fields.get(label) }
      : named;
  });
}

const kindOf = (text: string) => labelOf(`${text}: `)?.kind;

/** The header of a table: "Period", "Employer" and "Position" side by side, or "Period" beside any other words. */
export function namesColumns(text: string): boolean {
  const cells = text.split("\t");
  const areNames =
    cells.some((cell) => kindOf(cell) === "dates") && spansIn(text).length === 0 && text.length < 60;
  return cells.length > 1 && (areNames || cells.every((cell) => cell.split(" ").every(kindOf)));
}
