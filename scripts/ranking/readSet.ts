import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Grades } from "./measures.ts";

export type SetCv = { id: string; text: string; category: string };
export type SetJob = {
  id: string;
  title: string;
  descriptionText: string | null;
  descriptionHtml: string | null;
  postedAt: Date | null;
};
export type RankingSet = { cvs: SetCv[]; jobs: SetJob[]; by: "cv" | "job" };

type Row = Record<string, unknown>;
const textOf = (row: Row, name: string) => (typeof row[name] === "string" ? row[name] : "");

function rows(path: string): Row[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Row);
}

const dateOf = (text: string) => {
  const date = new Date(text);
  return text && !Number.isNaN(date.getTime()) ? date : null;
};

export function readSet(folder: string): RankingSet {
  const meta = join(folder, "meta.json");
  const settings = existsSync(meta) ? (JSON.parse(readFileSync(meta, "utf8")) as Row) : {};
  return {
    by: settings.by === "job" ? "job" : "cv",
    cvs: rows(join(folder, "cvs.jsonl")).map((row) => ({
      id: String(row.id),
      text: textOf(row, "text"),
      category: textOf(row, "category"),
    })),
    jobs: rows(join(folder, "jobs.jsonl")).map((row) => ({
      id: String(row.id),
      title: textOf(row, "title"),
      descriptionText: textOf(row, "description_text") || textOf(row, "description") || null,
      descriptionHtml: textOf(row, "description_html") || null,
      postedAt: dateOf(textOf(row, "posted_at")),
    })),
  };
}

/** qrels.tsv (cv, job, grade); where it stands there, unjudged.txt names jobs to leave out. */
export function readGrades(folder: string): Grades {
  const unjudgedFile = join(folder, "unjudged.txt");
  const unjudged = new Set(
    existsSync(unjudgedFile) ? readFileSync(unjudgedFile, "utf8").split(/\s+/).filter(Boolean) : [],
  );
  const of: Grades["of"] = new Map();
  for (const line of readFileSync(join(folder, "qrels.tsv"), "utf8").split(/\r?\n/)) {
    const [cvId, jobId, grade] = line.split("\t");
    if (!cvId || !jobId || cvId === "cv_id" || unjudged.has(jobId)) continue;
    const grades = of.get(cvId) ?? new Map<string, number>();
    grades.set(jobId, Number(grade));
    of.set(cvId, grades);
  }
  return { of, unjudged };
}
