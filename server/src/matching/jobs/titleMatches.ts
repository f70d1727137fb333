import { LRUCache } from "lru-cache";
import { embedText, similarity } from "../../taxonomy/embedding.ts";
import { occupationsFor } from "../../taxonomy/occupations.ts";
import { namesRole } from "../../text/roleWords.ts";
import { meanCloseness } from "./ambiguousWords.ts";
import { closeness, graph, type Node, shareOf } from "./nodes.ts";
import { keyOf } from "./phrases.ts";

/**
 * `isVague`: the words fit many trades ("Manager"). `isUnsure`: good enough to rank by, but more often wrong than right.
 * `wording`: the title as written.
 */
export type Weighted = {
  node: Node;
  weight: number;
  isVague?: boolean;
  isUnsure?: boolean;
  wording?: string;
};

/** Occupations compared for each segment of a title, and kept. */
const maxCompared = 30;
const maxKept = 8;
/** Temperature of the softmax over similarities. */
const sharpness = 0.1;
/** Weight of the similarity to an occupation's mean vector beside its most similar title: some occupations have titles of other trades. */
const meanWeight = 0.5;
/** Weight of the similarity between an occupation and the whole text. */
const contextWeight = 0.5;
/** Mean closeness from which the occupations of one title are of one family. */
const oneFamily = 0.6;
/** Below this similarity of the best match a title is not recognised (docs/matching.md). */
const leastSimilar = 0.68;
/**
 * An occupation is sure if the title is one of its own, or if the similarities to the nearest title and to the mean of that
 * occupation's titles and, × `agreement`, the agreement of the matches add up to `least` (docs/matching.md).
 */
const sure = { agreement: 0.4, least: 1.6 };
/** Similarity range of the best match: the weight of a title rises from `from` to `full`. */
const trustRange = { from: 0.5, full: 0.9 };
/** Below this mean closeness of the matches a title belongs to many trades. */
const vague = 0.3;
/** Below this closeness to all occupations with the word, a one-word role is not reported as a profession. */
const general = 0.2;
/** Weight of a match of a single word, relative to the best, from which it tells how general the word is. */
const likelyFrom = 0.3;
const minWeight = 0.05;
/** An occupation with its similarity to a title: of its most similar one, of their mean, and both together. */
type Candidate = { node: Node; toTitle: number; toMean: number; value: number };
/** The occupations of a segment by its words alone, and what they were chosen from. */
type Read = { found: Candidate[]; matches: Weighted[] };
const cache = new LRUCache<string, Read>({ max: 20_000 });

function occupationsByWords(text: string): Read {
  const key = keyOf(text);
  const cached = cache.get(key);
  if (cached) return cached;
  const nearest = occupationsFor(text, maxCompared);
  const vector = embedText(text);
  const isKnown = (nearest[0]?.similarity ?? 0) >= leastSimilar;
  const found = (isKnown ? nearest : []).flatMap(({ occupation, similarity: toTitle }) => {
    const node = graph().byId.get(occupation.id);
    const toMean = node ? similarity(vector, node.vector) : 0;
    return node ? [{ node, toTitle, toMean, value: toTitle + meanWeight * toMean }] : [];
  });
  const read = { found, matches: kept(found, key) };
  cache.set(key, read);
  return read;
}

/**
 * The occupations of a segment: those with the most similar titles, each weighted by its closeness to the other matches,
 * because one word may belong to several trades. `about`: what the ad or CV is about, which decides between them.
 */
export function readSegment(text: string, about?: Float32Array): Weighted[] {
  const { found, matches } = occupationsByWords(text);
  if (!about || !isAmbiguous(found)) return matches;
  return kept(
    found
      .map((one) => ({ ...one, value: one.value + contextWeight * similarity(about, one.node.vector) }))
      .sort((a, b) => b.value - a.value),
    keyOf(text),
  );
}

/** Whether the title is that of several occupations, not all of one family: "Systems Engineer". */
function isAmbiguous(found: Candidate[]): boolean {
  const own = found.filter(({ toTitle }) => toTitle === 1).map(({ node }) => node);
  const pairs = own.flatMap((one, at) => own.slice(at + 1).map((other) => closeness(one, other)));
  return pairs.length > 0 && pairs.reduce((sum, value) => sum + value, 0) / pairs.length < oneFamily;
}

/**
 * "Officer" alone is a title of the police, although it ends titles of many trades: how close the likely matches are to all
 * occupations with the word, on average.
 */
function closenessOfWord(word: string, matches: { node: Node; weight: number }[]): number {
  const likely = matches.filter(({ weight }) => weight > likelyFrom);
  const total = likely.reduce((sum, { weight }) => sum + weight, 0);
  return likely.reduce((sum, { node, weight }) => sum + weight * meanCloseness(word, node), 0) / total;
}

function kept(matches: Candidate[], key: string): Weighted[] {
  const [first] = matches;
  const top = Math.max(...matches.map(({ value }) => value));
  const weighted = matches.map(({ node, value }) => ({ node, weight: Math.exp((value - top) / sharpness) }));
  const sum = weighted.reduce((total, { weight }) => total + weight, 0);
  const agreement = weighted.map(
    ({ node }) => weighted.reduce((total, one) => total + one.weight * closeness(node, one.node), 0) / sum,
  );
  const most = Math.max(...agreement);
  const isRole = first !== undefined && !key.includes(" ") && namesRole(key);
  const agreed = isRole ? Math.min(most, closenessOfWord(key, weighted)) : most;
  const best = Math.max(...matches.map(({ toTitle }) => toTitle));
  const confidence = (first?.toTitle ?? 0) + (first?.toMean ?? 0) + sure.agreement * (agreement[0] ?? 0);
  const certainty = shareOf(best, trustRange) * Math.min(1, agreed / vague);
  return weighted
    .map(({ node, weight }, at) => ({
      node,
      weight: (weight * certainty * (agreement[at] ?? 0)) / most,
      isVague: agreed < vague,
      isUnsure: agreed < Math.min(most, general) || ((first?.toTitle ?? 0) < 1 && confidence < sure.least),
    }))
    .filter(({ weight }) => weight > minWeight)
    .sort((a, b) => b.weight - a.weight || a.node.index - b.node.index)
    .slice(0, maxKept);
}
