import { termNamed } from "../dictionary.ts";
import type { CvFeatures } from "./readCvFeatures.ts";
import type { JobFeatures } from "./readJobFeatures.ts";
import type { JobScore, Met } from "./scoreJob.ts";

const shown = 5;
/** From this share on, a skill known through another is met and not only close. */
const asGoodAs = 0.7;
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
  const isMet = ({ through, share }: Met) => through === null || share >= asGoodAs;
  const full = byWeight(score.met.filter(isMet)).map(({ name, through }) =>
    through ? `${name} (through ${through})` : name,
  );
  if (full.length) sentences.push(`Meets ${list(full)}.`);
  const near = byWeight(score.met.filter((one) => !isMet(one))).map(
    ({ name, through }) => `${name} (you have ${through})`,
  );
  if (near.length) sentences.push(`Close to ${list(near.slice(0, 3))}.`);
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

/** "Backend developer" within a sentence; Java and Angular keep their capital. */
function lower(name: string): string {
  const [first = "", second = ""] = name.split(" ");
  const kind = termNamed(first)?.kind ?? "concept";
  const isNamedAfterTool =
    !/^(?:concept|practice|domain)$/.test(kind) && /^(?:developer|administrator|consultant)$/.test(second);
  return /^[A-Z][a-z]/.test(name) && !isNamedAfterTool ? first[0]?.toLowerCase() + name.slice(1) : name;
}
