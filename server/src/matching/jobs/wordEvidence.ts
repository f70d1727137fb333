import { LRUCache } from "lru-cache";
import { allTerms } from "../../knowledge/dictionary.ts";
import { taxonomy } from "../../taxonomy/taxonomy.ts";
import { commonWords } from "./understanding.ts";

/** Hashed term → how often it stands in a text. */
export type Terms = Map<number, number>;
/**
 * The words of a board: how many ads it has and in how many of them each hashed term stands. Plain data, to be stored with
 * the jobs and kept up to date as ads come and go.
 */
export type BoardWords = {
  documents: number;
  frequency: Record<number, number>;
  /** Counted over something else than ads: a term that is not in it says nothing. */
  isBackground?: boolean;
};

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:[+#]+|\.[\p{L}\p{N}]+)*/gu;
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2,}/u;
const longest = 40;
const maxText = 60_000;
/** Letters at the beginning and at the end of a word that stand for its other forms and for its parts. */
const pieceLength = 5;
const pieceWorth = 0.7;

/** FNV-1a with a final mix, 26 bits: short enough to be stored as a number in JSON. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 6;
}

/** Languages that write no spaces are read in pairs of characters. */
function unitsOf(word: string): string[] {
  if (!withoutSpaces.test(word)) return [word];
  const letters = [...word];
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}

function add(terms: Terms, text: string, times: number): void {
  for (const [found] of text.slice(0, maxText).toLowerCase().matchAll(wordPattern)) {
    if (found.length < 2 || found.length > longest || /^\d+$/.test(found)) continue;
    for (const word of unitsOf(found)) {
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

/** The words of a text with their beginnings and ends, in no language in particular. Each text counts `times` as often. */
export function termsOf(...texts: { text: string; times: number }[]): Terms {
  const terms: Terms = new Map();
  for (const { text, times } of texts) add(terms, text.normalize("NFKC"), times);
  return terms;
}

export const emptyBoard = (): BoardWords => ({ documents: 0, frequency: {} });

/** Counts an ad in, or out again with -1. */
export function countAd(board: BoardWords, terms: Terms, by: 1 | -1 = 1): void {
  board.documents += by;
  for (const term of terms.keys()) {
    const count = (board.frequency[term] ?? 0) + by;
    if (count > 0) board.frequency[term] = count;
    else delete board.frequency[term];
  }
}

type Vector = Map<number, number>;
const rarityPower = 1.25;
const vectors = new WeakMap<Terms, { board: BoardWords; documents: number; vector: Vector }>();

/** So many ads that use words as the background does are added to each board: how common a word is, few ads cannot tell. */
const priorAds = 20;

function rarityOf(term: number, board: BoardWords): number {
  const { documents, frequency } = backgroundWords();
  const prior = board.isBackground ? 0 : priorAds;
  const having = (board.frequency[term] ?? 0) + (prior * (frequency[term] ?? 0)) / documents;
  const rarity = Math.log((board.documents + prior + 1) / (having + 0.5)) ** rarityPower || 0;
  return Math.max(0, rarity) * (term % 2 ? pieceWorth : 1);
}

/** Unit length as far as the board's own terms go: names and typing errors that no ad has make no text longer. */
function vectorOf(terms: Terms, board: BoardWords): Vector {
  const known = vectors.get(terms);
  if (known?.board === board && known.documents === board.documents) return known.vector;
  const vector: Vector = new Map();
  let squares = 0;
  for (const [term, count] of terms) {
    const documents = board.frequency[term];
    if (documents === undefined && board.isBackground) continue;
    const weight = (1 + Math.log(count)) * rarityOf(term, board);
    vector.set(term, weight);
    if (documents !== undefined) squares += weight ** 2;
  }
  const length = Math.sqrt(squares) || 1;
  for (const [term, weight] of vector) vector.set(term, weight / length);
  vectors.set(terms, { board, documents: board.documents, vector });
  return vector;
}

/** Cosine, 0 to 1, of two texts whose terms weigh (1 + ln count) · ln((ads + 1) / (ads with it + 0.5))^1.25. */
export function wordSimilarity(cv: Terms, job: Terms, board: BoardWords): number {
  const [own, other] = [vectorOf(cv, board), vectorOf(job, board)];
  let sum = 0;
  for (const [term, weight] of other) sum += weight * (own.get(term) ?? 0);
  return Math.min(1, sum);
}

/** Added to the length of a title, so that a short one of common words is not had in full by everybody. */
const titlePrior = 3;

type TitleTerms = {
  board: BoardWords;
  documents: number;
  squares: [term: number, square: number][];
  length: number;
};
const titlesRead = new LRUCache<string, TitleTerms>({ max: 20_000 });

/** Each title is read and weighed once for a board, not for every CV. */
function weighedTitle(title: string, board: BoardWords): TitleTerms {
  const known = titlesRead.get(title);
  if (known?.board === board && known.documents === board.documents) return known;
  const squares: TitleTerms["squares"] = [];
  for (const term of termsOf({ text: title, times: 1 }).keys())
    if (board.frequency[term] !== undefined) squares.push([term, rarityOf(term, board) ** 2]);
  const length = Math.sqrt(squares.reduce((sum, [, square]) => sum + square, 0)) + titlePrior;
  const weighed = { board, documents: board.documents, squares, length };
  titlesRead.set(title, weighed);
  return weighed;
}

/** 0 to 1: how much of an ad's title stands in the CV, rare words before common ones. Words that no ad has do not count. */
export function shareOfTitle(cv: Terms, title: string, board: BoardWords): number {
  const { squares, length } = weighedTitle(title, board);
  let had = 0;
  for (const [term, square] of squares) if (cv.has(term)) had += square;
  return Math.sqrt(had) / length;
}

let background: BoardWords | undefined;
/** Of each occupation: the first ones are the most usual. */
const titlesCounted = 10;
/** Titles are no prose: beside the small words of a language these stand in every ad and CV, and in few titles. */
const ofEveryAd =
  "year years experience work working job role team skills jahr jahre erfahrung arbeit team años experiencia trabajo equipo";

/** For an ad that stands on no board that was counted: the titles and technologies of all known occupations, and the dictionary. */
export function backgroundWords(): BoardWords {
  if (background) return background;
  background = { ...emptyBoard(), isBackground: true };
  const texts = [
    ...taxonomy().map(({ name, titles, technologies = [] }) => [
      name,
      ...(titles.en ?? []).slice(0, titlesCounted),
      ...technologies,
    ]),
    ...allTerms().map(({ name, aliases }) => [name, ...aliases]),
  ];
  for (const text of texts) countAd(background, termsOf({ text: text.join("\n"), times: 1 }));
  for (const term of termsOf({ text: `${[...commonWords].join(" ")} ${ofEveryAd}`, times: 1 }).keys())
    background.frequency[term] = background.documents;
  return background;
}
