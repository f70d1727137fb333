import type { Facts, ProjectFacts } from "../../evidence/facts.ts";
import { pluralOf } from "./english.ts";
import { ownWordsOf } from "./ownWords.ts";

type Main = {
  /** The main project, or up to three of one kind in one language that come near each other. */
  main: ProjectFacts[];
  /** The rest that can say what they are. */
  others: ProjectFacts[];
};

/** Only public projects: nothing of a private one is named or quoted. */
export function mainProjects({ projects }: Facts): Main {
  const [first, ...rest] = projects.filter(({ isPrivate }) => !isPrivate);
  if (!first) return { main: [], others: [] };
  const described = rest.filter((one) => ownWordsOf(one) !== null);
  const peers = described
    .filter((one) => one.ownCommits >= first.ownCommits * 0.3 && commonKind([first, one]) !== null)
    .slice(0, 2);
  return { main: [first, ...peers], others: described.filter((one) => !peers.includes(one)) };
}

/** "Rust libraries", where all are of one kind and in one language. */
export function commonKind([first, ...rest]: ProjectFacts[]): string | null {
  if (!first?.kind || !first.language) return null;
  const isSame = rest.every(({ language, kind }) => language === first.language && kind === first.kind);
  return isSame ? `${first.language} ${pluralOf(first.kind)}` : null;
}

/** The languages worth naming: one that leads clearly, else two; of several projects only the main one's. */
export function mainLanguages({ languages, projects }: Facts): string[] {
  const [first, second] = languages;
  const main = projects.find(({ isPrivate }) => !isPrivate);
  if (projects.length > 1 && main?.language) return [main.language];
  const named = second && second.percent >= 25 ? [first, second] : [first];
  return named.flatMap((language) => language?.name ?? []);
}
