import { type Skill, skillsNamed } from "../../matching/jobs/vocabulary.ts";
import type { Profile } from "../../profile/schema.ts";

export type ShownIn = { repository: string; url: string };

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

/** The person's list against the one that was read: what was put in, and what was taken out. The rest stays. */
export function changedSkills(asRead: string[], corrected: string[]): { added: string[]; removed: string[] } {
  const lower = (names: string[]) => new Set(names.map((name) => name.toLowerCase()));
  const [before, after] = [lower(asRead), lower(corrected)];
  return {
    added: corrected.filter((name) => !before.has(name.toLowerCase())),
    removed: asRead.filter((name) => !after.has(name.toLowerCase())),
  };
}
