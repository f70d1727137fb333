import { findTerms, termNamed } from "../knowledge/dictionary.ts";
import { withoutOwnWords } from "../profile/claims.ts";
import type { Profile } from "../profile/schema.ts";
import { wordsKey } from "../text/tokens.ts";
import type { Reading } from "./schema.ts";

const atMost = 6;

/** Technologies in the person's code that the CV does not mention under any of their names. */
export function alsoShown(profile: Profile | null, { skills, parts }: Reading): string[] {
  const technologies = profile ? withoutOwnWords(profile.technical).identifiedTechnologies : [];
  if (technologies.length === 0) return [];
  const text = parts.map((part) => part.text).join("\n");
  const terms = new Set([
    ...skills.map(termNamed),
    ...findTerms([...skills, text].join("\n")).map((one) => one.term),
  ]);
  // Names outside the dictionary must occur verbatim.
  const words = ` ${wordsKey([...skills, text].join(" "))} `;
  return technologies
    .filter((technology) => {
      const term = termNamed(technology);
      return term ? !terms.has(term) : !words.includes(` ${wordsKey(technology)} `);
    })
    .slice(0, atMost);
}
