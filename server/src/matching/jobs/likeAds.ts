import {
  adWeights,
  type BoardWords,
  type Terms,
  titleWeights,
  type Worded,
  wordSimilarity,
} from "./wordEvidence.ts";

/** `ofTerms`: term vectors of ads summed by their votes, at the places of terms; `ofTitles`: the same of titles by term. */
type Votes = {
  sample: BoardWords["sample"];
  ofAds: Map<number, number>;
  ofTerms: Float32Array;
  ofTitles: Map<number, number>;
};
const cache = new WeakMap<Terms, Votes>();

/** Added to the sum of squared similarities, so that votes count little where no ad is similar. */
const votePrior = 0.05;

/** An ad's vote is its squared similarity to the CV, less the mean of the sample, as a share of the sum. */
function votesFor(cv: Worded, board: BoardWords): Votes {
  const { sample } = board;
  const cached = cache.get(cv.terms);
  if (cached?.sample === sample) return cached;
  const squares = sample.map((ad) => wordSimilarity(cv, ad, board) ** 2);
  const total = squares.reduce((sum, square) => sum + square, 0);
  const votes: Votes = {
    sample,
    ofAds: new Map(),
    ofTerms: new Float32Array(numbersOf(board).size),
    ofTitles: new Map(),
  };
  const { ofAds, ofTerms, ofTitles } = votes;
  for (const [index, ad] of sample.entries()) {
    const vote = ((squares[index] as number) - total / sample.length) / (total + votePrior);
    add(ofAds, fingerprintOf(ad.terms), vote);
    for (const [term, weight] of titleWeights(ad, board)) add(ofTitles, term, vote * weight);
    const places = placesOf(ad.terms, board);
    const weights = adWeights(ad, board);
    for (let at = 0; at < places.length; at++) {
      const place = places[at] as number;
      if (place >= 0) ofTerms[place] = (ofTerms[place] as number) + vote * (weights[at] as number);
    }
  }
  cache.set(cv.terms, votes);
  return votes;
}

const add = (sums: Map<number, number>, key: number, value: number) =>
  sums.set(key, (sums.get(key) ?? 0) + value);

const fingerprints = new WeakMap<Terms, number>();

/** Identifies an ad by its words: equal for two ads with the same words. */
const fingerprintOf = (terms: Terms): number =>
  fingerprints.getOrInsertComputed(terms, ({ hashes }) => hashes.reduce((sum, hash) => sum + hash, 0));

type Languages = BoardWords["languages"];
let numbered = { languages: new Map() as Languages, byTerm: new Map<number, number>() };
const placesOfTerms = new WeakMap<Terms, { languages: Languages; list: Int32Array }>();

/** All terms of a board, numbered for arrays in place of maps. */
function numbersOf({ languages }: BoardWords): Map<number, number> {
  if (numbered.languages === languages) return numbered.byTerm;
  const terms = new Set([...languages.values()].flatMap(({ frequency }) => [...frequency.keys()]));
  numbered = { languages, byTerm: new Map([...terms].map((term, at) => [term, at])) };
  return numbered.byTerm;
}

/** The number of each term on the board; -1 for others. */
function placesOf(terms: Terms, board: BoardWords): Int32Array {
  const cached = placesOfTerms.get(terms);
  if (cached?.languages === board.languages) return cached.list;
  const numbers = numbersOf(board);
  const list = Int32Array.from(terms.hashes, (term) => numbers.get(term) ?? -1);
  placesOfTerms.set(terms, { languages: board.languages, list });
  return list;
}

/**
 * How much more an ad's title and words are like those of other ads with a CV's words than like all ads of the board's
 * sample: `title` 0 to 1, `words` -1 to 1. An ad's own vote is left out, so that being in the sample is no advantage.
 */
export function likeAds(cv: Worded, job: { title: string } & Worded, board: BoardWords) {
  if (!board.sample.length) return { title: 0, words: 0 };
  const { ofAds, ofTerms, ofTitles } = votesFor(cv, board);
  const own = ofAds.get(fingerprintOf(job.terms)) ?? 0;
  let title = 0;
  for (const [term, weight] of titleWeights(job, board))
    title += weight * ((ofTitles.get(term) ?? 0) - own * weight);
  let words = 0;
  const places = placesOf(job.terms, board);
  const weights = adWeights(job, board);
  for (let at = 0; at < places.length; at++) {
    const place = places[at] as number;
    const weight = weights[at] as number;
    if (place >= 0) words += weight * ((ofTerms[place] as number) - own * weight);
  }
  return { title: Math.max(0, title), words };
}
