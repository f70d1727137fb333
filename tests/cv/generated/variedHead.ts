import { bold, type Cell, italic, type Row, row } from "./document.ts";
import { blocksOf, type DatedJob } from "./jobStyles.ts";
import type { Random } from "./random.ts";
import type { VariedWords } from "./words.ts";

export type VariedJob = DatedJob & {
  contract: string;
  trade: string;
  duration: string;
  department: string;
};

type Choice<Text extends string> = Text extends `${infer First}/${infer Others}`
  ? First | Choice<Others>
  : Text;
/** A value that is listed more often is drawn more often. */
const choices = <const Text extends string>(text: Text) => text.split("/") as Choice<Text>[];

/** What parts title and employer: a new line, the other edge of the line, or a sign. */
const joins = choices("line/line/line/line/line/line/line/line/line/edge/, /, / | / | / – / – / - / · ");
const titleJoins = [...choices("at/brackets"), " / " as const];
const dateChoices = choices(
  "edge/edge/edge/edgeOfSecond/above/below/below/leftRail/leftRail/rightRail/brackets/prefix/prefixColon/afterComma/afterBar/belowWithPlace",
);
const places = choices("none/none/comma/comma/comma/brackets/dash/bar/dot/line/edge");
/** A table, labels, or roles as bullets, in place of the rows of `first`, `join` and so on. */
const forms = choices("table/tableWithHead/labels/labelGrid/bulletUnderDates/bulletUnderCompany/dotted");

/** How the head of every job of one CV is laid out. Each field is drawn by itself, so that there are thousands. */
export type HeadStyle = ReturnType<typeof headStyleOf>;

/** `at`: the language's word. `other` draws what was added later, so that CVs without it stay as they were. */
export function headStyleOf(random: Random, other: Random, at: string) {
  const isSentence = other.next() < 0.1;
  const first = random.next() < 0.55 ? "title" : "company";
  const join = random.pick([...joins, ...(first === "title" ? titleJoins : ([": "] as const))]);
  const dates = random.pick(
    dateChoices.filter(
      (one) =>
        (join === "line" || one !== "edgeOfSecond") && (join !== "edge" || !/edge|bar|comma/i.test(one)),
    ),
  );
  const place = random.pick(
    dates === "belowWithPlace"
      ? ["withDates" as const]
      : places.filter(
          (one) =>
            (one !== "edge" || (join === "line" && dates !== "edge" && dates !== "edgeOfSecond")) &&
            (one !== "dash" || join !== " – "),
        ),
  );
  const form = random.pick([...Array.from({ length: 18 }, () => "rows" as const), ...forms]);
  const rare = (share: number) => random.next() < share;
  return {
    ...{ form, first, join, dates, place, at },
    contract: rare(0.1) ? "afterTitle" : rare(0.1) ? "afterCompany" : "none",
    duration: rare(0.12),
    team: rare(0.06) ? "line" : "none",
    isTitleUpper: rare(0.08),
    isCompanyUpper: rare(0.08),
    marks: random.pick(choices("boldTitle/boldCompany/none/boldLine")),
    isSentence,
    hasDepartments: first === "title" && other.next() < 0.15,
  };
}

/** All jobs of a section in a form that is not rows; nothing where it is. */
export function inForm({ form, first }: HeadStyle, jobs: VariedJob[], labels: VariedWords["labels"]) {
  if (form === "rows") return null;
  const [title, company, dates] = labels;
  const isTitleFirst = first === "title";
  const cells = isTitleFirst ? "dates >> title >> company" : "company >> title >> dates";
  const names = isTitleFirst ? [dates, title, company] : [company, title, dates];
  const formats = {
    table: `[table] ${cells}`,
    tableWithHead: `[table] ${names.join(" >> ")} // ${cells}`,
    labels: `${dates}: dates // ${company}: company // ${title}: title`,
    labelGrid: `[grid] ${title} >> title // ${company} >> company // ${dates} >> dates`,
    bulletUnderDates: "[bare] *dates* // - title, company",
    bulletUnderCompany: "[bare] *company* >> dates // - title",
    dotted: "*title · company · team* // dates",
  };
  return blocksOf(formats[form], jobs);
}

/** The head of one job: the rows above its story, and what stands in a rail beside them. */
export function headOf(style: HeadStyle, job: VariedJob): { rail?: string; rows: Row[] } {
  const title =
    (style.isTitleUpper ? job.title.toUpperCase() : job.title) +
    (style.contract === "afterTitle" ? ` (${job.contract})` : "");
  const company = placed(
    style,
    job,
    (style.hasDepartments ? `${job.department}, ` : "") +
      (style.isCompanyUpper ? job.company.toUpperCase() : job.company) +
      (style.contract === "afterCompany" ? ` · ${job.contract}` : ""),
  );
  if (style.isSentence) return { rows: [row(`${title}. ${company}. ${job.dates}.`)] };
  const isWithin = style.dates === "brackets";
  const dates = style.duration
    ? `${job.dates}${isWithin ? `, ${job.duration}` : ` (${job.duration})`}`
    : job.dates;
  const rows = namesOf(style, title, company);
  if (style.place === "edge") rows[style.first === "company" ? 0 : 1]?.cells.push({ text: job.place });
  if (style.place === "line") rows.push(row(job.place));
  if (style.team === "line") rows.push(row(italic(job.team)));
  return withDates(style, rows, dates, job.place);
}

function placed({ place }: HeadStyle, job: VariedJob, company: string): string {
  if (place === "comma") return `${company}, ${job.place}`;
  if (place === "brackets") return `${company} (${job.place})`;
  if (place === "dash") return `${company} – ${job.place}`;
  if (place === "bar") return `${company} | ${job.place}`;
  if (place === "dot") return `${company} · ${job.place}`;
  return company;
}

function namesOf({ first, join, marks, at }: HeadStyle, title: string, company: string): Row[] {
  const cellOf = (text: string, isMarked: boolean): Cell => (isMarked ? bold(text) : { text });
  const titleCell = cellOf(title, marks === "boldTitle" || marks === "boldLine");
  const companyCell = cellOf(company, marks === "boldCompany" || marks === "boldLine");
  const cells = first === "title" ? [titleCell, companyCell] : [companyCell, titleCell];
  if (join === "line") return cells.map((cell) => row(cell));
  if (join === "edge") return [row(...cells)];
  const text =
    join === "brackets"
      ? `${title} (${company})`
      : cells.map((cell) => cell.text).join(join === "at" ? ` ${at} ` : join);
  return [row(cellOf(text, marks !== "none"))];
}

function withDates(style: HeadStyle, rows: Row[], dates: string, place: string) {
  const [first, second] = rows;
  const cell = first?.cells[0];
  switch (style.dates) {
    case "leftRail":
    case "rightRail":
      return { rail: dates, rows };
    case "above":
      return { rows: [row(bold(dates)), ...rows] };
    case "below":
      return { rows: [...rows, row(italic(dates))] };
    case "belowWithPlace":
      return { rows: [...rows, row(`${dates} | ${place}`)] };
    case "edgeOfSecond":
      second?.cells.push({ text: dates });
      return { rows };
    case "edge":
      first?.cells.push({ text: dates });
      return { rows };
    default: {
      if (cell)
        cell.text =
          {
            brackets: `${cell.text} (${dates})`,
            prefix: `${dates}  ${cell.text}`,
            prefixColon: `${dates}: ${cell.text}`,
            afterComma: `${cell.text}, ${dates}`,
            afterBar: `${cell.text} | ${dates}`,
          }[style.dates] ?? cell.text;
      return { rows };
    }
  }
}
