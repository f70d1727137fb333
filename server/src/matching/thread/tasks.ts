/** Tasks of the scoring thread, which runs this module; inputs and outputs are plain data. */
import { LRUCache } from "lru-cache";
import { mainProfession } from "../jobs/cvLevel.ts";
import type { Position } from "../jobs/datedTitles.ts";
import { closeness } from "../jobs/nodes.ts";
import { type CvCorrections, type CvFeatures, readCvFeatures } from "../jobs/readCvFeatures.ts";
import { type JobFeatures, type JobText, readJobFeatures } from "../jobs/readJobFeatures.ts";
import { finalScoreOf, scoreJob, valuesOf } from "../jobs/scoreJob.ts";
import { searchTitles } from "../jobs/searchTitles.ts";
import { fromPacked, fromStored, toPacked, toStored } from "../jobs/storedFeatures.ts";
import { titleInSentence } from "../jobs/titleCase.ts";
import { titleOfAd } from "../jobs/titleOfAd.ts";
import { type Skill, skillsByName } from "../jobs/vocabulary.ts";
import { type BoardWords, countAd, emptyBoard } from "../jobs/wordEvidence.ts";
import { type Explained, explained } from "./explained.ts";

type ShownIn = { repository: string; url: string };
/** `headline`, `positions`: those of the uploaded file. `shown`: names of skills in the person's code, each with its best repository. */
export type CvInput = {
  text: string;
  headline?: string;
  positions: Position[];
  corrections: CvCorrections;
  shown: [name: string, shownIn: ShownIn][];
};
/** `claimed`: from the CV alone; `whole`: including skills in code, null without any; both as stored features. */
export type StoredCv = ReturnType<typeof readCv>;
/** Summary of the CV on the page: the same years and level as in its scores. */
export type Work = Pick<CvFeatures, "level" | "years"> & {
  profession: { name: string; years: number } | null;
};
/** `key` changes with the ad's content. `features`: null when the thread may have them cached. */
type JobToScore = { id: string; key: string; postedAt: number | null; features: string | null };
export type Scored = { id: string } & Explained;

export type LoadedCv = { claimed: CvFeatures; whole: CvFeatures; shown: Map<Skill, ShownIn> };

/** Features of ads, about 6 kB each. */
const jobs = new LRUCache<string, JobFeatures>({ max: 10_000 });
const cvs = new LRUCache<string, LoadedCv>({ max: 50 });

function loadCv(key: string, { claimed, whole, shown }: StoredCv): LoadedCv {
  const cached = cvs.get(key);
  if (cached) return cached;
  const claimedFeatures = fromStored<CvFeatures>(claimed);
  const loaded = {
    claimed: claimedFeatures,
    whole: whole ? fromStored<CvFeatures>(whole) : claimedFeatures,
    shown: skillsInCode(shown),
  };
  cvs.set(key, loaded);
  return loaded;
}

/** Skill → the repository that shows it best, which is listed first. */
export function skillsInCode(shown: CvInput["shown"]): Map<Skill, ShownIn> {
  const repositories = new Map<Skill, ShownIn>();
  for (const [name, shownIn] of shown)
    for (const skill of skillsByName(name)) if (!repositories.has(skill)) repositories.set(skill, shownIn);
  return repositories;
}

function readCv({ text, shown, ...ofFile }: CvInput) {
  const claimed = readCvFeatures(text, ofFile);
  const skills = skillsInCode(shown);
  const whole = skills.size ? readCvFeatures(text, { ...ofFile, shown: skills.keys() }) : null;
  return {
    claimed: toStored(claimed),
    whole: whole && toStored(whole),
    shown,
    titles: searchTitles(whole ?? claimed),
    work: workOf(claimed),
  };
}

function workOf({ professions, level, years }: CvFeatures): Work {
  const main = mainProfession(professions);
  const profession = main && { name: titleInSentence(main.wording ?? "", main.node), years: main.years ?? 0 };
  return { level, years, profession: profession ?? null };
}

