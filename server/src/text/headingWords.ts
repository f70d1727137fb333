import type { SectionKind } from "./enums.ts";
import known from "./headingWords.json" with { type: "json" };
import { memoized } from "./memoized.ts";

/** Patterns of the words of each kind, in their order of precedence. */
const compile = (words: Record<string, string[]>, pattern: (words: string) => RegExp) =>
  Object.entries(words).map(([kind, some]) => [kind as SectionKind, pattern(some.join("|"))] as const);
const stems = (words: string) => new RegExp(`(?<!\\p{L})(?:\\p{L}+-)?(?:${words})`, "iu");
const [firstPatterns, nounPatterns, adjectivePatterns] = [
  compile(known.first, stems),
  compile(known.nouns, stems),
  compile(known.adjectives, stems),
];
const characters = "[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang} ー・]";
const endingPatterns = compile(
  known.endings,
  (words) => new RegExp(`^${characters}{0,6}(?:${words})[:：]?$`, "u"),
);
const kindsIn = (text: string, patterns: ReturnType<typeof compile>) =>
  patterns.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);
const maxHeadingWords = 5;

/** "Aus-" of "Aus- und Weiterbildung": "Ausbildung". */
const completed = (part: string, whole: string) =>
  /^\p{L}+-$/u.test(part) && /bildung(?:en)?$/u.test(whole) ? part.replace("-", "bildung") : part;

/** The kinds of a heading by its nouns, for at most five words; empty without a known noun. */
export const kindsByNouns = memoized((heading: string): SectionKind[] => {
  // Turkish "İ" has no lower case in patterns.
  const text = heading.replace(/İ/g, "i");
  if (text.split(" ").length > maxHeadingWords) return [];
  const [byEnding] = kindsIn(text, endingPatterns);
  if (byEnding) return [byEnding];
  const parts = text.split(/\s+(?:&|\+|und|and|et|y|e|i|en)\s+/iu).map((part) => completed(part, text));
  const byNouns = parts.flatMap((part) => {
    const [kind] = kindsIn(part, firstPatterns);
    return kind ? [kind] : kindsIn(part, nounPatterns);
  });
  return [...new Set(byNouns.length > 0 ? byNouns : kindsIn(text, adjectivePatterns))];
});
