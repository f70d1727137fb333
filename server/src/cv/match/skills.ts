import type { CvInput } from "../../matching/thread/tasks.ts";
import type { Profile } from "../../profile/schema.ts";

/** What the saved profile's evidence shows: each claim with the repository that shows it best. */
export function shownInCode(profile: Profile | null): CvInput["shown"] {
  const { identifiedTechnologies = [], architecturalConcepts = [], evidence = {} } = profile?.technical ?? {};
  return [...identifiedTechnologies, ...architecturalConcepts].flatMap((claim) => {
    const [best] = evidence[claim] ?? [];
    return best ? [[claim, { repository: best.repository, url: best.url }] as [string, typeof best]] : [];
  });
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
