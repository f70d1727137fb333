/** What the scoring thread does. Runs in the thread; everything in and out is plain data. */
import { closeness } from "../jobs/nodes.ts";
import { type CvCorrections, type CvFeatures, readCvFeatures } from "../jobs/readCvFeatures.ts";
import { type JobFeatures, type JobText, readJobFeatures } from "../jobs/readJobFeatures.ts";
import { finalScoreOf, scoreJob } from "../jobs/scoreJob.ts";
import { fromStored, toStored } from "../jobs/storedFeatures.ts";
import { titleOfAd } from "../jobs/titleOfAd.ts";
import { titlesSought } from "../jobs/titlesSought.ts";
import { type Skill, skillsNamed } from "../jobs/vocabulary.ts";
import { type BoardWords, countAd, emptyBoard } from "../jobs/wordEvidence.ts";
import { type Explained, explained } from "./explained.ts";

export type ShownIn = { repository: string; url: string };
/** `shown`: names of skills that the person's code shows, each with the best repository. */
export type CvInput = { text: string; corrections: CvCorrections; shown: [name: string, shownIn: ShownIn][] };
/** `claimed`: from the CV alone; `whole`: with what the code shows; both as stored features. */
export type StoredCv = {
  claimed: string;
  whole: string | null;
  shown: CvInput["shown"];
  titles: string[];
  work: Work;
};
/** What the page says of the CV as a whole: the same years and level that its scores are made of. */
export type Work = Pick<CvFeatures, "level" | "years"> & {
  profession: { name: string; years: number } | null;
};
/** `key` changes with the content of the ad; `features` null: the thread may still have them. */
export type JobToScore = { id: string; key: string; postedAt: number | null; features: string | null };
export type Scored = { id: string } & Explained;

/** Features of this many ads are kept, a few hundred megabytes at most. */
const keptJobs = 3_000;
const keptCvs = 50;

const jobs = new Map<string, JobFeatures>();
const cvs = new Map<string, Own>();
export type Own = { claimed: CvFeatures; whole: CvFeatures; shown: Map<Skill, ShownIn> };

/** Keeps the newest `limit` entries. */
function remember<T>(map: Map<string, T>, key: string, value: T, limit: number): T {
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= limit) break;
    map.delete(oldest);
  }
  return value;
}

function ownOf(key: string, { claimed, whole, shown }: StoredCv): Own {
  const known = cvs.get(key);
  if (known) return remember(cvs, key, known, keptCvs);
  const read = fromStored<CvFeatures>(claimed);
  const own = {
    claimed: read,
    whole: whole ? fromStored<CvFeatures>(whole) : read,
    shown: shownSkills(shown),
  };
  return remember(cvs, key, own, keptCvs);
}

/** Skill → the repository that shows it best: the first one named. */
export function shownSkills(shown: CvInput["shown"]): Map<Skill, ShownIn> {
  const found = new Map<Skill, ShownIn>();
  for (const [name, shownIn] of shown)
    for (const skill of skillsNamed(name)) if (!found.has(skill)) found.set(skill, shownIn);
  return found;
}

function readCv({ text, corrections, shown }: CvInput): StoredCv {
  const claimed = readCvFeatures(text, { corrections });
  const skills = shownSkills(shown);
  const whole = skills.size ? readCvFeatures(text, { corrections, shown: skills.keys() }) : null;
  return {
    claimed: toStored(claimed),
    whole: whole && toStored(whole),
    shown,
    titles: titlesSought(whole ?? claimed),
    work: workOf(claimed),
  };
}

/** The strongest profession that the CV itself names and dates, beside all years. */
function workOf({ professions, level, years }: CvFeatures): Work {
  const [main] = professions.flatMap(({ wording, years: own }) =>
    wording !== null && own !== null ? [{ name: wording, years: own }] : [],
  );
  return { level, years, profession: main ?? null };
}

/** What words weigh: counted over the open jobs, or else (undefined) over all known occupations. */
let board: BoardWords | undefined;
let counting = emptyBoard();

function setBoard(words: string | null): void {
  board = words === null ? undefined : (JSON.parse(words) as BoardWords);
}

/** Counts stored ads into a new board, which `isFirst` begins; the last part is answered with its JSON. */
function countWords(part: { features: string[]; isFirst: boolean; isLast: boolean }): string | null {
  if (part.isFirst) counting = emptyBoard();
  for (const one of part.features) countAd(counting, fromStored<JobFeatures>(one).terms);
  return part.isLast ? JSON.stringify(counting) : null;
}

const settingsAt = (now: number) => ({ now: new Date(now), ...(board && { board }) });

/** Stored features of each ad, without its date, which changes more often than its text. */
const readJobs = (ads: JobText[]): string[] =>
  ads.map((ad) => toStored({ ...readJobFeatures(ad), postedAt: null }));

type ScoreInput = { cvKey: string; cv: StoredCv; jobs: JobToScore[]; now: number; limit: number };
/** The best `limit`, each explained; or the ids of those whose features have to be sent. */
function score({
  cvKey,
  cv,
  jobs: wanted,
  now,
  limit,
}: ScoreInput): { missing: string[] } | { scored: Scored[] } {
  const missing = wanted.filter(({ key, features }) => features === null && !jobs.has(key));
  if (missing.length) return { missing: missing.map(({ id }) => id) };
  const own = ownOf(cvKey, cv);
  const settings = settingsAt(now);
  const rated = wanted.map(({ id, key, features, postedAt }) => {
    const read = jobs.get(key) ?? fromStored<JobFeatures>(features ?? "");
    remember(jobs, key, read, keptJobs);
    read.postedAt = postedAt === null ? null : new Date(postedAt);
    return { id, read, value: finalScoreOf(own.whole, read, settings) };
  });
  rated.sort((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1));
  return {
    scored: rated
      .slice(0, limit)
      .map(({ id, read }) => ({ id, ...explained(own, read, scoreJob(own.whole, read, settings)) })),
  };
}

type AdInput = { cvKey: string; cv: StoredCv; ad: Omit<JobText, "title"> & { title?: string }; now: number };
/** `title` is what the text itself is called where it came without one. */
function scoreAd({ cvKey, cv, ad, now }: AdInput): Explained & { title: string } {
  const own = ownOf(cvKey, cv);
  const title = ad.title ?? titleOfAd(ad.descriptionText ?? "");
  const read = readJobFeatures({ ...ad, title });
  return { title, ...explained(own, read, scoreJob(own.whole, read, settingsAt(now))) };
}

/** How close the professions of each other job are to those of a job, 0 to 1; null where the job names none that is known. */
function compareProfessions({ job, others }: { job: string; others: (string | null)[] }): number[] | null {
  const { professions } = fromStored<JobFeatures>(job);
  const whole = professions.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return null;
  return others.map((stored) => {
    const theirs = stored ? fromStored<JobFeatures>(stored).professions : [];
    const nearest = (node: (typeof professions)[number]["node"]) =>
      Math.max(0, ...theirs.map((one) => closeness(node, one.node)));
    return professions.reduce((sum, { node, weight }) => sum + weight * nearest(node), 0) / whole;
  });
}

export const tasks = { readCv, readJobs, score, scoreAd, compareProfessions, setBoard, countWords };
export type Tasks = typeof tasks;
