import { LRUCache } from "lru-cache";
import { allTerms } from "../../knowledge/dictionary.ts";
import { lazy } from "../../lazy.ts";
import { taxonomy } from "../../taxonomy/taxonomy.ts";
import { adWordsOf } from "../../text/adWords.ts";
import { fnv1a } from "../../text/hash.ts";
import { functionWordsOf } from "../../text/languageOf.ts";
import { memoized } from "../../text/memoized.ts";
import { commonWords } from "./recognition.ts";

/** The hashed terms of a text, each with its count. Arrays of numbers, because thousands of ads are kept in memory. */
export type Terms = { hashes: Uint32Array; counts: Uint16Array };
/** The terms of a text with its language, null when unknown. */
export type Worded = { terms: Terms; language: string | null };
/** The number of ads in a language ("" when unknown), and the number of them with each hashed term. */
type Counts = { language: string; documents: number; frequency: Map<number, number> };
/**
 * Document frequencies of a board in each language, since the words of a rare language are rare among all ads, even its
 * "and" and "with". Plain data, stored with the jobs and updated as ads come and go.
 */
export type BoardWords = {
  languages: Map<string, Counts>;
  /** Some of its ads (see likeAds.ts). */
  sample: ({ title: string } & Worded)[];
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

const noCounts = (language: string): Counts => ({ language, documents: 0, frequency: new Map() });
export const emptyBoard = (): BoardWords => ({ languages: new Map(), sample: [] });

export function countAd(board: BoardWords, { terms, language }: Worded): void {
  const counts = board.languages.getOrInsertComputed(language ?? "", noCounts);
  counts.documents++;
  for (const term of terms.hashes) counts.frequency.set(term, (counts.frequency.get(term) ?? 0) + 1);
}

const withoutAds = memoized(noCounts);
/** The counts for a text's language; where it is unknown, those of most ads. */
function countsFor({ languages, isBackground }: BoardWords, language: string | null): Counts {
  if (isBackground) return backgroundIn(language ?? "");
  if (language !== null) return languages.get(language) ?? withoutAds(language);
  let most = withoutAds("");
  for (const counts of languages.values()) if (counts.documents > most.documents) most = counts;
  return most;
}

const rarityPower = 1.25;

/** Number of pseudo-ads with background frequencies added to each board, since few ads do not show how common a word is. */
const priorAds = 20;

/** Cached rarities, since the same words occur in most ads, and the length of the vector of common words. */
type Statistics = { documents: number; rarities: Map<number, number>; length: number };
const statistics = new WeakMap<Counts, Statistics>();

function statisticsOf(counts: Counts): Statistics {
  const cached = statistics.get(counts);
  if (cached?.documents === counts.documents) return cached;
  const fresh: Statistics = { documents: counts.documents, rarities: new Map(), length: 0 };
  statistics.set(counts, fresh);
  let squares = 0;
  for (const term of counts.frequency.keys()) squares += commonness(term, counts) ** 2;
  fresh.length = Math.sqrt(squares) || 1;
  return fresh;
}

function rarityOf(term: number, counts: Counts): number {
  const { rarities } = statisticsOf(counts);
  const cached = rarities.get(term);
  if (cached !== undefined) return cached;
  const { documents, frequency } = knownTerms();
  const share = everywhereIn(counts.language).has(term) ? 1 : (frequency.get(term) ?? 0) / documents;
  const isBackground = counts.frequency === frequency;
  const prior = isBackground ? 0 : priorAds;
  const having = isBackground ? share * documents : (counts.frequency.get(term) ?? 0) + prior * share;
  const logarithm = Math.log((counts.documents + prior + 1) / (having + 0.5)) ** rarityPower || 0;
  const rarity = Math.max(0, logarithm) * (term % 2 ? pieceWeight : 1);
  rarities.set(term, rarity);
  return rarity;
}

/** Weight of a term in the vector of common words. */
const commonness = (term: number, counts: Counts): number =>
  Math.sqrt((counts.frequency.get(term) ?? 0) / Math.max(1, counts.documents)) * rarityOf(term, counts);

/**
 * A long ad shares words with every CV by chance: its vector is divided by its length to this power. An ad of the usual
 * length gets unit length.
 */
const [lengthPower, usualLength] = [1.15, 50];
const ofCv = (length: number) => length;
const ofAd = (length: number) => length ** lengthPower * usualLength ** (1 - lengthPower);

/** 0 to 1: how much terms outside the counts count: not at all where half of the text's are in them. */
function unknownShare({ hashes }: Terms, { isBackground }: BoardWords, counts: Counts): number {
  const { language, frequency } = counts;
  if (isBackground && language !== "" && language !== "English") return 1;
  const telling = hashes.filter((term) => rarityOf(term, counts) > 0);
  const within = telling.filter((term) => frequency.has(term)).length;
  return Math.max(0, 1 - (2 * within) / (telling.length || 1));
}

/** `common`: the product with the unit vector of the common words of `counts`. */
type Weights = { counts: Counts; documents: number; list: Float32Array; common: number };
const weights = new WeakMap<Terms, Weights>();

/**
 * The weight of each term, normalised by the length over the board's own terms: names and typing errors that occur in no ad
 * are left out of it, unless they are most of the text, as of one in a language that no ad is in.
 */
function weightsOf({ terms, language }: Worded, board: BoardWords, divisorOf: (length: number) => number) {
  const counts = countsFor(board, language);
  const { documents, frequency } = counts;
  const cached = weights.get(terms);
  if (cached?.counts === counts && cached.documents === documents) return cached;
  const list = new Float32Array(terms.hashes.length);
  const unknown = unknownShare(terms, board, counts);
  let squares = 0;
  let common = 0;
  for (let at = 0; at < list.length; at++) {
    const term = terms.hashes[at] as number;
    const isOnBoard = frequency.has(term);
    const counted = isOnBoard ? 1 : unknown;
    const weight = (1 + Math.log(terms.counts[at] as number)) * rarityOf(term, counts);
    list[at] = board.isBackground ? weight * counted : weight;
    squares += weight ** 2 * counted;
    if (isOnBoard) common += weight * commonness(term, counts);
  }
  const by = divisorOf(Math.sqrt(squares)) || 1;
  for (let at = 0; at < list.length; at++) list[at] = (list[at] as number) / by;
  common /= by * statisticsOf(counts).length;
  const weighed: Weights = { counts, documents, list, common };
  weights.set(terms, weighed);
  return weighed;
}

export const adWeights = (ad: Worded, board: BoardWords): Float32Array => weightsOf(ad, board, ofAd).list;

type Vector = Map<number, number>;
const vectors = new WeakMap<Weights, Vector>();

/** A CV's terms with their weights, for looking up the terms of many ads. */
function vectorOf({ hashes }: Terms, weighed: Weights): Vector {
  return vectors.getOrInsertComputed(weighed, ({ list }) => {
    const vector: Vector = new Map();
    for (const [at, weight] of list.entries()) vector.set(hashes[at] as number, weight);
    return vector;
  });
}

/**
 * 0 to 1: the cosine of two texts with the term weights (1 + ln count) · ln((ads + 1) / (ads with it + 0.5))^1.25, less the
 * product of what each shares with the common words of all ads in its language.
 */
export function wordSimilarity(cv: Worded, job: Worded, board: BoardWords): number {
  const weighed = weightsOf(cv, board, ofCv);
  const vector = vectorOf(cv.terms, weighed);
  const { counts, common } = weighed;
  const ofJob = weightsOf(job, board, ofAd);
  // Few ads do not show which words are common.
  const trusted = counts.documents ** 2 / (counts.documents ** 2 + priorAds ** 2);
  let sum = ofJob.counts === counts ? -ofJob.common * common * trusted : 0;
  for (let at = 0; at < ofJob.list.length; at++)
    sum += (ofJob.list[at] as number) * (vector.get(job.terms.hashes[at] as number) ?? 0);
  return Math.min(1, Math.max(0, sum));
}

/** Added to a title's vector length, so that a short title of common words is not matched in full by everybody. */
const titlePrior = 3;

/** `weights`: those of the title's terms; their squares sum to less than 1. */
type TitleTerms = { counts: Counts; documents: number; weights: [term: number, weight: number][] };
const titleCache = new LRUCache<string, TitleTerms>({ max: 20_000 });

type Titled = { title: string; language: string | null };
/** Weights of a title's terms, cached per board: titles are the same for every CV. */
export function titleWeights({ title, language }: Titled, board: BoardWords): TitleTerms["weights"] {
  const counts = countsFor(board, language);
  const { documents, frequency } = counts;
  const cached = titleCache.get(title);
  if (cached?.counts === counts && cached.documents === documents) return cached.weights;
  const rarities = [...termsOf({ text: title, times: 1 }).hashes]
    .filter((term) => frequency.has(term))
    .map((term) => [term, rarityOf(term, counts)] as const);
  const length = Math.sqrt(rarities.reduce((sum, [, rarity]) => sum + rarity ** 2, 0)) + titlePrior;
  const weights = rarities.map(([term, rarity]): [number, number] => [term, rarity / length]);
  titleCache.set(title, { counts, documents, weights });
  return weights;
}

/** 0 to 1: the share of an ad's title that occurs in the CV, weighted by rarity. Words that occur in no ad do not count. */
export function shareOfTitle(cv: Worded, job: Titled, board: BoardWords): number {
  const vector = vectorOf(cv.terms, weightsOf(cv, board, ofCv));
  let matched = 0;
  for (const [term, weight] of titleWeights(job, board)) if (vector.has(term)) matched += weight ** 2;
  return Math.sqrt(matched);
}

/** Titles per occupation; the first ones are the most common. */
const maxTitles = 10;
/** Beside function words and those of ads, these occur in every ad and CV but in few titles. */
const ofEveryAd =
  "year years experience work working job role team skills jahr jahre erfahrung arbeit team años experiencia trabajo equipo";

/** Titles and technologies of all known occupations, and the dictionary. */
const knownTerms = lazy((): Counts => {
  const board = emptyBoard();
  const texts = [
    ...taxonomy().map(({ name, titles, technologies = [] }) => [
      name,
      ...(titles.en ?? []).slice(0, maxTitles),
      ...technologies,
    ]),
    ...allTerms().map(({ name, aliases }) => [name, ...aliases]),
  ];
  for (const text of texts)
    countAd(board, { terms: termsOf({ text: text.join("\n"), times: 1 }), language: null });
  const counts = countsFor(board, null);
  for (const term of termsOf({ text: `${[...commonWords].join(" ")} ${ofEveryAd}`, times: 1 }).hashes)
    counts.frequency.set(term, counts.documents);
  return counts;
});

/** The function words of a language, and what its ads say of every job: they count as in all texts. */
const everywhereIn = memoized(
  (language: string) =>
    new Set(termsOf({ text: `${functionWordsOf(language)} ${adWordsOf(language)}`, times: 1 }).hashes),
);
const backgroundIn = memoized((language: string): Counts => ({ ...knownTerms(), language }));

/** Fallback without a counted board. */
export const backgroundWords = (): BoardWords => background;
const background: BoardWords = { ...emptyBoard(), isBackground: true };
