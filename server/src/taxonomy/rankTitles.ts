import { characterIndex } from "./characterIndex.ts";
import { embedText, similarity } from "./embedding.ts";
import type { FindOccupations } from "./occupationIndex.ts";
import { occupationsFor } from "./occupations.ts";

/**
 * Weights of a score of two titles: cosine of embeddings, cosine of TF-IDF over character n-grams, and cosine of their
 * occupations. Tuned on held-out occupations (docs/taxonomy.md), the same for all languages.
 */
const titleWeights = { vector: 1, characters: 0.25, occupations: 0.4 };

/** Number of occupations per title, and the temperature of their softmax over similarity. */
const maxOccupations = 8;
const sharpness = 0.08;
/** Partial weights for two occupations in the same ISCO unit group or minor group. */
const groupWeights = { unit: 0.7, minor: 0.4 };

/** Creates a ranker of `corpus` for any query: it returns a score per title, higher for more similar ones. */
export function titleRanker(
  corpus: string[],
  find: FindOccupations = occupationsFor,
): (query: string) => Float32Array {
  const characters = characterIndex(corpus);
  const vectors = corpus.map((title) => embedText(title));
  const occupations = corpus.map((title) => occupationVector(title, find));
  return (query) => {
    const scores = characters(query);
    const vector = embedText(query);
    const occupation = occupationVector(query, find);
    for (let at = 0; at < scores.length; at++)
      scores[at] =
        titleWeights.characters * (scores[at] as number) +
        titleWeights.vector * similarity(vector, vectors[at] as Float32Array) +
        titleWeights.occupations * dot(occupation, occupations[at] as Map<string, number>);
    return scores;
  };
}

/** Unit-length sparse vector over occupations and their ISCO groups. */
function occupationVector(title: string, find: FindOccupations): Map<string, number> {
  const nearest = find(title, maxOccupations);
  const best = nearest[0]?.similarity ?? 0;
  const vector = new Map<string, number>();
  const add = (key: string, weight: number) => vector.set(key, (vector.get(key) ?? 0) + weight);
  for (const { occupation, similarity: alike } of nearest) {
    const weight = Math.exp((alike - best) / sharpness);
    add(occupation.id, weight);
    add(`unit ${occupation.iscoGroup}`, weight * groupWeights.unit);
    add(`minor ${occupation.iscoGroup.slice(0, 3)}`, weight * groupWeights.minor);
  }
  const length = Math.sqrt([...vector.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1;
  for (const [key, weight] of vector) vector.set(key, weight / length);
  return vector;
}

function dot(a: Map<string, number>, b: Map<string, number>): number {
  let sum = 0;
  for (const [key, weight] of a) sum += weight * (b.get(key) ?? 0);
  return sum;
}
