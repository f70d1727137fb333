import {
  type DatedWeights,
  featuresOf,
  sum,
  type Weights,
} from "../../server/src/cv/reading/dated/choose.ts";
import { type Candidate, similarityFeatures } from "../../server/src/cv/reading/dated/features.ts";
import {
  type DatedSection,
  datedSection,
  sectionFeatures,
} from "../../server/src/cv/reading/dated/sectionFeatures.ts";
import { labelledLines } from "../../server/src/cv/reading/experience.ts";
import { headedSections } from "../../server/src/cv/reading/parseCv.ts";
import type { ReadLine } from "../../server/src/cv/reading/sections.ts";
import { countsOf } from "../../server/src/text/counts.ts";
import { withinLength } from "../../server/src/text/fileText.ts";
import { wordsKey } from "../../server/src/text/tokens.ts";
import { haveSameDates, type Job } from "./similarity.ts";
import type { Sample } from "./trainWeights.ts";

/** Whether a line with dates belongs to a job; undefined if the truth does not say. */
type Example = {
  candidates: Candidate[];
  features: string[][];
  isJob: (boolean | undefined)[];
  weight: number;
};

/** The dated lines of the sections of CVs whose jobs are known: those of experience, and others that have jobs. */
export function datedExamplesOf({ file, truth, weight }: Sample): Example[] {
  const examples = headedSections(withinLength(file.lines).lines).flatMap((section) => {
    const lines = labelledLines(section.lines);
    const { candidates, features } = featuresOf(lines);
    const isJob = judged(candidates, lines, truth.experience);
    const isUsed = candidates.length > 0 && (section.kinds.includes("experience") || isJob.includes(true));
    return isUsed ? [{ candidates, features, isJob, weight }] : [];
  });
  const lines = examples.reduce((count, one) => count + one.candidates.length, 0);
  return examples.map((one) => ({ ...one, weight: (weight * shareOfCv) / lines }));
}
/** Of each CV, however many lines with dates it has. */
const shareOfCv = 4;

const has = (text: string, name: string) =>
  name !== "" && ` ${wordsKey(text)} `.includes(` ${wordsKey(name)} `);
const nearest = 3;
const isOf = ({ span }: Candidate, job: Job) => haveSameDates(span, job);

/** Pairs each job with the line of the same dates that is nearest to its title and employer. */
function judged(candidates: Candidate[], lines: ReadLine[], jobs: Job[]): (boolean | undefined)[] {
  const nearness = ({ index }: Candidate, { title, company }: Job) => {
    let sum = 0;
    for (let step = -nearest; step <= nearest; step++)
      for (const name of [title, company])
        if (has(lines[index + step]?.plain ?? "", name)) sum += 1 / (1 + Math.abs(step));
    return sum;
  };
  const pairs = jobs
    .flatMap((job) =>
      candidates
        .filter((one) => isOf(one, job))
        .map((candidate) => ({ job, candidate, near: nearness(candidate, job) })),
    )
    .toSorted((a, b) => b.near - a.near);
  const done = new Set<Job | Candidate>();
  for (const { job, candidate } of pairs)
    if (!done.has(job) && !done.has(candidate)) done.add(job).add(candidate);
  // The dates of an employer with several positions, or of a position that is listed twice.
  const isUnclear = (one: Candidate) =>
    pairs.some(({ candidate }) => candidate === one) ||
    jobs.some(
      ({ title, company }) =>
        has(one.line.plain, company) || (/\s/.test(title) && has(one.line.plain, title)),
    );
  return candidates.map((one) => done.has(one) || (isUnclear(one) ? undefined : false));
}

/** A training example: its features, and whether it is of the class that the weights find. */
export type Row = { features: string[]; isPositive: boolean; weight: number };

export function trainDated(examples: Example[]): Pick<DatedWeights, "seen" | "alike"> {
  const rowsOf = ({ features, isJob, weight }: Omit<Example, "candidates">): Row[] =>
    features.flatMap((some, at) => {
      const truth = isJob[at];
      return truth === undefined ? [] : [{ features: some, isPositive: truth, weight }];
    });
  const counts = countsOf(examples.flatMap(({ features }) => [...new Set(features.flat())]));
  const isUsual = (name: string) => (counts.get(name) ?? 0) >= leastExamples;
  const seen = logistic(
    examples.flatMap(rowsOf).map((row) => ({ ...row, features: row.features.filter(isUsual) })),
  );
  const second = examples.map((example) => ({
    ...example,
    features: similarityFeatures(
      example.candidates,
      example.features.map((some) => sum(some, seen)),
    ),
  }));
  return { seen, alike: logistic(second.flatMap(rowsOf)) };
}

const [epochs, decay, rate, leastWeight] = [30, 0.02, 0.2, 0.05];
const leastExamples = 8;

/** Logistic regression by AdaGrad; the weights are the mean of the second half of the epochs. */
export function logistic(rows: Row[]): Weights {
  const weights: Weights = {};
  const squaredGradients: Weights = {};
  const means: Weights = {};
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const { features, isPositive, weight } of rows) {
      const error = (Number(isPositive) - 1 / (1 + Math.exp(-sum(features, weights)))) * weight;
      for (const name of features) {
        const step = error - decay * weight * (weights[name] ?? 0);
        squaredGradients[name] = (squaredGradients[name] ?? 0.5) + step * step;
        weights[name] = (weights[name] ?? 0) + (rate * step) / Math.sqrt(squaredGradients[name]);
      }
    }
    if (epoch >= epochs / 2)
      for (const [name, value] of Object.entries(weights))
        means[name] = (means[name] ?? 0) + value / (epochs / 2);
  }
  return Object.fromEntries(
    Object.entries(means)
      .filter(([, value]) => Math.abs(value) > leastWeight)
      .map(([name, value]) => [name, Number(value.toFixed(2))] as const)
      .sort(),
  );
}

type Truth = { experience: Job[]; schools?: string[] };

/** Whether the dated sections of CVs contain mostly jobs; no row if the truth does not say. */
function sectionRows({ file, truth, weight }: Sample): Row[] {
  const sections = headedSections(withinLength(file.lines).lines).map(datedSection);
  const features = sectionFeatures(sections);
  const { experience, schools } = truth as Truth;
  const left = new Set(experience);
  const jobsOf = ({ section: { lines }, candidates }: DatedSection) =>
    candidates.filter((one) => {
      const texts = lines.slice(Math.max(0, one.index - nearest), one.index + nearest + 1);
      const job = [...left].find(
        (job) =>
          isOf(one, job) &&
          [job.title, job.company].some((name) => texts.some(({ plain }) => has(plain, name))),
      );
      return job && left.delete(job);
    }).length;
  const schoolsOf = ({ section: { lines } }: DatedSection) =>
    (schools ?? []).filter((school) => lines.some(({ plain }) => has(plain, school))).length;
  return sections.flatMap((one, at) => {
    if (one.candidates.length === 0) return [];
    const [jobCount, schoolCount] = [jobsOf(one), schoolsOf(one)];
    // CVs read by hand have no schools.
    if (jobCount === 0 && !schools && one.section.kinds.includes("education")) return [];
    return [{ features: features[at] ?? [], isPositive: jobCount > 0 && jobCount >= schoolCount, weight }];
  });
}

/** Needs the weights of dated lines. */
export const trainSections = (samples: Sample[]): { experience: Weights } => ({
  experience: logistic(samples.flatMap(sectionRows)),
});
