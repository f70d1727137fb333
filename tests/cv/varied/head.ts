import { type Block, bold, bullet, type Cell, italic, type Row, row } from "../generated/document.ts";
import type { Random } from "../generated/random.ts";

export type VariedJob = {
  title: string;
  company: string;
  place: string;
  team: string;
  contract: string;
  trade: string;
  dates: string;
  duration: string;
  deeds: string[];
};

/** How the head of every job of one CV is laid out. Each field is drawn by itself, so that there are thousands. */
export type HeadStyle = {
  /** Where it is not the rows of `first`, `join` and so on: a table, labels, or roles as bullets. */
  form:
    | "rows"
    | "table"
    | "tableWithHead"
    | "labels"
    | "labelGrid"
    | "bulletUnderDates"
    | "bulletUnderCompany"
    | "dotted";
  first: "title" | "company";
  /** What parts title and employer: a new line, the other edge of the line, or a sign. */
  join: "line" | "edge" | ", " | " | " | " – " | " - " | " · " | "at" | ": " | " / " | "brackets";
  place:
    | "none"
    | "comma"
    | "brackets"
    | "dash"
    | "bar"
    | "dot"
    | "edge"
    | "line"
    | "withDates"
    | "beforeCompany";
  dates:
    | "edge"
    | "edgeOfSecond"
    | "above"
    | "below"
    | "leftRail"
    | "rightRail"
    | "brackets"
    | "prefix"
    | "prefixColon"
    | "afterComma"
    | "afterBar"
    | "belowWithPlace";
  contract: "none" | "afterTitle" | "afterCompany";
  duration: boolean;
  team: "none" | "line" | "afterTitle";
  isTitleUpper: boolean;
  isCompanyUpper: boolean;
  /** The word for "at". */
  at: string;
  marks: "boldTitle" | "boldCompany" | "none" | "boldLine";
};

export function headStyleOf(random: Random, at: string): HeadStyle {
  const first = random.next() < 0.55 ? "title" : "company";
  const joins: HeadStyle["join"][] = [
    ...Array.from({ length: 9 }, () => "line" as const),
    "edge",
    ", ",
    ", ",
    " | ",
    " | ",
    " – ",
    " – ",
    " - ",
    " · ",
    ...(first === "title" ? (["at", "brackets", " / "] as const) : ([": "] as const)),
  ];
  const join = random.pick(joins);
  const dates = random.pick<HeadStyle["dates"]>(
    [
      "edge",
      "edge",
      "edge",
      "edgeOfSecond",
      "above",
      "below",
      "below",
      "leftRail",
      "leftRail",
      "rightRail",
      "brackets",
      "prefix",
      "prefixColon",
      "afterComma",
      "afterBar",
      "belowWithPlace",
    ].filter(
      (one) =>
        (join === "line" || one !== "edgeOfSecond") && (join !== "edge" || !/edge|bar|comma/i.test(one)),
    ) as HeadStyle["dates"][],
  );
  const place = random.pick<HeadStyle["place"]>(
    dates === "belowWithPlace"
      ? ["withDates"]
      : (["none", "none", "comma", "comma", "comma", "brackets", "dash", "bar", "dot", "line", "edge"].filter(
          (one) =>
            (one !== "edge" || (join === "line" && dates !== "edge" && dates !== "edgeOfSecond")) &&
            (one !== "dash" || join !== " – "),
        ) as HeadStyle["place"][]),
  );
  const form = random.pick<HeadStyle["form"]>([
    ...Array.from({ length: 18 }, () => "rows" as const),
    "table",
    "tableWithHead",
    "labels",
    "labelGrid",
    "bulletUnderDates",
    "bulletUnderCompany",
    "dotted",
  ]);
  const rare = (share: number) => random.next() < share;
  return {
    form,
    first,
    join,
    dates,
    place,
    contract: rare(0.1) ? "afterTitle" : rare(0.1) ? "afterCompany" : "none",
    at,
    duration: rare(0.12),
    team: rare(0.06) ? "line" : "none",
    isTitleUpper: rare(0.08),
    isCompanyUpper: rare(0.08),
    marks: random.pick(["boldTitle", "boldCompany", "none", "boldLine"]),
  };
}

type Labels = { title: string; company: string; dates: string };

/** All jobs of a section in a form that is not rows; nothing where it is. */
export function inForm({ form, first }: HeadStyle, jobs: VariedJob[], labels: Labels): Block[] | null {
  const cellsOf = (job: VariedJob) =>
    first === "title" ? [job.dates, job.title, job.company] : [job.company, job.title, job.dates];
  const names =
    first === "title"
      ? [labels.dates, labels.title, labels.company]
      : [labels.company, labels.title, labels.dates];
  const deeds = (job: VariedJob) => job.deeds.map(bullet);
  switch (form) {
    case "rows":
      return null;
    case "table":
      return [{ rows: [], table: jobs.map(cellsOf) }];
    case "tableWithHead":
      return [{ rows: [], table: [names, ...jobs.map(cellsOf)] }];
    case "labels":
      return jobs.map((job) => ({
        rows: [
          row(`${labels.dates}: ${job.dates}`),
          row(`${labels.company}: ${job.company}`),
          row(`${labels.title}: ${job.title}`),
          ...deeds(job),
        ],
      }));
    case "labelGrid":
      return jobs.map((job) => ({
        rows: [],
        table: [
          [labels.title, job.title],
          [labels.company, job.company],
          [labels.dates, job.dates],
        ],
      }));
    case "bulletUnderDates":
      return jobs.map((job) => ({ rows: [row(bold(job.dates)), bullet(`${job.title}, ${job.company}`)] }));
    case "bulletUnderCompany":
      return jobs.map((job) => ({ rows: [row(bold(job.company), job.dates), bullet(job.title)] }));
    default:
      return jobs.map((job) => ({
        rows: [row(bold(`${job.title} · ${job.company} · ${job.team}`)), row(job.dates), ...deeds(job)],
      }));
  }
}

/** The head of one job: the rows above its story, and what stands in a rail beside them. */
export function headOf(
  style: HeadStyle,
  job: VariedJob,
): { rail?: string; railRight?: boolean; rows: Row[] } {
  const title =
    (style.isTitleUpper ? job.title.toUpperCase() : job.title) +
    (style.contract === "afterTitle" ? ` (${job.contract})` : "");
  const company = placed(
    style,
    job,
    (style.isCompanyUpper ? job.company.toUpperCase() : job.company) +
      (style.contract === "afterCompany" ? ` · ${job.contract}` : ""),
  );
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
      return { rail: dates, rows };
    case "rightRail":
      return { rail: dates, railRight: true, rows };
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
