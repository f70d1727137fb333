import { readCvFeatures } from "../../server/src/matching/jobs/readCvFeatures.ts";
import { readJobFeatures } from "../../server/src/matching/jobs/readJobFeatures.ts";
import { type Part, valuesOf, weightsOf } from "../../server/src/matching/jobs/scoreJob.ts";
import { partWeights, wordWeights } from "../../server/src/matching/jobs/weights.ts";
import { boardOf, sampleFor } from "./board.ts";
import { evaluated, mean } from "./measures.ts";
import { ranked } from "./rankSet.ts";
import { type EvaluationSet, isForWork, onlyCvs } from "./sets/evaluationSet.ts";

export type Choice = { words: number; skills: number; work: number; title: number };
type Scored = {
  cvId: string;
  jobId: string;
  /** Values by weight of the title among the words. */
  values: Map<number, Record<Part, number>>;
  weights: Record<Part, number>[];
};

const titleChoices = [0, 0.03, 0.05];
/**
 * Grid of choices: weight of words where all is recognised, weights of skills and work beside the profession's 0.40, and
 * bonus of a title in the CV.
 */
const choices: Choice[] = [0.1, 0.2].flatMap((words) =>
  [0.15, 0.25, 0.35].flatMap((skills) =>
    [0, 0.5].flatMap((work) => titleChoices.map((title) => ({ words, skills, work, title }))),
  ),
);

/** The measure of a set's working half for each choice. */
function measuredUnderAll(whole: EvaluationSet, now: Date): number[] {
  const set = onlyCvs(whole, isForWork);
  const jobs = set.set.jobs.map(({ id, ...job }) => ({ id, features: readJobFeatures(job) }));
  const board = boardOf(jobs);
  const lists = set.set.cvs.map((one): Scored[] => {
    const cv = readCvFeatures(one.text, { now });
    board.sample = sampleFor(one.id, jobs, set.grades);
    return jobs.map(({ id, features }) => ({
      cvId: one.id,
      jobId: id,
      values: new Map(
        titleChoices.map((titleInCv) => [titleInCv, valuesOf(cv, features, { now, board, titleInCv })]),
      ),
      weights: choices.map(({ words, skills, work }) =>
        weightsOf(cv, features, {
          wordWeights: { ...wordWeights, recognised: words },
          partWeights: { ...partWeights, skills, work },
        }),
      ),
    }));
  });
  return choices.map(({ title }, at) => {
    const scoreOf = ({ values, weights }: Scored) =>
      Object.entries(values.get(title) ?? {}).reduce(
        (sum, [part, value]) => sum + value * (weights[at]?.[part as Part] ?? 0),
        0,
      );
    const rankings = lists.map((list) =>
      ranked(list.map((one) => ({ cvId: one.cvId, jobId: one.jobId, score: scoreOf(one) }))),
    );
    return mean(evaluated(set, rankings).values());
  });
}

type Fold = { source: string; choice: Choice; value: number; best: number };

/**
 * Leave-one-source-out cross-validation: for each source the choice that is best on the working halves of all others (each
 * measure relative to its maximum), and its result on this source beside the source's own best.
 */
export function crossValidated(sets: EvaluationSet[], now: Date): { folds: Fold[]; all: Choice } {
  const measured = sets.map((set) => ({ source: set.source, values: measuredUnderAll(set, now) }));
  const shares = measured.map(({ source, values }) => ({
    source,
    values: values.map((value) => value / (Math.max(...values) || 1)),
  }));
  const bestOf = (isIn: (source: string) => boolean) => {
    const totals = choices.map((_, at) =>
      mean(
        [...new Set(shares.map(({ source }) => source).filter(isIn))].map((source) =>
          mean(shares.filter((one) => one.source === source).map(({ values }) => values[at] ?? 0)),
        ),
      ),
    );
    return totals.indexOf(Math.max(...totals));
  };
  const folds = [...new Set(measured.map(({ source }) => source))].map((source) => {
    const at = bestOf((other) => other !== source);
    const own = measured.filter((one) => one.source === source);
    return {
      source,
      choice: choices[at] as Choice,
      value: mean(own.map(({ values }) => values[at] ?? 0)),
      best: mean(own.map(({ values }) => Math.max(...values))),
    };
  });
  return { folds, all: choices[bestOf(() => true)] as Choice };
}
