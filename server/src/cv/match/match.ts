import { setImmediate as breathe } from "node:timers/promises";
import type { Db } from "@career-hub/db/client.ts";
import { TRPCError } from "@trpc/server";
import { type CvFeatures, readCvFeatures } from "../../matching/jobs/readCvFeatures.ts";
import { type JobFeatures, readJobFeatures } from "../../matching/jobs/readJobFeatures.ts";
import { type JobScore, type Part, scoreJob } from "../../matching/jobs/scoreJob.ts";
import { titleOfAd } from "../../matching/jobs/titleOfAd.ts";
import { titlesSought } from "../../matching/jobs/titlesSought.ts";
import type { Skill } from "../../matching/jobs/vocabulary.ts";
import { findProfile } from "../../profile/queries.ts";
import { filterNames, hiddenBy, type MatchFilters } from "./filters.ts";
import { findCvToMatch, listMatchable, type Matchable } from "./queries.ts";
import { changedSkills, type ShownIn, skillsShownInCode } from "./skills.ts";

const answeredAtMost = 50;
/** Reading an ad takes about a millisecond: between so many of them the server answers others. */
const readAtOnce = 20;
const keptAtMost = 5_000;
const partNames: Record<Part, string> = {
  profession: "Profession",
  skills: "Skills",
  text: "Wording",
  level: "Level",
  freshness: "Freshness",
};

/** Ads are read once: the key is their content, so a changed ad is another one. */
const features = new Map<string, JobFeatures>();

function featuresOf({ shown, judged }: Matchable): JobFeatures {
  const key = `${shown.id} ${judged.contentHash}`;
  const known = features.get(key);
  if (known) return known;
  if (features.size >= keptAtMost) features.clear();
  const read = readJobFeatures({
    title: shown.job_title,
    descriptionText: judged.descriptionText,
    level: shown.level,
    postedAt: new Date(shown.posted_at),
  });
  features.set(key, read);
  return read;
}

type Own = { claimed: CvFeatures; whole: CvFeatures; shown: Map<Skill, ShownIn> };

/** The CV as corrected by the person, and what their code shows. Throws CONFLICT without a CV. */
async function readOwn(db: Db, userId: string) {
  const cv = await findCvToMatch(db, { userId });
  if (!cv)
    throw new TRPCError({
      code: "CONFLICT",
      message: "Could not find matches. Ensure you have a CV uploaded.",
    });
  const { skills, titles, level } = cv.corrections ?? {};
  const changes = skills && changedSkills(cv.reading.skills, skills);
  const corrections = { titles, level, skills: changes };
  const claimed = readCvFeatures(cv.text, { corrections });
  const shown = skillsShownInCode(await findProfile(db, { userId }));
  const whole = shown.size ? readCvFeatures(cv.text, { corrections, shown: shown.keys() }) : claimed;
  return { cv, own: { claimed, shown, whole } };
}

export async function matchJobs(db: Db, userId: string, filters: MatchFilters) {
  const { cv, own } = await readOwn(db, userId);
  const now = new Date();
  const found = await listMatchable(db, {
    userId,
    embedding: cv.embedding,
    embeddingModel: cv.embeddingModel,
    titles: titlesSought(own.whole),
  });
  const hidden = Object.fromEntries(filterNames.map((name) => [name, 0])) as Record<
    (typeof filterNames)[number],
    number
  >;
  const scored: { job: Matchable["shown"]; score: JobScore; features: JobFeatures }[] = [];
  for (const [index, job] of found.entries()) {
    if (index % readAtOnce === 0) await breathe();
    const reasons = hiddenBy(job, filters);
    for (const name of reasons) hidden[name] += 1;
    if (reasons.length > 0) continue;
    const read = featuresOf(job);
    scored.push({ job: job.shown, features: read, score: scoreJob(own.whole, read, { now }) });
  }
  scored.sort((a, b) => b.score.finalScore - a.score.finalScore || (a.job.id < b.job.id ? -1 : 1));
  const best = scored.slice(0, answeredAtMost).map(({ job, features: read, score }) => ({
    ...job,
    ...explained(own, read, score),
  }));
  return { matchedJobs: best, hidden, message: messageFor(best.length) };
}

/** One ad that the person pasted, judged like any other. */
export async function matchAd(db: Db, userId: string, text: string) {
  const { own } = await readOwn(db, userId);
  const title = titleOfAd(text);
  const read = readJobFeatures({ title, descriptionText: text });
  return { job_title: title, ...explained(own, read, scoreJob(own.whole, read, { now: new Date() })) };
}

const messageFor = (count: number) =>
  count === 0
    ? "No open job fits these filters."
    : `${count} ${count === 1 ? "job matches" : "jobs match"} your CV.`;

/** The number with everything it is made of, each requirement with where it was found. */
function explained({ claimed, shown }: Own, job: JobFeatures, score: JobScore) {
  const requirements = job.requirements.map(({ skill, necessity, level }) => ({
    // The dictionary writes "npm" as it is meant; what a trade calls its skills is plain words.
    skill: skill.term ? skill.name : atStart(skill.name),
    /** Whether it is spoken: no code shows that. */
    spoken: level !== undefined,
    must: necessity === "must",
    inCv: claimed.skills.has(skill) || claimed.languages.has(skill),
    shownIn: shown.get(skill) ?? null,
  }));
  const parts = (Object.entries(score.parts) as [Part, JobScore["parts"][Part]][]).map(([name, part]) => ({
    name: partNames[name],
    weight: part.weight,
    percent: Math.round(part.value * 100),
    because: becauseOf(name, score),
  }));
  return {
    finalScore: score.finalScore,
    aiAnalysis: { reason: score.reason },
    match: { confidence: score.confidence, parts, requirements },
  };
}

/** "Storage engineer", and iOS as it is. */
const atStart = (title: string) =>
  title.replace(/^\p{Ll}+(?=[\s/-]|$)/u, (word) => (word[0] ?? "").toUpperCase() + word.slice(1));

function becauseOf(part: Part, { profession, met, missing }: JobScore): string[] {
  if (part === "profession" && profession)
    return [
      `${atStart(profession.cv)} in the CV, ${profession.job} in the ad, ${Math.round(profession.closeness * 100)}% alike.`,
    ];
  if (part !== "skills") return [];
  const through = met.filter((one) => one.through !== null);
  return [
    `${met.length} of ${met.length + missing.length} asked for are met.`,
    ...through.slice(0, 3).map((one) => `${one.name} in part, through ${one.through}.`),
  ];
}
