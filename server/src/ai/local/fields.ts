import type { Facts } from "../../evidence/facts.ts";
import { fieldList } from "./fieldList.ts";

/** A field of work in words: what is built ("storage engines") and what it is there for. */
export type Field = {
  name: string;
  /** Names of claims that point at it. */
  terms: string[];
  /** Words of descriptions that point at it. */
  words?: RegExp;
  /** Completes "Builds …": what the field is about, in plain words. */
  essence: string[];
  /** Whom such things are made for. */
  people: string;
  /** Fields of one family say the same twice. */
  family: string;
};

export type ScoredField = { field: Field; score: number };

/** Best first. Claims count by their place in their list, descriptions by the weight of their project. */
export function fieldsOf(facts: Facts): ScoredField[] {
  const weights = new Map<string, number>();
  for (const [claims, factor] of [
    [facts.technologies, 0.8],
    [facts.concepts, 1.3],
    [facts.practices, 0.7],
    [facts.domains, 1.2],
  ] as const) {
    const best = claims[0]?.weight ?? 1;
    for (const { text, weight } of claims) weights.set(text.toLowerCase(), (weight / best) * factor);
  }
  const texts = facts.projects.map((project, index) => ({
    text: `${project.name.replace(/[-_]/g, " ")}. ${project.description ?? ""}`,
    more: project.sentences.slice(0, 6).join(" "),
    weight: [2.2, 1.5, 1.1, 0.8, 0.6, 0.5][index] ?? 0.4,
  }));
  return fieldList
    .map((field) => ({ field, score: scoreOf(field, weights, texts) }))
    .filter(({ score }) => score >= 0.9)
    .sort((a, b) => b.score - a.score || a.field.name.localeCompare(b.field.name));
}

function scoreOf(
  { terms, words }: Field,
  weights: Map<string, number>,
  texts: { text: string; more: string; weight: number }[],
): number {
  const claimed = terms.map((term) => weights.get(term.toLowerCase()) ?? 0).sort((a, b) => b - a);
  const [first = 0, second = 0, third = 0] = claimed;
  let score = first + 0.7 * second + 0.5 * third;
  if (words) {
    for (const { text, more, weight } of texts) {
      if (words.test(text)) score += weight;
      else if (words.test(more)) score += weight * 0.25;
    }
  }
  return score;
}