/** Document frequencies of the open jobs; undefined: those of all known occupations. */
let board: BoardWords | undefined;
let counting = emptyBoard();
/** Ads of a board's sample, about 2 kB each. */
const sampledAds = 1_000;

function setBoard(words: string | null): void {
  board = words === null ? undefined : fromPacked<BoardWords>(words);
}

/** Adds stored ads to the counts of a new board, which `isFirst` starts; the last part returns it packed. */
function countWords(part: { features: string[]; isFirst: boolean; isLast: boolean }): string | null {
  if (part.isFirst) counting = emptyBoard();
  for (const one of part.features) {
    const { title, terms, language } = fromStored<JobFeatures>(one);
    countAd(counting, { terms, language });
    if (counting.sample.length < sampledAds) counting.sample.push({ title, terms, language });
  }
  return part.isLast ? toPacked(counting) : null;
}

const settingsAt = (now: number) => ({ now: new Date(now), board });

/** Stored features of each ad, without its date, which changes more often than the text. */
const readJobs = (ads: JobText[]): string[] =>
  ads.map((ad) => toStored({ ...readJobFeatures(ad), postedAt: null }));

type ScoreInput = { cvKey: string; cv: StoredCv; jobs: JobToScore[]; now: number; limit: number };
/** The best `limit` ads with explanations, or the ids of ads whose features have to be sent. */
function score({
  cvKey,
  cv,
  jobs: wanted,
  now,
  limit,
}: ScoreInput): { missing: string[] } | { scored: Scored[] } {
  const missing = wanted.filter(({ key, features }) => features === null && !jobs.has(key));
  if (missing.length) return { missing: missing.map(({ id }) => id) };
  const loaded = loadCv(cvKey, cv);
  const settings = settingsAt(now);
  const rated = wanted.map(({ id, key, features, postedAt }) => {
    const job = jobs.get(key) ?? fromStored<JobFeatures>(features ?? "");
    jobs.set(key, job);
    job.postedAt = postedAt === null ? null : new Date(postedAt);
    const values = valuesOf(loaded.whole, job, settings);
    return { id, job, values, value: finalScoreOf(loaded.whole, job, settings, values) };
  });
  rated.sort((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1));
  return {
    scored: rated.slice(0, limit).map(({ id, job, values }) => ({
      id,
      ...explained(loaded, job, scoreJob(loaded.whole, job, settings, values)),
    })),
  };
}

type AdInput = { cvKey: string; cv: StoredCv; ad: Omit<JobText, "title"> & { title?: string }; now: number };
/** `title` is extracted from the text where the ad has none. */
function scoreAd({ cvKey, cv, ad, now }: AdInput): Explained & { title: string } {
  const loaded = loadCv(cvKey, cv);
  const title = ad.title ?? titleOfAd(ad.descriptionText ?? "");
  const job = readJobFeatures({ ...ad, title });
  return { title, ...explained(loaded, job, scoreJob(loaded.whole, job, settingsAt(now))) };
}

type Professions = JobFeatures["professions"];

/** The mean closeness of the first professions to the nearest of the others, 0 to 1. */
function covered(professions: Professions, others: Professions): number {
  const totalWeight = professions.reduce((sum, { weight }) => sum + weight, 0);
  const nearest = ({ node }: Professions[number]) =>
    Math.max(0, ...others.map((one) => closeness(node, one.node)));
  return professions.reduce((sum, one) => sum + one.weight * nearest(one), 0) / (totalWeight || 1);
}

/** Closeness of the professions of each other job to those of a job, 0 to 1; null where the job's professions are unknown. */
function compareProfessions({ job, others }: { job: string; others: (string | null)[] }): number[] | null {
  const { professions } = fromStored<JobFeatures>(job);
  if (professions.length === 0) return null;
  return others.map((stored) => {
    const theirs = stored ? fromStored<JobFeatures>(stored).professions : [];
    // The lower of both directions, since the many weak professions of a vague title are near to everything.
    return Math.min(covered(professions, theirs), covered(theirs, professions));
  });
}

export const tasks = { readCv, readJobs, score, scoreAd, compareProfessions, setBoard, countWords };
export type Tasks = typeof tasks;
