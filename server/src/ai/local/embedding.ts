import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { vectorDimensions } from "@career-hub/db/enums.ts";
import { mentionsOf, type Term } from "../../knowledge/dictionary.ts";
import { dictionary } from "../../knowledge/terms.ts";
import { embedDocument } from "../../taxonomy/documents.ts";
import { dimensions, model } from "../../taxonomy/model.ts";
import { countsOf } from "../../text/counts.ts";
import { stableHash } from "../../text/hash.ts";
import type { Embedder } from "../ai.ts";

// Parameters of the vector space. Change `model` below with any of them or with the trained model.
const rarityWeights = [0, 0.35, 0.75, 1.2, 1.7, 2.2];
const spread = 0.3;
/** Each term is hashed to several dimensions, so that collisions in one do not make two terms equal. */
const dimensionsPerTerm = 4;
/** Lengths of the two parts of a vector: described work and technologies. */
const shares = { work: 0.8, terms: 0.6 };

/**
 * Embeds without network: the first 128 numbers are the trained embedding of the text (docs/taxonomy.md), the others its
 * technologies, hashed.
 */
export const localEmbedder: Embedder = {
  model: "local-2",
  async embed(texts) {
    // Both are lazily loaded, each taking tens of milliseconds.
    for (const load of [dictionary, model]) {
      load();
      await yieldToEventLoop();
    }
    const vectors: number[][] = [];
    for (const text of texts) {
      vectors.push(embedLocally(text));
      // Long texts take milliseconds each, so it yields between the texts of a batch.
      await yieldToEventLoop();
    }
    return vectors;
  },
};

/** Deterministic embedding of unit length. */
export function embedLocally(text: string): number[] {
  const vector = new Array<number>(vectorDimensions).fill(0);
  for (const [term, weight] of termWeights(mentionsOf(text).map((mention) => mention.term)))
    addTerm(vector, term, weight);
  const length = Math.hypot(...vector);
  if (length > 0)
    vector.forEach((value, at) => {
      vector[at] = (value / length) * shares.terms;
    });
  embedDocument(text).forEach((value, at) => {
    vector[at] = value * shares.work;
  });
  // A text without known words would give a zero vector, whose cosine is NaN.
  if (!vector.some((value) => Math.abs(value) > 1e-9)) vector[positionOf(text, 1)] = 1;
  const size = Math.hypot(...vector);
  return vector.map((value) => value / size);
}

function termWeights(terms: Term[]): Map<Term, number> {
  const weights = new Map<Term, number>();
  for (const [term, count] of countsOf(terms)) {
    const weight = (1 + Math.log(count)) * (rarityWeights[term.rarity] ?? 1);
    weights.set(term, (weights.get(term) ?? 0) + weight);
    for (const neighbour of term.near) {
      const share = (spread * weight) / Math.sqrt(term.near.length);
      weights.set(neighbour, (weights.get(neighbour) ?? 0) + share);
    }
  }
  return weights;
}

/** A dimension after those of the trained embedding. */
const positionOf = (feature: string, part: number): number =>
  dimensions + ((stableHash(feature, part) >>> 1) % (vectorDimensions - dimensions));

function addTerm(vector: number[], term: Term, weight: number): void {
  const feature = `term ${term.name.toLowerCase()}`;
  for (let part = 1; part <= dimensionsPerTerm; part++) {
    const at = positionOf(feature, part);
    const sign = stableHash(feature, part) & 1 ? 1 : -1;
    vector[at] = (vector[at] ?? 0) + (sign * weight) / Math.sqrt(dimensionsPerTerm);
  }
}
