import type { Facts, ProjectFacts } from "../../evidence/facts.ts";
import { pluralOf } from "./english.ts";

/** Public projects: the main one with those that come near it, and the rest that can say what they are. */
export function mainProjects({ projects }: Facts): { main: ProjectFacts[]; others: ProjectFacts[] } {
  const [first, ...rest] = projects.filter(({ isPrivate }) => !isPrivate);
  if (!first) return { main: [], others: [] };
  const isPeer = ({ ownCommits, subject }: ProjectFacts) =>
    subject !== null && ownCommits >= first.ownCommits * 0.3;
  const peers = rest.filter(isPeer).slice(0, 2);
  return {
    main: [first, ...peers],
    others: rest.filter((one) => one.subject !== null && !peers.includes(one)),
  };
}

/** "Rust libraries", where all are of one kind and in one language. */
export function commonKind([first, ...rest]: ProjectFacts[]): string | null {
  if (!first?.kind || !first.language) return null;
  const isSame = rest.every(({ language, kind }) => language === first.language && kind === first.kind);
  return isSame ? `${first.language} ${pluralOf(first.kind)}` : null;
}

/** The languages worth naming: one that leads clearly, else two. */
export function mainLanguages({ languages: [first, second] }: Facts): string[] {
  const named = second && second.percent >= 25 ? [first, second] : [first];
  return named.flatMap((language) => language?.name ?? []);
}
