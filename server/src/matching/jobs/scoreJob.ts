import { copiedShare } from "./copied.ts";
import { closeness } from "./nodes.ts";
import type { CvFeatures } from "./readCvFeatures.ts";
import type { JobFeatures } from "./readJobFeatures.ts";
import { reasonOf } from "./reason.ts";
import type { Necessity } from "./requirements.ts";
import { levelIndex } from "./seniority.ts";
import { isNear, type Skill } from "./vocabulary.ts";
import * as weights from "./weights.ts";
import { similarity } from "./wordBag.ts";

export type Part = "profession" | "skills" | "text" | "level" | "freshness";
export type Judged = { name: string; necessity: Necessity; weight: number };
/** `through`: only this neighbour of it is known. */
export type Met = Judged & { share: number; through: string | null };
export type JobScore = {
  /** 0 to 1: the sum over the parts of weight times value. */
  finalScore: number;
  /** 0 to 1: how much the ad and the CV say. It is told beside the score and never raises it. */
  confidence: number;
  parts: Record<Part, { value: number; weight: number }>;
  /** The professions the two were found to share, the CV's and the job's. */
  profession: { cv: string; job: string; closeness: number } | null;
  met: Met[];
  missing: Judged[];
  reason: string;
};

const round = (value: number) => Math.round(value * 10_000) / 10_000;

/** One CV and one job, and nothing else: no other job, no other CV, no clock but the given one. */
export function scoreJob(cv: CvFeatures, job: JobFeatures, { now }: { now: Date }): JobScore {
  const { met, missing, value: skills } = skillsPart(cv, job);
  const profession = professionPart(cv, job);
  const own = 1 - copiedShare(cv.runs, job.runs);
  const values: Record<Part, number> = {
    profession: profession.value,
    skills: skills * own,
    text: textPart(cv, job) * own,
    level: levelPart(cv, job),
    freshness: freshnessPart(job, now),
  };
  const part = (name: Part) => ({ value: round(values[name]), weight: weights.partWeights[name] });
  const parts = {
    profession: part("profession"),
    skills: part("skills"),
    text: part("text"),
    level: part("level"),
    freshness: part("freshness"),
  };
  const finalScore = round(Object.values(parts).reduce((sum, { value, weight }) => sum + value * weight, 0));
  const score = {
    finalScore,
    confidence: confidenceOf(cv, job),
    parts,
    profession: profession.shared,
    met,
    missing,
  };
  return { ...score, reason: reasonOf(score, cv, job) };
}

/** For each profession of the job the nearest the person has, strength times closeness, by the job's weights. */
function professionPart(cv: CvFeatures, job: JobFeatures): { value: number; shared: JobScore["profession"] } {
  let value = 0;
  let most = 0;
  let shared: JobScore["profession"] = null;
  for (const { node, weight } of job.professions) {
    let best = 0;
    let own: JobScore["profession"] = null;
    for (const held of cv.professions) {
      const near = closeness(held.node, node);
      if (held.strength * near <= best) continue;
      best = held.strength * near;
      own = { cv: held.node.name, job: node.name, closeness: round(near) };
    }
    value += weight * best;
    if (weight * best > most) {
      most = weight * best;
      shared = own;
    }
  }
  return { value: Math.min(1, value), shared };
}

function skillsPart(cv: CvFeatures, job: JobFeatures) {
  const met: Met[] = [];
  const missing: Judged[] = [];
  let asked = weights.skillPrior;
  let reached = 0;
  for (const { skill, necessity } of job.requirements) {
    const weight = round(skill.weight * weights.necessityWeights[necessity]);
    const judged = { name: skill.name, necessity, weight };
    const found = shareOf(cv, skill);
    asked += weight;
    reached += weight * found.share;
    if (found.share > 0) met.push({ ...judged, ...found, share: round(found.share) });
    else missing.push(judged);
  }
  const believed = job.length / (job.length + weights.thinWords);
  return { met, missing, value: (reached / asked) * believed };
}

function shareOf(cv: CvFeatures, skill: Skill): Pick<Met, "share" | "through"> {
  const own = cv.skills.get(skill);
  if (own !== undefined) return { share: own, through: null };
  let through: Skill | null = null;
  for (const held of cv.skills.keys())
    if (isNear(held, skill) && (through === null || held.name < through.name)) through = held;
  if (!through) return { share: 0, through: null };
  return { share: weights.nearSkill * (cv.skills.get(through) ?? 0), through: through.name };
}

/** Few words can be alike by chance: a thin ad's likeness is believed in part. */
function textPart(cv: CvFeatures, job: JobFeatures): number {
  const known = job.bag.words.size;
  const believed = known / (known + weights.thinBag);
  return Math.min(1, (similarity(cv.bag, job.bag) / weights.fullSimilarity) * believed);
}

function levelPart(cv: CvFeatures, job: JobFeatures): number {
  if (!job.level) return weights.levelUnsaid;
  if (!cv.level) return weights.levelUnknown;
  const steps = levelIndex(cv.level) - levelIndex(job.level);
  const fit = (steps < 0 ? weights.levelBelow : weights.levelAbove)[Math.min(3, Math.abs(steps))] ?? 0;
  return job.years && cv.years ? fit * Math.min(1, 0.5 + (0.5 * cv.years) / job.years) : fit;
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
