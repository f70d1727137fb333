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

const columns: [name: string, value: (one: Application) => string | number | null][] = [
  ["Title", (one) => one.job_title],
  ["Company", (one) => one.company_name],
  ["Place", (one) => one.location],
  ["Pay", (one) => one.salary],
  ["Yearly pay from", (one) => one.salary_yearly_min],
  ["Yearly pay to", (one) => one.salary_yearly_max],
  ["Currency", (one) => one.salary_currency],
  ["Stage", (one) => one.stage],
  ["Saved on", (one) => day(one.saved_at)],
  ["In this stage since", (one) => day(one.moves.at(-1)?.at ?? one.saved_at)],
  ["History", (one) => one.moves.map(({ stage, at }) => `${day(at)} ${stage}`).join("; ")],
  ["Next date", (one) => one.next_at?.replace("T", " ") ?? ""],
  ["Next step", (one) => one.next_step],
  ["Notes", (one) => one.note],
  ["Ad closed on", (one) => day(one.closed_at)],
  ["Address", (one) => one.job_url],
];

/** CSV in UTF-8 with a byte order mark, by which Excel detects the encoding. */
export const csvOf = (applications: Application[]): string =>
  `\ufeff${[
    columns.map(([name]) => name),
    ...applications.map((one) => columns.map(([, value]) => value(one))),
  ]
    .map((row) => row.map(cell).join(","))
    .join("\r\n")}\r\n`;
