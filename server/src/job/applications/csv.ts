import type { listApplications } from "./queries.ts";

type Application = Awaited<ReturnType<typeof listApplications>>[number];

/**
 * One cell (RFC 4180). Text that a spreadsheet would evaluate as a formula is prefixed with an apostrophe, as OWASP
 * recommends against CSV injection.
 */
const cell = (value: string | number | null): string => {
  if (typeof value === "number") return String(value);
  const text = value ?? "";
  const safe = /^[\s]*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const day = (at: Date | null | undefined): string => at?.toISOString().slice(0, 10) ?? "";

const columns: [name: string, value: (job: Application) => string | number | null][] = [
  ["Title", (job) => job.job_title],
  ["Company", (job) => job.company_name],
  ["Place", (job) => job.location],
  ["Pay", (job) => job.salary],
  ["Yearly pay from", (job) => job.salary_yearly_min],
  ["Yearly pay to", (job) => job.salary_yearly_max],
  ["Currency", (job) => job.salary_currency],
  ["Stage", (job) => job.stage],
  ["Saved on", (job) => day(job.saved_at)],
  ["In this stage since", (job) => day(job.moves.at(-1)?.at ?? job.saved_at)],
  ["History", (job) => job.moves.map(({ stage, at }) => `${day(at)} ${stage}`).join("; ")],
  ["Next date", (job) => job.next_at?.replace("T", " ") ?? ""],
  ["Next step", (job) => job.next_step],
  ["Notes", (job) => job.note],
  ["Ad closed on", (job) => day(job.closed_at)],
  ["Address", (job) => job.job_url],
];

/** CSV in UTF-8 with a byte order mark, by which Excel detects the encoding. */
export const csvOf = (applications: Application[]): string =>
  `\ufeff${[
    columns.map(([name]) => name),
    ...applications.map((application) => columns.map(([, value]) => value(application))),
  ]
    .map((row) => row.map(cell).join(","))
    .join("\r\n")}\r\n`;
