import type { CvInput } from "../../matching/thread/tasks.ts";
import type { Evidence, Profile } from "../../profile/schema.ts";

const readme = /(?:^|\/)readme[^/]*$/i;
/** How evidence of languages and topics reads; descriptions have no path either, and any words. */
const shownWithoutPath = /^(?:Written in|Tagged)\b|\d% of the code$/;

/** A name in a README or a description is a mention: it shows no code. */
const isMention = ({ path, note }: Evidence): boolean =>
  path === undefined ? note !== undefined && !shownWithoutPath.test(note) : readme.test(path);

/** What the saved profile's evidence shows beyond a mention: each claim with the repository that shows it best. */
export function shownInCode(profile: Profile | null): CvInput["shown"] {
  const { identifiedTechnologies = [], architecturalConcepts = [], evidence = {} } = profile?.technical ?? {};
  return [...identifiedTechnologies, ...architecturalConcepts].flatMap((claim) => {
    const best = evidence[claim]?.find((place) => !isMention(place));
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
