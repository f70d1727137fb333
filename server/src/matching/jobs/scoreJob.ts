import { levelIndex } from "../../text/seniority.ts";
import { copiedShare } from "./copied.ts";
import { workSimilarity } from "./describedWork.ts";
import { likeliest, yearsAs } from "./heldJobs.ts";
import { coveredSkills } from "./implied.ts";
import { likeAds } from "./likeAds.ts";
import { professionPart, type SharedProfession, sharedProfession } from "./professionPart.ts";
import type { CvFeatures } from "./readCvFeatures.ts";
import type { JobFeatures } from "./readJobFeatures.ts";
import { reasonOf } from "./reason.ts";
import { type Necessity, nameOfRequirement, type Requirement } from "./requirements.ts";
import { languageShare, readableShare } from "./spokenLanguages.ts";
import { isNamedIn } from "./vocabulary.ts";
import * as weights from "./weights.ts";
import { type BoardWords, backgroundWords, shareOfTitle, wordSimilarity } from "./wordEvidence.ts";

export type Part = "profession" | "skills" | "work" | "text" | "level" | "freshness";
export type Judged = { name: string; necessity: Necessity; weight: number };
/**
 * `through`: the other skill that implies it or is interchangeable, where only that one is known. `has`: the known skills
 * of a choice. `isPart`: fewer of a choice than required.
 */
export type Met = Judged & {
  share: number;
  through: string | null;
  has: string | null;
  isPart: boolean;
  isSpoken: boolean;
};
export type JobScore = {
  /** 0 to 1: the sum over the parts of weight times value. */
  finalScore: number;
  /** 0 to 1: how much information ad and CV contain. Reported beside the score, never part of it. */
  confidence: number;
  parts: Record<Part, { value: number; weight: number }>;
  profession: SharedProfession | null;
  /** Years in the required profession, and in total. */
  years: { related: number; total: number };
  met: Met[];
  missing: Judged[];
  /** What a CV in its language could not have shown, because only English names of it are known. */
  notCompared: Judged[];
  reason: string;
};

const round = (value: number) => Math.round(value * 10_000) / 10_000;

/** `board`: term frequencies of the ad's board; without it those of all known occupations. */
type Settings = { now: Date; board?: BoardWords; titleInCv?: number };
type Values = Record<Part, number>;
const partNames: Part[] = ["profession", "skills", "work", "text", "level", "freshness"];

/** The value of each part, 0 to 1. */
export function valuesOf(cv: CvFeatures, job: JobFeatures, settings: Settings): Values {
  const { now, board = backgroundWords(), titleInCv = weights.titleInCv } = settings;
  const readable = 1 - weights.unreadableAdLoss * (1 - readableShare(cv, job));
  const original = readable * (1 - copiedShare(cv.runs, job.runs));
  return {
    profession: round(professionPart(cv, job) * readable),
    skills: round(skillsPart(cv, job) * original),
    work: round(workPart(cv, job) * original),
    text: round(textPart(cv, job, board, titleInCv) * original),
    level: round(levelPart(cv, job, now) * readable),
    freshness: round(freshnessPart(job, now)),
  };
}

type Weights = Pick<typeof weights, "partWeights" | "wordWeights">;

/**
 * The weight of each part, 1 in total. The less of the two texts is recognised, the higher the weight of plain words. The
 * freshness of an ad without a date has none, and the other parts share it in proportion.
 */
export function weightsOf(cv: CvFeatures, job: JobFeatures, { partWeights, wordWeights }: Weights = weights) {
  const { recognised, unknown, foreign } = wordWeights;
  const isForeign = cv.language !== null && job.language !== null && cv.language !== job.language;
  const ofBoth = cv.recognised * job.recognised;
  const text = isForeign ? foreign : round(unknown + (recognised - unknown) * ofBoth);
  const { profession, skills, level } = partWeights;
  const work = partWeights.work * (1 - ofBoth);
  const dated = job.postedAt ? 1 : 1 - partWeights.freshness;
  const scale = (1 - text - partWeights.freshness) / (profession + skills + work + level) / dated;
  return {
    profession: round(profession * scale),
    skills: round(skills * scale),
    work: round(work * scale),
    text: round(text / dated),
    level: round(level * scale),
    freshness: job.postedAt ? partWeights.freshness : 0,
  };
}

const summed = (values: Values, of: Record<Part, number>) =>
  round(partNames.reduce((sum, name) => sum + values[name] * of[name], 0));

/** The score without its explanation, for ranking many pairs. */
export const finalScoreOf = (cv: CvFeatures, job: JobFeatures, settings: Settings, values?: Values): number =>
  summed(values ?? valuesOf(cv, job, settings), weightsOf(cv, job));

/** Depends only on the CV, the ad, the board's term frequencies and the given time. `values`: those of `valuesOf`. */
export function scoreJob(
  cv: CvFeatures,
  job: JobFeatures,
  settings: Settings,
  values = valuesOf(cv, job, settings),
): JobScore {
  const of = weightsOf(cv, job);
  const score = {
    finalScore: summed(values, of),
    confidence: confidenceOf(cv, job),
    parts: Object.fromEntries(
      partNames.map((name) => [name, { value: values[name], weight: of[name] }]),
    ) as JobScore["parts"],
    profession: sharedProfession(cv, job),
    years: { related: yearsFor(cv, job, settings.now), total: cv.years },
    ...judgedSkills(cv, job),
  };
  return { ...score, reason: reasonOf(score, cv, job) };
}

const weightOf = ({ skill, necessity, isTitle }: Requirement) =>
  round(skill.weight * weights.necessityWeights[necessity] * (isTitle ? weights.inTitle : 1));

