import { embedText, similarity } from "../../taxonomy/embedding.ts";
import { keyOf } from "./phrases.ts";
import type { CvFeatures } from "./readCvFeatures.ts";
import type { JobFeatures } from "./readJobFeatures.ts";
import type { JobScore, Met } from "./scoreJob.ts";
import { proseFrom } from "./understanding.ts";

const maxListed = 5;
/** From this share on, a skill known through another is met and not only close. */
const asGoodAs = 0.7;
/** Up to this share a language is spoken, but not well enough to call it met. */
const beginnings = 0.3;
/** Below this share of understanding the words decide, and the reason says so. */
const littleUnderstood = 0.35;
/** From this closeness on two trades are neighbours; below, they only belong to one family. */
const near = 0.6;
/** Cosine from which two titles speak of one field. */
const alikeTitles = 0.5;
const list = (names: string[]) =>
  names.slice(0, maxListed).join(", ") +
  (names.length > maxListed ? ` and ${names.length - maxListed} more` : "");
const levelNames = {
  intern: "intern",
  junior: "junior",
  mid: "mid",
  senior: "senior",
  lead: "lead",
  executive: "executive",
};

/** Sentences made of what was compared, and of nothing else. */
export function reasonOf(score: Omit<JobScore, "reason">, cv: CvFeatures, job: JobFeatures): string {
  // What a CV that names no known profession is about, nobody can say.
  const sentences = cv.professions.length ? professionIn(score.profession, job) : [];
  const byWeight = <T extends { weight: number }>(items: T[]) =>
    items.toSorted((a, b) => b.weight - a.weight);
  const isMet = ({ through, share, isPart }: Met) =>
    !isPart && ((through === null && share > beginnings) || share >= asGoodAs);
  const full = byWeight(score.met.filter(isMet)).map(({ name, through, has }) =>
    through ? `${name} (through ${through})` : has ? `${name} (you have ${has})` : name,
  );
  if (full.length) sentences.push(`Meets ${list(full)}.`);
  const through = byWeight(score.met.filter((one) => !isMet(one))).map(({ name, through, has, isPart }) => {
    const own = through ?? (isPart ? has : null);
    return own ? `${name} (you have ${own})` : `${name} (you speak some)`;
  });
  if (through.length) sentences.push(`Close to ${list(through.slice(0, 3))}.`);
  const missing = byWeight(score.missing).map(({ name, necessity }) =>
    necessity === "must" ? `${name} (must)` : necessity === "nice" ? `${name} (nice to have)` : name,
  );
  if (missing.length) sentences.push(`Missing ${list(missing)}.`);
  if (cv.level && job.level && cv.level !== job.level)
    sentences.push(
      `The job is at ${levelNames[job.level]} level, your CV reads as ${levelNames[cv.level]} level.`,
    );
  sentences.push(...yearsIn(score.years, job));
  if (job.length >= proseFrom && Math.min(cv.understood, job.understood) < littleUnderstood)
    sentences.push(
      `Little of ${cv.understood < job.understood ? "your CV" : "the ad"} is understood, so the score rests mostly on shared words.`,
    );
  else if (!job.requirements.length)
    sentences.push("The ad names no skills, so the score rests on title and text.");
  return sentences.join(" ");
}

/** The years asked for against those in this profession, beside those in all where they differ. */
function yearsIn({ related, total }: JobScore["years"], { years: required }: JobFeatures): string[] {
  if (!required || total <= 0 || related >= required - 0.5) return [];
  const [own, all] = [Math.round(related), Math.round(total)];
  if (own === all) return [`It asks for ${yearsOf(required)}, your CV shows ${own}.`];
  return [
    `It asks for ${yearsOf(required)}, your CV shows ${own || "none"} in this profession (${all} in all).`,
  ];
}

const yearsOf = (count: number) => `${count} ${count === 1 ? "year" : "years"}`;

/** By their occupations, or by the titles themselves: the taxonomies place some titles of one trade far apart. */
const isSameField = ({ closeness, isInOwnWords, cv, job }: NonNullable<JobScore["profession"]>) =>
  closeness >= 0.5 || (isInOwnWords && similarity(embedText(cv), embedText(job)) >= alikeTitles);

/** What the two are, in their own words. A trade that only the skills point to is no work that somebody did. */
function professionIn(shared: JobScore["profession"], job: JobFeatures): string[] {
  const [first] = job.professions;
  if (!shared || !isSameField(shared))
    return first ? [`Another field than your CV's: ${first.wording}.`] : [];
  const same = keyOf(shared.cv) === keyOf(shared.job);
  if (!shared.isInOwnWords) return [`Your skills fit this profession: ${shared.job}.`];
  if (shared.closeness < near) return [`Same field: your work as ${shared.cv}, the job as ${shared.job}.`];
  if (shared.closeness < 1)
    return [`Related profession: your work as ${shared.cv}, the job as ${shared.job}.`];
  return [
    same ? `Same profession: ${shared.job}.` : `Same profession: ${shared.job} (your CV says ${shared.cv}).`,
  ];
}
