import { type Block, bullet, type Row } from "./document.ts";
import type { Job } from "./person.ts";
import { rowsOf } from "./templates.ts";

/** `dates`: as they are written. */
export type DatedJob = Omit<Job, "from" | "to"> & { dates: string };

/**
 * The rows of one job, as in templates.ts; its deeds follow. Before the rows: [bare] without deeds; [rail] with the dates
 * in a rail; [list] all jobs in one block; [table] one table for all jobs, whose last row is repeated; [grid] a table for each job.
 */
const templates = {
  titleDatesThenCompany: "*title* >> dates // _company, place_",
  companyPlaceThenTitleDates: "*company* >> place // _title_ >> dates",
  datesTitleCompany: "dates // *title* // company",
  titleCompanyDates: "*title* // company // _dates_",
  dotted: "*title · company · team Team* // dates",
  titleCommaCompany: "*title, company* >> dates",
  oneLineAt: "title at company (dates)",
  dashThenDatesPlace: "*company — title* // dates | place",
  datesCompanyTitle: "dates   company, title",
  labels: "Position: title // Employer: company // Period: dates",
  stackedPlaceLast: "*company* // title // dates // place",
  pipes: "*title | company | place | dates*",
  fourLines: "title // company // place // dates",
  companyPlaceDatesTitle: "*company* // place // dates // _title_",
  brackets: "*title (company)* // dates",
  companyPlaceOneLine: "*title* // company place   dates",
  companyPlaceTitleLine: "*company, place — title* >> dates",
  sentence: "dates title with company, place",
  titleThenCompanyDates: "*title* // company, dates",
  departmentLine: "*title* >> dates // company, team Department",
  teamFirst: "*title* >> dates // team Team, company",
  companyDatesThenTitle: "*company* >> dates // title",
  titlePlaceThenCompanyDates: "*title* >> place // company >> dates",
  titlePlaceThenDatesCompany: "*title — place* // company >> dates",
  stackedCompanyFirst: "*company* // title // _dates, place_",
  companyBarPlace: "*company | place* // _title | dates_",
  datesCompanyTitleLines: "*dates* // company, place // _title_",
  titleDashCompany: "*title – company* >> dates",
  companyBracketTitle: "company (place): title, dates",
  titleInCompany: "*title* >> dates // team // company, place",
  datesDashTitle: "dates - title // _company_",
  companyColonTitle: "*company: title* >> dates",
  titleCommaCompanyPlace: "title, company, place // _dates_",
  datesBarCompany: "dates | company // *title*",
  titleThenCompanyBarDates: "*title* // company | dates | place",
  placeAboveRole: "_place_ >> dates // *company* // title",
  titlePlaceCompanyDates: "*title* // place // company // dates",
  departmentOf: "*title* >> dates // Department of team, company",
  dashedLine: "*company - place - title - dates*",
  datesBarTitleCompany: "*dates | title | company*",
  titleThenDatesCompany: "*TITLE* // dates, company",
  datesTitleThenCompanyPlace: "dates >> place // *title* // company",
  companyDatesPlaceThenTitle: "*COMPANY* // place >> dates // _title_",
  datesThenBulletRole: "[bare] *dates* // - title, company",
  companyDatesThenBulletRole: "[bare] *company, place* >> dates // - title",
  companyThenBulletRoleDates: "[bare] *company (place)* // - title, dates",
  datesColon: "[bare] dates: title, company, place",
  railTitleComma: "[rail] *title* >> // company, place",
  railCompanyTitle: "[rail] *company* // _title_",
  railRightStack: "[rail] *title* // company · place",
  titleUnderRail: "[rail] *title / company*",
  bullets: "[list] - title, company, dates",
  table: "[table] Period >> Employer >> Position // dates >> company >> title",
  bareTable: "[table] title >> company >> dates",
  tableDatesTitle: "[table] dates >> title >> company",
  tableCompanyFirst: "[table] company >> title >> dates",
  labelGrid: "[grid] Role >> title // Company >> company // Location >> place // Period >> dates",
  labelTable:
    "[grid] Dates >> dates // Occupation or position held >> title // Name of employer >> company, place // Main activities >> deeds",
};
/** The two newest jobs under one employer: the rows of the employer, of each of the two, and of a job by itself. */
const groups = {
  rolesUnderCompany: ["*company* >> place", "_title_ >> dates", "*company* >> place // _title_ >> dates"],
  groupWithSpan: ["*company* // 5 yrs 2 mos", "title // dates", "*company* // title // dates"],
};
export type JobStyle = keyof typeof templates | keyof typeof groups;

const cellTexts = (rows: Row[]) => rows.map(({ cells }) => cells.map((cell) => cell.text));

function rowsOfJob(template: string, { title, company, place, team, dates, deeds }: DatedJob): Row[] {
  const upper = { TITLE: title.toUpperCase(), COMPANY: company.toUpperCase() };
  return rowsOf(template, { title, company, place, team, dates, deeds: deeds.join(" "), ...upper });
}

const withDeeds = (template: string, job: DatedJob) => [
  ...rowsOfJob(template, job),
  ...job.deeds.map(bullet),
];

export function blocksOf(format: string, jobs: DatedJob[]): Block[] {
  const [, kind, template = ""] = /^(?:\[(\w+)\] )?(.*)$/.exec(format) ?? [];
  const all = jobs.map((job) => rowsOfJob(template, job));
  switch (kind) {
    case "bare":
      return all.map((rows) => ({ rows }));
    case "rail":
      return jobs.map((job) => ({ rail: job.dates, rows: withDeeds(template, job) }));
    case "list":
      return [{ rows: all.flat() }];
    case "grid":
      return all.map((rows) => ({ rows: [], table: cellTexts(rows) }));
    case "table":
      return [{ rows: [], table: all.flatMap((rows, index) => cellTexts(index ? rows.slice(-1) : rows)) }];
    default:
      return jobs.map((job) => ({ rows: withDeeds(template, job) }));
  }
}

/** All jobs of a section, newest first. */
export function jobBlocks(style: JobStyle, jobs: DatedJob[]): Block[] {
  if (!(style in groups)) return blocksOf(templates[style as keyof typeof templates], jobs);
  const [head = "", each = "", alone = ""] = groups[style as keyof typeof groups];
  const [first, ...others] = jobs;
  if (!first) return [];
  const pair = [first, ...others.slice(0, 1)].flatMap((job) => withDeeds(each, job));
  return [{ rows: [...rowsOfJob(head, first), ...pair] }, ...blocksOf(alone, others.slice(1))];
}
