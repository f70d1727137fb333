import { lowerFirst } from "../text/firstLetter.ts";
import { isEnglish } from "./readme.ts";
import type { CountedRepository } from "./repositories.ts";

type LookingFor = { text: string; in: CountedRepository; path: string };

const wishPattern =
  /(?:\b(?:wanted|looking for|searching for|in search of|what i lack|what we lack)\b|\b(?:i|we|this|this one)(?: really| still| also)? needs?\b|(?:^|[.;] )need\b|what (?:i|you) need:)\s*(?:[:,]\s*)?((?:a |an |the |some |real )*(?:technical |commercial |business |second )?(?:co-?founder|partner|person|somebody|someone|people|colleague)\b[^.!?;]*)/i;

/**
 * Whom the person is looking for, in their own words: "Wanted: somebody for operations who has been on a tractor".
 * More reliable than inferring it from missing skills.
 */
export function findLookingFor(counted: CountedRepository[]): LookingFor | null {
  for (const repo of counted) {
    for (const { text, path } of repo.sentences) {
      const phrase = wishPattern.exec(text)?.[1];
      if (!phrase || !isEnglish(text) || /\b(?:not looking|no longer|internship|a job|hire me)\b/i.test(text))
        continue;
      const plain = tidy(phrase);
      if (plain.length >= 14 && plain.length <= 130) return { text: plain, in: repo, path };
    }
  }
  return null;
}

function tidy(phrase: string): string {
  const noFirstPerson = phrase
    .replace(/\s*\([^)]*\)/g, "")
    .replace(/[,:]?\s*\b(?:with me|for me|than me|than i can)\b/gi, "")
    .replace(/(?:\s*,)?\s*(?:because|since|as)\s+(?:i|we)\b.*$/i, "")
    .replace(/,?\s*\b(?:and|but)\s+(?:who understands )?why (?:i|we)\b.*$/i, "")
    .replace(/\b(?:i|we|my|our|me|us)\b.*$/i, "")
    .replace(/\s+(?:and|who|that|which|why|because|the|a|an|of|for|to|with|understands)\s*$/i, "")
    .replace(/\s+/g, " ")
    .replace(/[\s,;:–—-]+$/, "")
    .trim();
  const withArticle =
    /^(?:technical |commercial |business |real |second )*(?:partner|co-?founder|person|colleague)\b/i.test(
      noFirstPerson,
    )
      ? `a ${noFirstPerson}`
      : noFirstPerson;
  return lowerFirst(withArticle);
}
