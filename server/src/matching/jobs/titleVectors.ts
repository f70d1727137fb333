import { embedText } from "../../taxonomy/embedding.ts";
import { inBytes } from "./describedWork.ts";
import { shareOf } from "./nodes.ts";
import { nearestToKnown } from "./titles.ts";

/** Embedding of a title: 128 integers from -127 to 127. */
export type TitleVector = { vector: Int8Array; weight: number };

/** Cosine range: similarity is 0 at `from` and 1 at `full`. */
const similarityRange = { from: 0.4, full: 0.9 };

/** Vectors of titles, in English where it is known. Deduplicated by wording, keeping the greatest weight. Null wordings are skipped. */
export function titleVectors(titles: { wording: string | null; weight: number }[]): TitleVector[] {
  const weights = new Map<string, number>();
  for (const { wording, weight } of titles)
    if (wording !== null) weights.set(wording, Math.max(weight, weights.get(wording) ?? 0));
  return [...weights].map(([wording, weight]) => ({
    vector: inBytes(embedText(nearestToKnown(wording))),
    weight,
  }));
}

/** 0 to 1: for each title of the ad the CV's best similarity × weight, averaged by the ad's weights. */
export function titleSimilarity(cv: TitleVector[], job: TitleVector[]): number {
  let sum = 0;
  let all = 0;
  for (const { vector, weight } of job) {
    let best = 0;
    for (const own of cv)
      best = Math.max(best, own.weight * shareOf(cosine(own.vector, vector), similarityRange));
    sum += weight * best;
    all += weight;
  }
  return all > 0 ? sum / all : 0;
}

function cosine(a: Int8Array, b: Int8Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number);
  return sum / 127 ** 2;
}
