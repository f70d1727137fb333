import { allTerms } from "../knowledge/dictionary.ts";
import { lazy } from "../lazy.ts";
import { wordsKey } from "../text/tokens.ts";
import { type Claims, filterClaims } from "./claims.ts";
import type { Profile } from "./schema.ts";

type Texts = Claims & Pick<Profile["technical"], "headline" | "coFounderSummary">;

const commonWords = lazy(() => new Set(allTerms().flatMap(({ name }) => wordsKey(name).split(" "))));
/** Common words do not reveal a repository named "api" or "website". */
const isCommonWord = (word: string): boolean => word.length < 3 || commonWords().has(word);

/** A predicate: whether a text mentions one of these repositories ("owner/name"). */
export function namesAnyOf(repositories: string[]): (text: string) => boolean {
  const names = repositories
    .map((repository) => wordsKey(repository.slice(repository.indexOf("/") + 1)))
    .filter((name) => name && !isCommonWord(name));
  return (text) => {
    const words = ` ${wordsKey(text)} `;
    return names.some((name) => words.includes(` ${name} `));
  };
}

/** Removes texts that mention a private repository, whichever writer made them. Text by the person stays. */
export function withoutPrivateNames<T extends Texts>(technical: T, repositories: string[]): T {
  if (repositories.length === 0) return technical;
  const isPrivate = namesAnyOf(repositories);
  const isOpen = (text: string) => !isPrivate(text);
  const { headline, coFounderSummary, ownWords = {} } = technical;
  const open = filterClaims(technical, ({ claim }) => isOpen(claim));
  const sentences = coFounderSummary.split(/(?<=[.!?])\s/);
  return {
    ...open,
    headline: ownWords.headline || isOpen(headline) ? headline : "",
    coFounderSummary: ownWords.coFounderSummary ? coFounderSummary : sentences.filter(isOpen).join(" "),
    projectInsights: open.projectInsights.filter(({ highlight }) => isOpen(highlight)),
  };
}
