/** Samples positive pairs of texts and determines which classes are too close to be negatives. */
import type { Pair } from "./contrastive.ts";
import { type Class, rowCache } from "./examples.ts";

/** Mix of pairs: two titles of an occupation, a title and a description, two occupations of a group. */
const shares = { titles: 0.68, text: 0.2, group: 0.12 };
/** Data augmentation: probabilities of a typing error, of a seniority word before the title, and of dropping a word's own row. */
const noise = { typing: 0.12, rank: 0.08, word: 0.25 };
const windowWords = 24;
const ranks = ["senior", "junior", "lead", "sr", "jr", "principal", "trainee"];

export function createSampler(classes: Class[], random: () => number) {
  const rows = rowCache();
  const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)] as T;
  const groupOf = (at: number) => (classes[at] as Class).entry.iscoGroup;
  const majorOf = (at: number) => groupOf(at).slice(0, 2);
  const byGroup = Map.groupBy(classes.keys(), groupOf);
  const byMajor = Map.groupBy(classes.keys(), majorOf);
  const indexOf = new Map(classes.map(({ entry }, at) => [entry.id, at]));
  const related = classes.map(({ entry }) =>
    (entry.related ?? []).slice(0, 5).flatMap((id) => indexOf.get(id) ?? []),
  );
  // Classes with many titles are sampled more often, but less than proportionally.
  const drawClass = weightedSampler(
    classes.map(({ titles }) => Math.sqrt(titles.flat().length)),
    random,
  );

  function featuresOf(words: string[], isNoisy: boolean): Int32Array {
    const parts = words.map((word) => {
      const all = rows(isNoisy && random() < noise.typing ? misspelt(word, random) : word);
      return random() < noise.word ? all.subarray(1) : all;
    });
    const joined = new Int32Array(parts.reduce((length, part) => length + part.length, 0));
    let at = 0;
    for (const part of parts) {
      joined.set(part, at);
      at += part.length;
    }
    return joined;
  }

  function title(of: number): Int32Array {
    const words = pick(pick((classes[of] as Class).titles))
      .split(" ")
      .slice(0, 12);
    if (random() < noise.rank) words.unshift(pick(ranks));
    return featuresOf(words, random() < 0.5);
  }

  function description(of: number): Int32Array {
    const words = pick((classes[of] as Class).texts);
    const start = Math.floor(random() * Math.max(1, words.length - windowWords));
    return featuresOf(words.slice(start, start + windowWords), false);
  }

  function pairOf(of: number): Pair {
    const kind = random();
    if (kind > 1 - shares.group) {
      const near = related[of] as number[];
      const group = byGroup.get(groupOf(of)) ?? [of];
      const other = pick(near.length ? near : group);
      return { left: title(of), right: title(other), leftClass: of, rightClass: other };
    }
    const hasText = (classes[of] as Class).texts.length > 0;
    const right = kind > shares.titles && hasText ? description(of) : title(of);
    return { left: title(of), right, leftClass: of, rightClass: of };
  }

  return {
    /** Half of a batch is sampled from all classes, half from one ISCO sub-major group as hard negatives. */
    batch(size: number): Pair[] {
      const near = byMajor.get(majorOf(drawClass())) ?? [];
      return Array.from({ length: size }, (_, at) =>
        pairOf(at % 2 && near.length > 8 ? pick(near) : drawClass()),
      );
    },
    isSame: sameClasses(classes),
  };
}

/** Returns a function that draws an index with a probability in proportion to its weight. */
function weightedSampler(weights: number[], random: () => number): () => number {
  let sum = 0;
  const cumulative = weights.map((weight) => {
    sum += weight;
    return sum;
  });
  return () => {
    const wanted = random() * sum;
    let [low, high] = [0, cumulative.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((cumulative[middle] as number) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** Drops, swaps or doubles one letter. */
function misspelt(word: string, random: () => number): string {
  if (word.length < 4) return word;
  const at = 1 + Math.floor(random() * (word.length - 2));
  const kind = random();
  if (kind < 0.4) return word.slice(0, at) + word.slice(at + 1);
  if (kind < 0.7) return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  return word.slice(0, at) + word[at] + word.slice(at);
}

/** Classes that share a title are not negatives of each other. */
function sameClasses(classes: Class[]): (a: number, b: number) => boolean {
  const shared = new Uint8Array(classes.length ** 2);
  const byTitle = new Map<string, number[]>();
  classes.forEach(({ titles }, at) => {
    for (const title of titles.flat()) byTitle.getOrInsertComputed(title, () => []).push(at);
  });
  for (const same of byTitle.values())
    for (const a of same) for (const b of same) shared[a * classes.length + b] = 1;
  return (a, b) => shared[a * classes.length + b] === 1;
}
