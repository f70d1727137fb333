import { LRUCache } from "lru-cache";
import { allTerms } from "../../knowledge/dictionary.ts";
import { lazy } from "../../lazy.ts";
import { taxonomy } from "../../taxonomy/taxonomy.ts";
import { fnv1a } from "../../text/hash.ts";
import { commonWords } from "./recognition.ts";

/** The hashed terms of a text, each with its count. Arrays of numbers, because thousands of ads are kept in memory. */
export type Terms = { hashes: Uint32Array; counts: Uint16Array };
/**
 * Document frequencies of a board: the number of ads, and the number of ads with each hashed term. Plain data, stored with
 * the jobs and updated as ads come and go.
 */
export type BoardWords = {
  documents: number;
  frequency: Map<number, number>;
  /** Some of its ads (see likeAds.ts). */
  sample: { title: string; terms: Terms }[];
  /** Counted over a background corpus instead of ads: terms outside it are ignored. */
  isBackground?: boolean;
};

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:[+#]+|\.[\p{L}\p{N}]+)*/gu;
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2,}/u;
const maxWordLength = 40;
const maxText = 60_000;
/** Length of the prefixes and suffixes that match inflected forms and parts of compounds. */
const pieceLength = 5;
const pieceWeight = 0.7;

/** FNV-1a with a final mix, 26 bits: short enough to be stored as a number in JSON. */
function hashOf(text: string): number {
  const hash = fnv1a(text);
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 6;
}

/** Splits text in scripts without spaces into character bigrams. */
function unitsOf(word: string): string[] {
  if (!withoutSpaces.test(word)) return [word];
  const letters = [...word];
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}

function add(terms: Map<number, number>, text: string, times: number): void {
  for (const [token] of text.slice(0, maxText).toLowerCase().matchAll(wordPattern)) {
    if (token.length < 2 || token.length > maxWordLength || /^\d+$/.test(token)) continue;
    for (const word of unitsOf(token)) {
      const plain = word.length > 4 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
      const pieces = [`^${plain.slice(0, pieceLength)}`];
      if (plain.length >= pieceLength + 3) pieces.push(`$${plain.slice(-pieceLength)}`);
      for (const term of [plain, ...pieces]) {
        const hash = hashOf(term) * 2 + (term === plain ? 0 : 1);
        terms.set(hash, (terms.get(hash) ?? 0) + times);
      }
    }
  }
}

/** Hashed words of texts with their prefixes and suffixes, independent of language. `times` multiplies the counts of a text. */
export function termsOf(...texts: { text: string; times: number }[]): Terms {
  const terms = new Map<number, number>();
  for (const { text, times } of texts) add(terms, text.normalize("NFKC"), times);
  return { hashes: Uint32Array.from(terms.keys()), counts: Uint16Array.from(terms.values()) };
}

export const emptyBoard = (): BoardWords => ({
  documents: 0,
  frequency: new Map(),
  sample: [],
});

/** Adds an ad to the counts. */
export function countAd(board: BoardWords, { hashes }: Terms): void {
  board.documents++;
  for (const term of hashes) board.frequency.set(term, (board.frequency.get(term) ?? 0) + 1);
}

const rarityPower = 1.25;

/** Number of pseudo-ads with background frequencies added to each board, since few ads do not show how common a word is. */
const priorAds = 20;

/** Rarities of the current board, since the same words occur in most ads, and the length of its vector of common words. */
let statistics = { board: emptyBoard(), documents: 0, rarities: new Map<number, number>(), length: 0 };

function statisticsOf(board: BoardWords): typeof statistics {
  const { documents } = board;
  if (statistics.board === board && statistics.documents === documents) return statistics;
  statistics = { board, documents, rarities: new Map(), length: 0 };
  let squares = 0;
  for (const term of board.frequency.keys()) squares += commonness(term, board) ** 2;
  statistics.length = Math.sqrt(squares) || 1;
  return statistics;
}

function rarityOf(term: number, board: BoardWords): number {
  const { rarities } = statisticsOf(board);
  const cached = rarities.get(term);
  if (cached !== undefined) return cached;
  const { documents, frequency } = backgroundWords();
  const prior = board.isBackground ? 0 : priorAds;
  const having = (board.frequency.get(term) ?? 0) + (prior * (frequency.get(term) ?? 0)) / documents;
  const logarithm = Math.log((board.documents + prior + 1) / (having + 0.5)) ** rarityPower || 0;
  const rarity = Math.max(0, logarithm) * (term % 2 ? pieceWeight : 1);
  rarities.set(term, rarity);
  return rarity;
}

/** Weight of a term in the vector of the board's common words. */
const commonness = (term: number, board: BoardWords): number =>
  Math.sqrt((board.frequency.get(term) ?? 0) / Math.max(1, board.documents)) * rarityOf(term, board);

/**
 * A long ad shares words with every CV by chance: its vector is divided by its length to this power. An ad of the usual
 * length gets unit length.
 */
const [lengthPower, usualLength] = [1.15, 50];
const ofCv = (length: number) => length;
const ofAd = (length: number) => length ** lengthPower * usualLength ** (1 - lengthPower);

