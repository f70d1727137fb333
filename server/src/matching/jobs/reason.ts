import type { CvFeatures } from "./readCvFeatures.ts";
import type { JobFeatures } from "./readJobFeatures.ts";
import type { JobScore } from "./scoreJob.ts";

const shown = 5;
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
  const { profession } = score;
  if (profession && profession.closeness === 1)
    sentences.push(`Your work as ${lower(profession.cv)} is what this job is.`);
  else if (profession && profession.closeness >= 0.5)
    sentences.push(`Your work as ${lower(profession.cv)} is close to ${lower(profession.job)}.`);
  else if (job.professions.length)
    sentences.push(`The job is in another field (${lower(job.professions[0]?.node.name ?? "")}).`);
  const byWeight = <T extends { weight: number }>(items: T[]) =>
    items.toSorted((a, b) => b.weight - a.weight);
  const full = byWeight(score.met.filter(({ through }) => through === null)).map(({ name }) => name);
  if (full.length) sentences.push(`Meets ${list(full)}.`);
  const near = byWeight(score.met).flatMap(({ name, through }) =>
    through ? [`${name} (you have ${through})`] : [],
  );
  if (near.length) sentences.push(`Close to ${list(near.slice(0, 3))}.`);
  const missing = byWeight(score.missing).map(({ name, necessity }) =>
    necessity === "must" ? `${name} (must)` : necessity === "nice" ? `${name} (nice to have)` : name,
  );
  if (missing.length) sentences.push(`Missing ${list(missing)}.`);
  if (cv.level && job.level && cv.level !== job.level)
    sentences.push(`The job is ${levelNames[job.level]}, your CV reads ${levelNames[cv.level]}.`);
  if (!job.requirements.length)
    sentences.push("The ad names no skills, so the score rests on title and text.");
  return sentences.join(" ");
}

const lower = (name: string) => (/^[A-Z][a-z]/.test(name) ? name[0]?.toLowerCase() + name.slice(1) : name);
