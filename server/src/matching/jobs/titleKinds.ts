import { mentionsOf } from "../../knowledge/dictionary.ts";
import { lazy } from "../../lazy.ts";
import { namesRole } from "../../text/roleWords.ts";
import { closeness, graph, isWide } from "./nodes.ts";
import { findPhrases, type Hit, keyOf, phraseIndex, type Words, wordsOf } from "./phrases.ts";
import { inSentence } from "./titleCase.ts";
import type { Weighted } from "./titleMatches.ts";

/** Weight of a kind that only a technology in the title names. */
export const toolWeight = 0.8;
/** Factor of such a kind beside a title that is clear without it, and the closeness to it that it needs. */
const besideTitle = 0.5;
export const sameField = 0.4;

const kindsIndex = lazy(() => {
  const all = graph().nodes.filter(({ parents }) => parents.length > 0);
  return {
    byTitle: phraseIndex(
      new Map(all.flatMap((node) => node.titles.flat().map((title) => [keyOf(title), node] as const))),
    ),
    byTool: new Map(
      all.toReversed().flatMap((node) => node.technologies.slice(0, 1).map((tool) => [tool, node] as const)),
    ),
  };
});

export const ofComputing =
  /\b(?:developer|engineer|programmer|architect|consultant|expert|specialist|especialista)\b|entwickler|desarrollador|développeu/i;

/** "Desarrollador full stack", "Front-End-Entwickler": the kinds have names in English, beside what ESCO has in both languages. */
export const withDeveloper = (title: string): string =>
  title
    .replace(/(?<!\p{L})desarrolladora?\s+(?:de\s+)?(\p{L}[^()[\]|,;:–]*)(?<!\s)/iu, "$1 developer")
    .replace(/(?<=\p{L})[\s-]?entwickler(?:in)?(?!\p{L})/giu, " developer");

/** "Accountant with SAP" → "Accountant with ": a title without names of kinds that say no role. */
export function withoutBareKinds(title: string): string {
  const words = wordsOf(title);
  return findPhrases(kindsIndex().byTitle, words)
    .filter((hit) => !namesRole(wordsAt(title, words, hit)))
    .reduceRight((rest, { from, to }) => {
      const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
      return rest.slice(0, start) + rest.slice(end);
    }, title);
}

/**
 * Kinds of computing occupations, by their titles within this one or by a technology in it. A technology, and what is no
 * role ("SAP"), counts less beside the rest of the title (`heads`), and not at all if that is of another field.
 */
export function kindsIn(title: string, heads: Weighted[] = []): Weighted[] {
  const words = wordsOf(title);
  const matches = findPhrases(kindsIndex().byTitle, words).map((hit) => ({
    node: hit.value,
    weight: 1,
    wording: inSentence(wordsAt(title, words, hit), hit.value.name),
  }));
  const tools = ofComputing.test(title)
    ? mentionsOf(title, { isTechnical: true }).flatMap(({ term }) => kindsIndex().byTool.get(term.name) ?? [])
    : [];
  const all = [...matches, ...tools.map((node) => ({ node, weight: toolWeight, wording: node.name }))];
  const [head] = heads;
  const isOpen = !head || head.isVague || head.isUnsure || isWide(head.node);
  if (isOpen || matches.some(({ wording }) => namesRole(wording))) return all;
  return all
    .filter(({ node }) => heads.some((one) => closeness(node, one.node) >= sameField))
    .map((one) => ({ ...one, weight: one.weight * besideTitle }));
}

export const wordsAt = <T>(text: string, words: Words, { from, to }: Hit<T>) =>
  text.slice(words[from]?.start, words[to - 1]?.end);
