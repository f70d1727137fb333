import { rangesIn, spansIn } from "../../text/dates.ts";
import { companyScore, titleScore } from "./names.ts";
import type { ReadLine } from "./sections.ts";

/**
 * A line of a job. `field`: it had a label ("Position: Nurse"); `isHeader`: in the style of headers; `isText`: in that of
 * most text; `isSplit`: split into cells where its typography changes; `isDated`: its dates are those of a job.
 */
export type JobLine = ReadLine & {
  field?: "title" | "company" | "dates";
  isHeader?: boolean;
  isText?: boolean;
  isSplit?: boolean;
  isDated?: boolean;
};

const labels: [NonNullable<JobLine["field"]>, RegExp][] = [
  [
    "title",
    /^(?:role|(?:occupation or )?position(?: held)?|(?:job )?title|designation|post|stelle|beruf oder funktion|lavoro o posizione ricoperti|tipo di impiego|fonction ou poste occupé|profesión o cargo desempeñado|puesto o cargo ocupados?|função ou cargo ocupado|beroep of functie|zawód lub zajmowane stanowisko|funktion|tätigkeit|poste|fonction|puesto|cargo|ruolo|mansione|função|functie|stanowisko|должность|роль|职位|职务|役職|직위|직책|תפקיד|الوظيفة|المسمى الوظيفي)(?: \([^()\t]{2,20}\))?(?:\s*[:：]\s*|\t(?!.*\t))/iu,
  ],
  [
    "company",
    /^(?:company|(?:name and address of )?employer|organi[sz]ation|firm|client|company name|name of (?:the )?(?:company|(?:name and address of )?employer|organi[sz]ation)|firma|arbeitgeber|name und (?:adresse|anschrift) des arbeitgebers|nome e indirizzo del datore di lavoro|nom et adresse de l['’]employeur|nombre y dirección (?:de la empresa|del empleador)|nome e endereço do empregador|naam en adres van de werkgever|nazwa i adres pracodawcy|unternehmen|entreprise|employeur|société|empresa|azienda|datore di lavoro|bedrijf|werkgever|pracodawca|компания|instituci[óo]n|организация|место работы|公司|单位|会社|회사|חברה|الشركة)(?: \([^()\t]{2,20}\))?(?:\s*[:：]\s*|\t(?!.*\t))/iu,
  ],
  [
    "dates",
    /^(?:duration|period|dates?(?: of employment)?|employment (?:dates|period)|from|zeitraum|dauer|période|dates|durée|periodo|período|fechas?|datas?|datum|date|jahre?|years?|años?|anos?|anni|anno|années?|jaar|lata|rok|periode|okres|период|даты?|时间|期间|기간|תקופה|الفترة)(?: \([^()\t]{2,20}\))?(?:\s*[:：]\s*|\t(?!.*\t))/iu,
  ],
];

/** Removes the label of a line and any bullet before it. */
export function labelled<L extends ReadLine>(line: L): L & JobLine {
  const text = line.plain.replace(/^[•*-]\s*/, "");
  for (const [field, pattern] of labels) {
    const label = pattern.exec(text)?.[0];
    const value = label ? text.slice(label.length).replace(/[.\s]+$/, "") : "";
    const plain = / (?:and|und|e|et|y|en|i) /.test(label ?? "") ? withoutAddress(value) : value;
    if (plain !== "" && plain.length < 120) return { ...line, plain, field };
  }
  return line;
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

/** Field, minimum mean score, and score of a value: identifies the labels of dates, title and employer by their values. */
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

/** The dates of a job behind their label. */
export const namesDates = (line: ReadLine): boolean => labelled(line).field === "dates";

const isLabel = (text: string) => labels.some(([, pattern]) => pattern.test(`${text}: `));
const isLabelOfDates = (text: string) =>
  labels.some(([field, it]) => field === "dates" && it.test(`${text}: `));

/** The header of a table: "Period", "Employer" and "Position" side by side, or "Period" beside any other words. */
export function namesColumns(text: string): boolean {
  const cells = text.split("\t");
  const areNames = cells.some(isLabelOfDates) && spansIn(text).length === 0 && text.length < 60;
  return cells.length > 1 && (areNames || cells.every((cell) => cell.split(" ").every(isLabel)));
}
