import type { JobFeatures } from "../jobs/readJobFeatures.ts";
import { isMet } from "../jobs/reason.ts";
import { nameOfRequirement } from "../jobs/requirements.ts";
import { isComparable, type JobScore, type Part, requirementCoverage } from "../jobs/scoreJob.ts";
import type { LoadedCv } from "./tasks.ts";

const partNames: Record<Part, string> = {
  profession: "Profession",
  skills: "Skills",
  work: "Described work",
  text: "Shared words",
  level: "Level",
  freshness: "How new the ad is",
};

export type Explained = ReturnType<typeof explained>;

/** The score with its parts and, for each requirement, where it was found. */
export function explained({ claimed, whole, shown }: LoadedCv, job: JobFeatures, score: JobScore) {
  const met = new Set(score.met.filter(isMet).map(({ name }) => name));
  const requirements = job.requirements.map((requirement) => {
    const skills = [requirement.skill, ...requirement.oneOf];
    const { count = 1 } = requirement;
    const name = nameOfRequirement(requirement);
    const inCv = skills.filter((skill) => claimed.skills.has(skill) || claimed.languages.has(skill));
    const inCode = skills.filter((skill) => shown.has(skill));
    const [isInCv, isInCode] = [inCv.length >= count, inCode.length >= count];
    const known = requirementCoverage(whole, requirement);
    const has = known.had.map(({ name }) => name).join(" and ");
    return {
      // Dictionary terms keep their case ("npm"); skills of trades are plain words.
      skill: requirement.skill.term && count === 1 ? name : atStart(name),
      /** Whether it is a spoken language, which code cannot show. */
      spoken: requirement.level !== undefined,
      must: requirement.necessity === "must",
      met: met.has(name),
      inCv: isInCv,
      shownIn: (isInCode && inCode[0] && shown.get(inCode[0])) || null,
      /** The alternative of a choice that the person has. */
      has: skills.length > 1 && (isInCv || isInCode) ? has : null,
      /** A skill that implies it, is interchangeable, or is part of it, where it is neither in the CV nor in code. */
      through: isInCv || isInCode ? null : (known.through?.name ?? (has || null)),
      /** Nothing shows it, and the CV could not: only English names of it are known, and the CV is in another language. */
      notCompared: known.share === 0 && !isComparable(claimed, requirement),
    };
  });
  const parts = (Object.entries(score.parts) as [Part, JobScore["parts"][Part]][])
    .filter(([, { weight }]) => weight > 0)
    .map(([name, { weight, value }]) => ({
      name: partNames[name],
      weight,
      percent: Math.round(value * 100),
      because: becauseOf(name, score, job),
    }));
  return {
    finalScore: score.finalScore,
    aiAnalysis: { reason: score.reason },
    match: { confidence: score.confidence, parts, requirements, credentials: job.credentials },
  };
}

/** Capitalises a lower-case first word: "Storage engineer", but "iOS". */
const atStart = (title: string) =>
  title.replace(/^\p{Ll}+(?=[\s/-]|$)/u, (word) => (word[0] ?? "").toUpperCase() + word.slice(1));

function becauseOf(part: Part, score: JobScore, { credentials }: JobFeatures): string[] {
  const { profession, met, missing, notCompared } = score;
  if (part === "profession" && profession)
    return [
      `${atStart(profession.cv)} in the CV, ${profession.job} in the ad, ${Math.round(profession.closeness * 100)}% similar.`,
      "How clear the titles are and how similar their wording is also count.",
    ];
  if (part !== "skills") return [];
  const through = met.filter((one) => one.through !== null);
  const open = notCompared.length + credentials.length;
  const all = met.length + missing.length + open;
  return [
    `${met.filter(isMet).length} of ${all} requirements are met.${open ? ` ${open} could not be compared.` : ""}`,
    ...(all > 1 ? ["Rare skills and must-haves count most."] : []),
    ...through.slice(0, 3).map((one) => `${one.name} is partly covered by ${one.through}.`),
  ];
}
