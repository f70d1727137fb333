import { fold } from "./words.ts";

const minGram = 3;
const maxGram = 5;

/** Character n-grams of 3 to 5 within words, a space at each end. */
function gramsOf(title: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of fold(title).match(/\S{1,60}/g) ?? []) {
    const bounded = ` ${word} `;
    for (let length = minGram; length <= maxGram; length++)
      for (let start = 0; start + length <= bounded.length; start++) {
        const gram = bounded.slice(start, start + length);
        counts.set(gram, (counts.get(gram) ?? 0) + 1);
      }
  }
  return counts;
}

/**
 * TF-IDF over character n-grams, cosine; the document frequencies are the corpus' own, smoothed as scikit-learn does:
 * idf = ln((1 + n) / (1 + df)) + 1.
 */
export function characterIndex(corpus: string[]): (title: string) => Float32Array {
  const documents = corpus.map(gramsOf);
  const postings = new Map<string, { at: number[]; weight: number[] }>();
  const frequency = new Map<string, number>();
  for (const grams of documents)
    for (const gram of grams.keys()) frequency.set(gram, (frequency.get(gram) ?? 0) + 1);
  const idf = (gram: string) => Math.log((1 + corpus.length) / (1 + (frequency.get(gram) ?? 0))) + 1;
  const weighted = (grams: Map<string, number>) => {
    const weights = [...grams].map(([gram, count]) => [gram, count * idf(gram)] as const);
    const length = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1;
    return weights.map(([gram, weight]) => [gram, weight / length] as const);
  };
  documents.forEach((grams, at) => {
    for (const [gram, weight] of weighted(grams)) {
      const list = postings.getOrInsertComputed(gram, () => ({ at: [], weight: [] }));
      list.at.push(at);
      list.weight.push(weight);
    }
  });
  return (title) => {
    const scores = new Float32Array(corpus.length);
    for (const [gram, weight] of weighted(gramsOf(title))) {
      const list = postings.get(gram);
      if (!list) continue;
      for (let i = 0; i < list.at.length; i++) {
        const at = list.at[i] as number;
        scores[at] = (scores[at] as number) + weight * (list.weight[i] as number);
      }
    }
    return scores;
  };
}
