import { fnv1a } from "../../../server/src/text/hash.ts";
import type { Grades } from "../grades.ts";
import type { RankingSet, SetCv, SetJob } from "../readSet.ts";

/**
 * A set with grades by construction. `source`: the data it was made of; sets of one source are tuned together. `measure`:
 * the reported measure. A job of grade -1 is left out for that CV.
 */
export type EvaluationSet = {
  name: string;
  source: string;
  measure: "ndcg@10" | "ndcg@5" | "pairs";
  set: RankingSet;
  grades: Grades;
};

export const setOf = (cvs: SetCv[], jobs: SetJob[]): RankingSet => ({ cvs, jobs, by: "cv", problems: [] });

export const gradesOf = (rows: Iterable<[cvId: string, jobId: string, grade: number]>): Grades => {
  const of: Grades["of"] = new Map();
  for (const [cvId, jobId, grade] of rows) of.getOrInsertComputed(cvId, () => new Map()).set(jobId, grade);
  return { of, unjudged: new Set() };
};

/** Splits CVs by id into the working half and the reported half. */
export const isForWork = (id: string): boolean => ((fnv1a(id) >>> 7) & 1) === 0;

/** A title without seniority and punctuation, to match the title at two employers. */
export const plainTitle = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L} ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?;:])\s+|\n+/)
    .map((one) => one.trim())
    .filter((one) => one.length > 2);

export const onlyCvs = (one: EvaluationSet, isWanted: (id: string) => boolean): EvaluationSet => ({
  ...one,
  set: { ...one.set, cvs: one.set.cvs.filter(({ id }) => isWanted(id)) },
});
