import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { htmlOfAnything, textOfHtml } from "../../server/src/job/description.ts";
import { postedAtOf } from "../../server/src/job/reading/posted.ts";
import type { JobText } from "../../server/src/matching/jobs/readJobFeatures.ts";
import { titleOfAd } from "../../server/src/matching/jobs/titleOfAd.ts";
import { levelOf } from "../../server/src/text/levelWords.ts";
import type { Grades } from "./grades.ts";

export type SetCv = { id: string; text: string; category: string };
export type SetJob = { id: string } & JobText;
export type RankingSet = {
  cvs: SetCv[];
  jobs: SetJob[];
  by: "cv" | "job";
  /** Unusable lines with file, number and reason. */
  problems: string[];
};

type Row = Record<string, unknown>;
type IdentifiedRow = Row & { id: string };

/** Accepts text, numbers and lists of lines. */
function textOf(row: Row, ...names: string[]): string {
  for (const name of names) {
    const value = row[name];
    const text = Array.isArray(value) ? value.join("\n") : value;
    if (typeof text === "number" || (typeof text === "string" && text.trim())) return String(text);
  }
  return "";
}

function parsed(line: string): { row: IdentifiedRow } | { reason: string } {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch {
    return { reason: "it is not JSON" };
  }
  if (typeof row !== "object" || row === null || Array.isArray(row)) return { reason: "it is not an object" };
  const id = textOf(row as Row, "id");
  if (!id) return { reason: "it has no id" };
  if (/[\t\r\n]/.test(id)) return { reason: "its id holds a tab or a line break" };
  return { row: { ...row, id } };
}

function rows(folder: string, name: string, problems: string[]): IdentifiedRow[] {
  const path = join(folder, name);
  if (!existsSync(path)) throw new Error(`${path} is missing.`);
  const found = new Map<string, IdentifiedRow>();
  const lines = readFileSync(path, "utf8")
    .replace(/^\ufeff/, "")
    .split("\n");
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const one = parsed(line);
    const reason = "reason" in one ? one.reason : found.has(one.row.id) ? "its id stands further up" : "";
    if (reason) problems.push(`${name} line ${index + 1}: ${reason}`);
    else if ("row" in one) found.set(one.row.id, one.row);
  }
  return [...found.values()];
}

/** Parses a description like the importer. */
function jobOf(row: IdentifiedRow, now: Date): SetJob {
  const description = textOf(row, "description_text", "description", "description_html", "text");
  const descriptionText = textOfHtml(htmlOfAnything(description));
  const title = textOf(row, "title", "job_title") || titleOfAd(descriptionText);
  return {
    id: row.id,
    title,
    descriptionText,
    level: levelOf(title, descriptionText)?.value ?? null,
    postedAt: postedAtOf(row.posted_at, now),
  };
}

export function readSet(folder: string, now = new Date()): RankingSet {
  const problems: string[] = [];
  const meta = join(folder, "meta.json");
  const settings = existsSync(meta) ? (JSON.parse(readFileSync(meta, "utf8")) as Row) : {};
  return {
    by: settings.by === "job" ? "job" : "cv",
    cvs: rows(folder, "cvs.jsonl", problems).map((row) => ({
      id: row.id,
      text: textOf(row, "text", "cv_text", "resume_text"),
      category: textOf(row, "category"),
    })),
    jobs: rows(folder, "jobs.jsonl", problems).map((row) => jobOf(row, now)),
    problems,
  };
}

/** qrels.tsv (cv, job, grade); the optional unjudged.txt lists jobs to leave out. */
export function readGrades(folder: string): Grades {
  const unjudgedFile = join(folder, "unjudged.txt");
  const unjudged = new Set(
    existsSync(unjudgedFile) ? readFileSync(unjudgedFile, "utf8").split(/\s+/).filter(Boolean) : [],
  );
  const of: Grades["of"] = new Map();
  for (const line of readFileSync(join(folder, "qrels.tsv"), "utf8").split(/\r?\n/)) {
    const [cvId, jobId, grade] = line.split("\t");
    if (!cvId || !jobId || cvId === "cv_id" || unjudged.has(jobId)) continue;
    of.getOrInsertComputed(cvId, () => new Map()).set(jobId, Number(grade));
  }
  return { of, unjudged };
}
