import type { Embedder } from "../ai/ai.ts";
import { mentionsOf, type Term } from "./dictionary.ts";
import { tokensOf } from "./tokens.ts";
import { stableHash, toUnit, vectorDimensions } from "./vector.ts";

// What the space is made of is part of its name: change a number here, and the model's name with it.
const rarityWeights = [0, 0.35, 0.75, 1.2, 1.7, 2.2];
const spread = 0.3;
const wordWeight = 0.16;
/** A term lights up several dimensions, so that two terms that share one are not taken for each other. */
const dimensionsPerTerm = 4;

const stopWords = new Set(
  `about above after again all also and any are because been before being below between both but can cannot could did
does doing down during each few for from further had has have having here how into its itself just more most not now
off once only other our out over own same should some such than that the their them then there these they this those
through too under until very was were what when where which while who why will with you your use used uses using work
works working make makes made one two three new year years experience team project projects`.split(/\s+/),
);

/** The same text always gives the same vector: no download, no network, nothing learnt. */
export const localEmbedder: Embedder = {
  model: "local-1",
  embed: async (texts) => texts.map(embedLocally),
};

export function embedLocally(text: string): number[] {
  const vector = new Array<number>(vectorDimensions).fill(0);
  const mentions = mentionsOf(text);
  for (const [term, weight] of termWeights(mentions.map((mention) => mention.term))) {
    addFeature(vector, `term ${term.name.toLowerCase()}`, weight, dimensionsPerTerm);
  }
  for (const [word, count] of contentWords(text)) {
    addFeature(vector, `word ${word}`, wordWeight * (1 + Math.log(count)), 1);
  }
  // Signs can cancel and a text can be empty; a zero vector has no direction, and comparing with it gives no number.
  if (!vector.some((value) => Math.abs(value) > 1e-9)) addFeature(vector, `text ${text}`, 1, 1);
  return toUnit(vector);
}

function termWeights(terms: Term[]): Map<Term, number> {
  const counts = new Map<Term, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const weights = new Map<Term, number>();
  for (const [term, count] of counts) {
    const weight = (1 + Math.log(count)) * (rarityWeights[term.rarity] ?? 1);
    weights.set(term, (weights.get(term) ?? 0) + weight);
    for (const neighbour of term.near) {
      const share = (spread * weight) / Math.sqrt(term.near.length);
      weights.set(neighbour, (weights.get(neighbour) ?? 0) + share);
    }
  }
  return weights;
}

function contentWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { word } of tokensOf(text)) {
    if (word.length < 3 || stopWords.has(word) || /^\d+$/.test(word)) continue;
    const stem = word.replace(/(?:ings?|ers?|ed|es|s)$/, "");
    const key = stem.length >= 3 ? stem : word;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function addFeature(vector: number[], feature: string, weight: number, dimensions: number): void {
  for (let part = 0; part < dimensions; part++) {
    const hash = stableHash(feature, part + 1);
    const index = (hash >>> 1) % vectorDimensions;
    const sign = hash & 1 ? 1 : -1;
    vector[index] = (vector[index] ?? 0) + (sign * weight) / Math.sqrt(dimensions);
  }
}