function skillsPart(cv: CvFeatures, job: JobFeatures): number {
  let total = weights.skillPrior;
  let reached = 0;
  for (const requirement of job.requirements) {
    const weight = weightOf(requirement);
    const { share } = requirementCoverage(cv, requirement);
    // A spoken language adds nothing when met and lowers the score when missing, because most ads require the same ones.
    if (requirement.level !== undefined) total += weights.missingLanguage * weight * (1 - share);
    else {
      total += weight;
      reached += weight * share;
    }
  }
  return (reached / total) * (job.length / (job.length + weights.thinWords));
}

function judgedSkills(cv: CvFeatures, job: JobFeatures): Pick<JobScore, "met" | "missing" | "notCompared"> {
  const met: Met[] = [];
  const missing: Judged[] = [];
  const notCompared: Judged[] = [];
  for (const requirement of job.requirements) {
    const { necessity, oneOf } = requirement;
    const judged = { name: nameOfRequirement(requirement), necessity, weight: weightOf(requirement) };
    const { share, had, isPart, through } = requirementCoverage(cv, requirement);
    const has = oneOf.length ? had.map(({ name }) => name).join(" and ") : null;
    const isSpoken = requirement.level !== undefined;
    if (share > 0)
      met.push({ ...judged, share: round(share), through: through?.name ?? null, has, isPart, isSpoken });
    else if (isComparable(cv, requirement)) missing.push(judged);
    else notCompared.push(judged);
  }
  return { met, missing, notCompared };
}

/** Whether a CV in its language could name the requirement, or one of its alternatives. */
export const isComparable = ({ language }: CvFeatures, { skill, oneOf }: Requirement): boolean =>
  [skill, ...oneOf].some((one) => isNamedIn(one, language));

/** For "Laravel or Symfony" the better known skill counts, for "two of …" the mean of the best two. `had`: those known; `isPart`: fewer than needed. */
export function requirementCoverage(cv: CvFeatures, { skill, oneOf, count = 1, level }: Requirement) {
  if (level !== undefined) {
    const shares = [skill, ...oneOf].map((one) => languageShare(cv.languages.get(one), level));
    const had = [skill, ...oneOf].filter((_, index) => (shares[index] ?? 0) > 0);
    return { share: Math.max(...shares), through: null, had, isPart: false };
  }
  const known = coveredSkills(cv.skills);
  if (!oneOf.length && count === 1) {
    const { share = 0, through = null } = known.get(skill) ?? {};
    return { share, through, had: share > 0 ? [skill] : [], isPart: share === 0 };
  }
  const best = [skill, ...oneOf]
    .map((one) => ({ ...(known.get(one) ?? { share: 0, through: null }), skill: one }))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, count);
  return {
    share: best.reduce((sum, { share }) => sum + share, 0) / count,
    through: best.find(({ through }) => through !== null)?.through ?? null,
    had: best.map((one) => one.skill),
    isPart: best.length < count,
  };
}

const workPart = (cv: CvFeatures, job: JobFeatures): number =>
  workSimilarity(cv.work, job.work) * Math.min(1, job.length / weights.thinDescription);

/** Saturates: texts of one trade share about a tenth of their words' weight, and further shared words add less. */
function textPart(cv: CvFeatures, job: JobFeatures, board: BoardWords, titleInCv: number): number {
  const liked = likeAds(cv, job, board);
  const sum =
    wordSimilarity(cv, job, board) +
    titleInCv * shareOfTitle(cv, job, board) +
    weights.likeAds.title * liked.title +
    weights.likeAds.words * liked.words;
  const similarity = Math.min(1, Math.max(0, sum));
  const trust = Math.min(1, job.terms.hashes.length / weights.thinTerms);
  const half = weights.halfValueSimilarity;
  return (trust * similarity * (1 + half)) / (similarity + half);
}

/** Per CV and the ids of the required professions. */
const relatedYears = new WeakMap<CvFeatures, Map<string, number>>();

/** Years in the required profession: of jobs in it or a close one, and what the person claims beyond dated jobs; all if neither is known. */
function yearsFor(cv: CvFeatures, job: JobFeatures, now: Date): number {
  const required = likeliest(job.professions);
  if (!required.length) return cv.years;
  const key = required.map(({ id }) => id).join(" ");
  return relatedYears
    .getOrInsertComputed(cv, () => new Map<string, number>())
    .getOrInsertComputed(key, () => {
      const related = yearsAs(required, cv.jobs, now);
      return related === null ? cv.years : Math.min(cv.years, related + cv.undatedYears);
    });
}

function levelPart(cv: CvFeatures, job: JobFeatures, now: Date): number {
  if (!job.level) return weights.levelUnstated;
  if (!cv.level) return weights.levelUnknown;
  const steps = levelIndex(cv.level) - levelIndex(job.level);
  const fit = (steps < 0 ? weights.levelBelow : weights.levelAbove)[Math.min(3, Math.abs(steps))] ?? 0;
  return job.years && cv.years ? fit * Math.min(1, 0.5 + (0.5 * yearsFor(cv, job, now)) / job.years) : fit;
}

function freshnessPart({ postedAt }: JobFeatures, now: Date): number {
  if (!postedAt) return 0;
  const days = (now.getTime() - postedAt.getTime()) / 86_400_000;
  return Math.min(1, Math.max(0, 1 - days / weights.freshDays));
}

function confidenceOf(cv: CvFeatures, job: JobFeatures): number {
  const ad =
    0.4 * Math.min(1, job.length / weights.fullAd.words) +
    0.4 * Math.min(1, job.requirements.length / weights.fullAd.requirements) +
    0.2 * Math.min(1, job.professions[0]?.weight ?? 0);
  const person = Math.min(1, 0.4 + cv.skills.size / 20) * (cv.professions.length ? 1 : 0.6);
  return round(ad * person);
}
