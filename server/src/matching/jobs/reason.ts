import { keyOf } from "./phrases.ts";
import type { CvFeatures } from "./readCvFeatures.ts";
import type { JobFeatures } from "./readJobFeatures.ts";
import type { JobScore, Met } from "./scoreJob.ts";

const shown = 5;
/** From this share on, a skill known through another is met and not only close. */
const asGoodAs = 0.7;
/** Up to this share a language is spoken, but not well enough to call it met. */
const beginnings = 0.3;
/** From this closeness on two trades are neighbours; below, they only belong to one family. */
const near = 0.6;
const list = (names: string[]) =>
  names.slice(0, shown).join(", ") + (names.length > shown ? ` and ${names.length - shown} more` : "");
const levelNames = {
  intern: "an internship",
  junior: "junior",
  mid: "mid-level",
  senior: "senior",
  lead: "a lead",
  executive: "executive",
};

/** Sentences made of what was compared, and of nothing else. */
export function reasonOf(score: Omit<JobScore, "reason">, cv: CvFeatures, job: JobFeatures): string {
  const sentences: string[] = [];
  sentences.push(...professionIn(score.profession, job));
  const byWeight = <T extends { weight: number }>(items: T[]) =>
    items.toSorted((a, b) => b.weight - a.weight);
  const isMet = ({ through, share }: Met) => (through === null && share > beginnings) || share >= asGoodAs;
  const full = byWeight(score.met.filter(isMet)).map(({ name, through }) =>
    through ? `${name} (through ${through})` : name,
  );
  if (full.length) sentences.push(`Meets ${list(full)}.`);
  const through = byWeight(score.met.filter((one) => !isMet(one))).map(({ name, through }) =>
    through ? `${name} (you have ${through})` : `${name} (you speak some)`,
  );
  if (through.length) sentences.push(`Close to ${list(through.slice(0, 3))}.`);
  const missing = byWeight(score.missing).map(({ name, necessity }) =>
    necessity === "must" ? `${name} (must)` : necessity === "nice" ? `${name} (nice to have)` : name,
  );
  if (missing.length) sentences.push(`Missing ${list(missing)}.`);
  if (cv.level && job.level && cv.level !== job.level)
    sentences.push(`The job is ${levelNames[job.level]}, your CV reads ${levelNames[cv.level]}.`);
  if (job.years && cv.years > 0 && cv.years < job.years - 0.5)
    sentences.push(`It asks for ${job.years} years, your CV shows ${Math.round(cv.years)}.`);
  if (!job.requirements.length)
    sentences.push("The ad names no skills, so the score rests on title and text.");
  return sentences.join(" ");
}

/** What the two are, in their own words. A trade that only the skills point to is no work that somebody did. */
function professionIn(shared: JobScore["profession"], job: JobFeatures): string[] {
  const [first] = job.professions;
  if (!shared || shared.closeness < 0.5) return first ? [`The job is in another field (${first.said}).`] : [];
  const own = shared.field.cv ? `in ${shared.cv}` : `as ${shared.cv}`;
  const subject = shared.isSaid ? `Your work ${own}` : `Your skills point to ${shared.cv}, which`;
  const other = shared.field.job ? `work in ${shared.job}` : shared.job;
  if (shared.closeness < near) return [`${subject} is in the same field as ${other}.`];
  if (shared.closeness < 1) return [`${subject} is close to ${other}.`];
  if (keyOf(shared.cv) === keyOf(shared.job)) return [`${subject} is what this job is.`];
  return [`${subject} is the same trade as this job (${shared.job}).`];
}