type Weights = { board: BoardWords; documents: number; list: Float32Array; common: number };
const weights = new WeakMap<Terms, Weights>();

/**
 * The weight of each term, normalised by the length over the board's own terms: names and typing errors that occur in no ad
 * are left out of it. `common`: the product with the unit vector of the board's common words.
 */
function weightsOf(terms: Terms, board: BoardWords, divisorOf: (length: number) => number): Weights {
  const cached = weights.get(terms);
  if (cached?.board === board && cached.documents === board.documents) return cached;
  const list = new Float32Array(terms.hashes.length);
  let squares = 0;
  let common = 0;
  for (let at = 0; at < list.length; at++) {
    const term = terms.hashes[at] as number;
    const isOnBoard = board.frequency.has(term);
    if (!isOnBoard && board.isBackground) continue;
    const weight = (1 + Math.log(terms.counts[at] as number)) * rarityOf(term, board);
    list[at] = weight;
    if (isOnBoard) squares += weight ** 2;
    common += weight * commonness(term, board);
  }
  const by = divisorOf(Math.sqrt(squares)) || 1;
  for (let at = 0; at < list.length; at++) list[at] = (list[at] as number) / by;
  common /= by * statisticsOf(board).length;
  const weighed = { board, documents: board.documents, list, common };
  weights.set(terms, weighed);
  return weighed;
}

/** The weights of an ad's terms. */
export const adWeights = (ad: Terms, board: BoardWords): Float32Array => weightsOf(ad, board, ofAd).list;

type Vector = Map<number, number>;
const vectors = new WeakMap<Weights, Vector>();

/** A CV's terms with their weights, for looking up the terms of many ads. */
function vectorOf(cv: Terms, board: BoardWords): Vector {
  return vectors.getOrInsertComputed(weightsOf(cv, board, ofCv), ({ list }) => {
    const vector: Vector = new Map();
    for (const [at, weight] of list.entries()) vector.set(cv.hashes[at] as number, weight);
    return vector;
  });
}

/**
 * 0 to 1: the cosine of two texts with the term weights (1 + ln count) · ln((ads + 1) / (ads with it + 0.5))^1.25, less the
 * product of what each shares with the common words of all ads.
 */
export function wordSimilarity(cv: Terms, job: Terms, board: BoardWords): number {
  const vector = vectorOf(cv, board);
  const { list, common } = weightsOf(job, board, ofAd);
  let sum = -common * weightsOf(cv, board, ofCv).common;
  for (let at = 0; at < list.length; at++)
    sum += (list[at] as number) * (vector.get(job.hashes[at] as number) ?? 0);
  return Math.min(1, Math.max(0, sum));
}

/** Added to a title's vector length, so that a short title of common words is not matched in full by everybody. */
const titlePrior = 3;

/** `weights`: those of the title's terms; their squares sum to less than 1. */
type TitleTerms = { board: BoardWords; documents: number; weights: [term: number, weight: number][] };
const titleCache = new LRUCache<string, TitleTerms>({ max: 20_000 });

/** Weights of a title's terms, cached per board: titles are the same for every CV. */
export function titleWeights(title: string, board: BoardWords): TitleTerms["weights"] {
  const cached = titleCache.get(title);
  if (cached?.board === board && cached.documents === board.documents) return cached.weights;
  const rarities = [...termsOf({ text: title, times: 1 }).hashes]
    .filter((term) => board.frequency.has(term))
    .map((term) => [term, rarityOf(term, board)] as const);
  const length = Math.sqrt(rarities.reduce((sum, [, rarity]) => sum + rarity ** 2, 0)) + titlePrior;
  const weights = rarities.map(([term, rarity]): [number, number] => [term, rarity / length]);
  titleCache.set(title, { board, documents: board.documents, weights });
  return weights;
}

/** 0 to 1: the share of an ad's title that occurs in the CV, weighted by rarity. Words that occur in no ad do not count. */
export function shareOfTitle(cv: Terms, title: string, board: BoardWords): number {
  const vector = vectorOf(cv, board);
  let matched = 0;
  for (const [term, weight] of titleWeights(title, board)) if (vector.has(term)) matched += weight ** 2;
  return Math.sqrt(matched);
}

/** Titles per occupation; the first ones are the most common. */
const maxTitles = 10;
/** Beside function words, these occur in every ad and CV but in few titles. */
const ofEveryAd =
  "year years experience work working job role team skills jahr jahre erfahrung arbeit team años experiencia trabajo equipo";

/** Fallback without a counted board: titles and technologies of all known occupations, and the dictionary. */
export const backgroundWords = lazy((): BoardWords => {
  const background = { ...emptyBoard(), isBackground: true };
  const texts = [
    ...taxonomy().map(({ name, titles, technologies = [] }) => [
      name,
      ...(titles.en ?? []).slice(0, maxTitles),
      ...technologies,
    ]),
    ...allTerms().map(({ name, aliases }) => [name, ...aliases]),
  ];
  for (const text of texts) countAd(background, termsOf({ text: text.join("\n"), times: 1 }));
  for (const term of termsOf({ text: `${[...commonWords].join(" ")} ${ofEveryAd}`, times: 1 }).hashes)
    background.frequency.set(term, background.documents);
  return background;
});
