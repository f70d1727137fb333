import type { CvFeatures } from "../../matching/jobs/readCvFeatures.ts";
import { type Skill, skillsNamed } from "../../matching/jobs/vocabulary.ts";
import type { Profile } from "../../profile/schema.ts";

export type ShownIn = { repository: string; url: string };

/** A skill that code shows weighs as much as one that a CV names once. */
const shownInCodeWeight = 0.85;

/** What the saved profile's evidence shows: skill → the repository that shows it best. */
export function skillsShownInCode(profile: Profile | null): Map<Skill, ShownIn> {
  const shown = new Map<Skill, ShownIn>();
  const { identifiedTechnologies = [], architecturalConcepts = [], evidence = {} } = profile?.technical ?? {};
  for (const claim of [...identifiedTechnologies, ...architecturalConcepts]) {
    const [best] = evidence[claim] ?? [];
    if (!best) continue;
    for (const skill of skillsNamed(claim))
      if (!shown.has(skill)) shown.set(skill, { repository: best.repository, url: best.url });
  }
  return shown;
}

/** A CV with what the person's code shows beside it. Nothing shown changes nothing: absence is neutral. */
export function withShownSkills(cv: CvFeatures, shown: Map<Skill, ShownIn>): CvFeatures {
  const skills = new Map(cv.skills);
  for (const skill of shown.keys()) if (!skills.has(skill)) skills.set(skill, shownInCodeWeight);
  return { ...cv, skills };
}

/** A skill that the person added by hand counts like one that the CV tells of in full. */
const addedWeight = 1;

/** The person's list against the one that was read: what was taken out goes, what was put in comes, the rest stays. */
export function withCorrectedSkills(cv: CvFeatures, asRead: string[], corrected: string[]): CvFeatures {
  const lower = (names: string[]) => new Set(names.map((name) => name.toLowerCase()));
  const [before, after] = [lower(asRead), lower(corrected)];
  const skills = new Map(cv.skills);
  for (const name of asRead)
    if (!after.has(name.toLowerCase())) for (const skill of skillsNamed(name)) skills.delete(skill);
  for (const name of corrected)
    if (!before.has(name.toLowerCase()))
      for (const skill of skillsNamed(name)) skills.set(skill, addedWeight);
  return { ...cv, skills };
}
