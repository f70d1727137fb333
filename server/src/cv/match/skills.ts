import type { CvInput } from "../../matching/thread/tasks.ts";
import type { Evidence, Profile } from "../../profile/schema.ts";

const readme = /(?:^|\/)readme[^/]*$/i;
/** Notes of languages and topics, which have no path. Descriptions have no path either, but contain free text. */
const shownWithoutPath = /^(?:Written in|Tagged)\b|\d% of the code$/;

/** A name in a README or description is only a mention, not evidence from code. */
const isMention = ({ path, note }: Evidence): boolean =>
  path === undefined ? note !== undefined && !shownWithoutPath.test(note) : readme.test(path);

/** Claims whose evidence is more than a mention, each with the best repository. */
export function shownInCode(profile: Profile | null): CvInput["shown"] {
  const { identifiedTechnologies = [], architecturalConcepts = [], evidence = {} } = profile?.technical ?? {};
  return [...identifiedTechnologies, ...architecturalConcepts].flatMap((claim) => {
    const best = evidence[claim]?.find((place) => !isMention(place));
    return best ? [[claim, { repository: best.repository, url: best.url }] as [string, typeof best]] : [];
  });
}

/** The difference between the person's list and the parsed one. */
export function changedSkills(asRead: string[], corrected: string[]): { added: string[]; removed: string[] } {
  const lower = (names: string[]) => new Set(names.map((name) => name.toLowerCase()));
  const [before, after] = [lower(asRead), lower(corrected)];
  return {
    added: corrected.filter((name) => !before.has(name.toLowerCase())),
    removed: asRead.filter((name) => !after.has(name.toLowerCase())),
  };
}
