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
