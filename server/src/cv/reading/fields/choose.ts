import { isPlace } from "../names.ts";
import { binary, fixed, overlap, type Pair, unary } from "./features.ts";
import type { Header } from "./headers.ts";
import { between } from "./neighbours.ts";
import type { Segment } from "./segments.ts";
import learned from "./weights.json" with { type: "json" };

export type Weights = Record<string, number>;
export type Candidate = Pair & { features: string[]; score: number };
/** Where title and employer are: their keys, and the cells these are in. */
export type Placement = { title: Set<string>; company: Set<string>; titleCell: string; companyCell: string };
export let weights: Weights = learned;
export const setWeights = (some: Weights) => {
  weights = some;
};
export const sum = (features: string[]) =>
  features.reduce((total, one) => total + (fixed[one] ?? weights[one] ?? 0), 0);

const mostSegments = 20;

/**
 * The segments labelled as this field, if another field of the header has a label too ("Client: Acme" alone is a detail),
 * otherwise all but those of cells with only a place.
 */
const eligible = ({ segments, lines }: Header, field: "title" | "company"): Segment[] => {
  const isForm = lines.some(({ line }) => line.field && line.field !== field);
  const named = segments.filter(({ line }) => line.field === field);
  return isForm && named.length > 0 ? named : segments.filter((segment) => !isOfPlace(segment));
};
const isOfPlace = ({ line, cell, text }: Segment) =>
  isPlace(text) && isPlace(line.plain.split("\t")[cell] ?? "");

/** Candidate pairs of title and employer, best first. */
export function candidatesOf(header: Header, most = 400): Candidate[] {
  const scored = (field: "t" | "c") =>
    [undefined, ...eligible(header, field === "t" ? "title" : "company")]
      .map((segment) => {
        const features = unary(field, segment, header);
        return { segment, features, score: sum(features) };
      })
      .toSorted((a, b) => b.score - a.score)
      .filter(({ segment }, index) => index < mostSegments || !segment);
  const companies = scored("c");
  const pairs: Candidate[] = [];
  for (const title of scored("t"))
    for (const company of companies) {
      if (title.segment && company.segment && overlap(title.segment, company.segment)) continue;
      const pair = { title: title.segment, company: company.segment };
      const both = binary(pair, header);
      pairs.push({
        ...pair,
        features: [...title.features, ...company.features, ...both],
        score: title.score + company.score + sum(both),
      });
    }
  return pairs.toSorted((a, b) => b.score - a.score).slice(0, most);
}

const keysOf = (segment: Segment | undefined) => segment?.keys ?? ["none"];
const cellOf = (segment: Segment | undefined) => segment?.cellKey ?? "none";
export const placementOf = ({ title, company }: Pair): Placement => ({
  title: new Set(keysOf(title)),
  company: new Set(keysOf(company)),
  titleCell: cellOf(title),
  companyCell: cellOf(company),
});

/** Score for a title and employer at the positions where most other headers have theirs. */
export function agreement({ title, company }: Pair, placement: Placement | undefined): string[] {
  if (!placement) return [];
  const features: string[] = [];
  if (cellOf(title) === placement.titleCell) features.push("placement.t.cell");
  if (cellOf(company) === placement.companyCell) features.push("placement.c.cell");
  const isTitle = keysOf(title).some((key) => placement.title.has(key));
  const isCompany = keysOf(company).some((key) => placement.company.has(key));
  if (isTitle) features.push("placement.t");
  if (isCompany) features.push("placement.c");
  if (isTitle && isCompany) features.push("placement.both");
  return features;
}

type Scored = { pair: Candidate; score: number };
const kept = 6;

/** The best candidate, given the usual positions of title and employer. */
const bestIn = (candidates: Candidate[], placement: Placement | undefined): Scored[] => {
  const best: Scored[] = [];
  for (const pair of candidates) {
    if (best.length === kept && pair.score + mostAgreement < (best.at(-1)?.score ?? 0)) break;
    const score = pair.score + sum(agreement(pair, placement));
    const at = best.findIndex((one) => one.score < score);
    if (at >= 0 || best.length < kept) best.splice(at < 0 ? best.length : at, 0, { pair, score });
    if (best.length > kept) best.pop();
  }
  return best;
};
const mostAgreement = 12;

type Path = { pair?: Candidate; before?: Path; score: number };

/**
 * Picks one of the best candidates per header so that consecutive headers share no text and leave few lines between
 * them (Viterbi).
 */
function viterbi(headers: Scored[][], link: (at: number, one: Candidate, other: Candidate) => number): Path {
  let paths: Path[] = [{ score: 0 }];
  headers.forEach((some, at) => {
    const before = paths;
    paths = some.map(({ pair, score }) => {
      let best: Path = { score: Number.NEGATIVE_INFINITY };
      for (const path of before) {
        const total = path.score + score + (path.pair ? link(at, path.pair, pair) : 0);
        if (total > best.score) best = { pair, before: path, score: total };
      }
      return best;
    });
  });
  return paths.reduce((a, b) => (b.score > a.score ? b : a), paths[0] ?? { score: 0 });
}

/** Transition scores: the fields of a header given those of the previous one. */
function linksOf(headers: Header[]) {
  const known = new Map<Candidate, Map<Candidate, number>>();
  return (at: number, one: Candidate, other: Candidate): number =>
    known
      .getOrInsertComputed(one, () => new Map())
      .getOrInsertComputed(other, () =>
        sum(between(one, headers[at - 1] as Header, other, headers[at] as Header)),
      );
}

const pairsOf = (last: Path | undefined): Pair[] => {
  const pairs: Pair[] = [];
  for (let path = last; path?.pair; path = path.before) pairs.push(path.pair);
  return pairs.reverse();
};

/** Chooses the fields of all headers together, at the positions of title and employer that explain them best. */
export function chooseFields(headers: Header[]): { chosen: Pair[]; score: number } {
  const all = headers.map((header) => candidatesOf(header, 200));
  const seen = new Set<string>();
  const placements = all
    .flatMap((candidates) => candidates.slice(0, 12))
    .flatMap((pair) => {
      const id = `${keysOf(pair.title)[0]} ${keysOf(pair.company)[0]}`;
      return seen.has(id) ? [] : [seen.add(id) && placementOf(pair)];
    });
  const link = linksOf(headers);
  const [best] = (headers.length > 1 ? placements.slice(0, 30) : [undefined])
    .map((placement) =>
      viterbi(
        all.map((candidates) => bestIn(candidates, placement)),
        link,
      ),
    )
    .toSorted((a, b) => b.score - a.score);
  return { chosen: pairsOf(best), score: (best?.score ?? 0) / Math.max(1, headers.length) };
}
