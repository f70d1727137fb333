import { embedText, similarity } from "../../taxonomy/embedding.ts";
import { counted, shortList } from "../../text/counted.ts";
import { keyOf } from "./phrases.ts";
import type { CvFeatures } from "./readCvFeatures.ts";
import type { JobFeatures } from "./readJobFeatures.ts";
import { proseFrom } from "./recognition.ts";
import type { JobScore, Met } from "./scoreJob.ts";
import { readableShare } from "./spokenLanguages.ts";
import { titleInSentence } from "./titleCase.ts";

const maxListed = 5;
/** Minimum share for a skill covered through another one to count as met rather than close. */
const metFrom = 0.7;
/** Below this recognised share the score is based on shared words, and the reason mentions it. */
const lowRecognition = 0.35;
/** Minimum closeness of a related profession; below it, two professions only share a field. */
const relatedFrom = 0.6;
/** Minimum cosine of two titles in the same field. */
const sameFieldTitles = 0.5;
const list = (names: string[]) => shortList(names, maxListed);

/** Whether a requirement is met, or what the person has is only close to it, as a spoken language at a lower level. */
export const isMet = ({ through, share, isPart, isSpoken }: Met): boolean =>
  !isPart && (through === null && !isSpoken ? share > 0 : share >= (isSpoken ? 1 : metFrom));

/** Sentences that state only what was compared. */
export function reasonOf(score: Omit<JobScore, "reason">, cv: CvFeatures, job: JobFeatures): string {
  // Without a known profession in the CV there is nothing to compare.
  const sentences = cv.professions.length ? professionIn(score.profession, job) : [];
  const byWeight = <T extends { weight: number }>(items: T[]) =>
    items.toSorted((a, b) => b.weight - a.weight);
  const full = byWeight(score.met.filter(isMet)).map(({ name, through, has }) =>
    through ? `${name} (through ${through})` : has ? `${name} (you have ${has})` : name,
  );
  if (full.length) sentences.push(`Meets ${list(full)}.`);
  const close = byWeight(score.met.filter((one) => !isMet(one))).map(({ name, through, has, isPart }) => {
    const own = through ?? (isPart ? has : null);
    return own ? `${name} (you have ${own})` : `${name} (not at the level asked for)`;
  });
  if (close.length) sentences.push(`Close to ${list(close.slice(0, 3))}.`);
  const missing = byWeight(score.missing).map(({ name, necessity }) =>
    necessity === "must" ? `${name} (must)` : necessity === "nice" ? `${name} (nice to have)` : name,
  );
  if (missing.length) sentences.push(`Missing ${list(missing)}.`);
  const notCompared = byWeight(score.notCompared).map(({ name }) => name);
  if (notCompared.length)
    sentences.push(`Not compared, because your CV is in ${cv.language}: ${list(notCompared)}.`);
  if (readableShare(cv, job) === 0)
    sentences.push(`The ad is in ${job.language}, which your CV does not show.`);
  if (cv.level && job.level && cv.level !== job.level)
    sentences.push(`The job is at ${job.level} level; your CV reads as ${cv.level} level.`);
  sentences.push(...yearsIn(score.years, job));
  if (job.length >= proseFrom && Math.min(cv.recognised, job.recognised) < lowRecognition)
    sentences.push(
      `Little of ${cv.recognised < job.recognised ? "your CV" : "the ad"} was recognised, so the score ${score.parts.text.weight > 0.5 ? "is based mostly on shared words" : "says little"}.`,
    );
  else if (!job.requirements.length)
    sentences.push("No skill was recognised in the ad, so the score is based on its title and text.");
  return sentences.join(" ");
}

/** The required years and those in this profession, with the total where it differs. */
function yearsIn({ related, total }: JobScore["years"], { years: required }: JobFeatures): string[] {
  if (!required || total <= 0 || related >= required - 0.5) return [];
  const [own, all] = [Math.round(related), Math.round(total)];
  if (own === all) return [`It asks for ${counted(required, "year")}; your CV shows ${own}.`];
  return [
    `It asks for ${counted(required, "year")}; your CV shows ${own || "none"} in this profession (${all} in total).`,
  ];
}

/** By occupation, or by the titles themselves: the taxonomies place some titles of one trade far apart. */
const isSameField = ({ closeness, isInOwnWords, cv, job }: NonNullable<JobScore["profession"]>) =>
  closeness >= 0.5 || (isInOwnWords && similarity(embedText(cv), embedText(job)) >= sameFieldTitles);

/** Both professions in their own words. A profession inferred from skills is not presented as work experience. */
function professionIn(shared: JobScore["profession"], job: JobFeatures): string[] {
  const [first] = job.professions;
  if (!shared || !isSameField(shared))
    return first?.isStated
      ? [`Different field from your CV: ${titleInSentence(first.wording, first.node)}.`]
      : [];
  const same = keyOf(shared.cv) === keyOf(shared.job);
  if (!shared.isInOwnWords) return [`Your skills fit this profession: ${shared.job}.`];
  const own = shared.isQuoted ? `${shared.cv} in your CV` : `your CV reads as ${shared.cv}`;
  if (shared.closeness < relatedFrom) return [`Same field: ${own}, ${shared.job} in the job.`];
  if (shared.closeness < 1) return [`Related profession: ${own}, ${shared.job} in the job.`];
  const says = same || !shared.isQuoted ? "" : ` (your CV says ${shared.cv})`;
  return [`Same profession: ${shared.job}${says}.`];
}
