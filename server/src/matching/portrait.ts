import { partTopics } from "../evidence/topics.ts";
import { mentionsOf, type Term, termNamed } from "../knowledge/dictionary.ts";
import { ownValue } from "../text/ownValue.ts";
import { type Area, areasOfRole, areaWords, noShares, type Shares, sumOf } from "./areas.ts";
import { areas } from "./enums.ts";
import { areasOfField, fieldNamed, fieldsIn, fieldsOfClaim, fieldsOfTerm } from "./fields.ts";
import type { Weights } from "./overlap.ts";

/** The fields of a saved profile that matching reads: no name, handle, place or link. */
export type Described = {
  headline: string;
  coFounderSummary: string;
  keyStrengths: string[];
  potentialRoles: string[];
  projectInsights: { name: string; highlight: string }[];
  identifiedTechnologies: string[];
  architecturalConcepts: string[];
  estimatedExperience: string;
  /** Claims that the person rejected: what texts say of them counts for nothing. */
  rejected?: string[];
};
/** Claim → number of places that show it. */
export type Proof = Record<string, number>;

/** One side of a comparison, derived from one profile only. */
export type Portrait = {
  technologies: Weights;
  /** Concepts and ways of working. */
  ideas: Weights;
  fields: Weights;
  areas: Shares;
  /** 1 (Entry) to 5 (Principal); null when unknown ("N/A"). */
  level: number | null;
  /** 0 to 1: the share of claims that repositories show. */
  backing: number;
};

/** Version of the extraction. Increase it when this code or the dictionary changes, so that all profiles are read again. */
export const portraitVersion = "8";

export const portraitToText = (portrait: Portrait): string =>
  JSON.stringify(portrait, (_key, value) => (value instanceof Map ? [...value] : value));

export function portraitOfText(text: string): Portrait {
  const { technologies, ideas, fields, ...rest } = JSON.parse(text);
  return { technologies: new Map(technologies), ideas: new Map(ideas), fields: new Map(fields), ...rest };
}

export const levelNames = ["Entry", "Junior", "Mid-level", "Senior", "Principal"];

/** Weight by the dictionary's rarity, 1 to 5: what nearly everybody shows does not distinguish people. */
const rarityWeights = [1, 0.3, 0.7, 1, 1.2, 1.3];
const rarityWeight = (term: Term | undefined) => rarityWeights[term?.rarity ?? 4] ?? 1;
/** Main technologies weigh more than tools that occur in every repository. */
const kindWeights: Partial<Record<Term["kind"], number>> = {
  tool: 0.4,
  format: 0.4,
  library: 0.8,
  service: 0.8,
};
/** Profiles list the most significant first. */
const rankWeight = (index: number) => (index < 6 ? 1 : index < 12 ? 0.7 : 0.4);
const proofWeight = (places: number | undefined) => (!places ? 0.5 : places === 1 ? 0.8 : 1);

export function portraitOf(profile: Described, proof: Proof): Portrait {
  const technologies = technologiesOf(profile, proof);
  const termsIn = reader();
  return {
    technologies,
    ideas: withoutRejected(ideasOf(profile, proof, termsIn), profile, (claim) => termNamed(claim)?.name),
    fields: withoutRejected(fieldsOf(profile, termsIn), profile, fieldNamed),
    areas: areasOf(profile, technologies, termsIn),
    level: levelNames.indexOf(profile.estimatedExperience) + 1 || null,
    backing: backingOf(profile, proof),
  };
}

/** `nameOf`: the name by which a claim would be among the weights. */
type NameOf = (claim: string) => string | undefined;
function withoutRejected(weights: Weights, { rejected = [] }: Described, nameOf: NameOf): Weights {
  const names = new Set(rejected.map((claim) => nameOf(claim) ?? claim));
  return new Map([...weights].filter(([name]) => !names.has(name)));
}

type TermsIn = (text: string) => Term[];

/** Caches the terms of each text, since finding them is expensive. */
function reader(): TermsIn {
  const cache = new Map<string, Term[]>();
  return (text) =>
    cache.getOrInsertComputed(text, () => {
      const exact = termNamed(text);
      return exact ? [exact] : mentionsOf(text).map(({ term }) => term);
    });
}

function technologiesOf({ identifiedTechnologies }: Described, proof: Proof): Weights {
  const weights: Weights = new Map();
  identifiedTechnologies.forEach((text, index) => {
    const term = termNamed(text);
    const kind = term ? (kindWeights[term.kind] ?? 1) : 1;
    const name = term?.name ?? text;
    if (!weights.has(name))
      weights.set(name, rarityWeight(term) * kind * rankWeight(index) * proofWeight(ownValue(proof, text)));
  });
  return weights;
}

/** Concepts and practices that are not ubiquitous. */
const isIdea = ({ kind, everyday }: Term) => (kind === "concept" || kind === "practice") && !everyday;

/** Weight of a concept within a longer phrase. */
const partOfPhrase = 0.6;

function ideasOf(profile: Described, proof: Proof, termsIn: TermsIn): Weights {
  const weights: Weights = new Map();
  const add = (name: string, weight: number) => {
    if (!weights.has(name)) weights.set(name, weight);
  };
  for (const text of profile.architecturalConcepts) {
    const term = termNamed(text);
    add(term?.name ?? text, rarityWeight(term) * proofWeight(ownValue(proof, text)));
    // "Alert rules for service levels" also counts for service levels.
    if (!term)
      for (const part of termsIn(text))
        if (isIdea(part))
          add(part.name, rarityWeight(part) * proofWeight(ownValue(proof, text)) * partOfPhrase);
  }
  // Only the concepts of a strength count, not durations and amounts.
  for (const text of profile.keyStrengths)
    for (const term of termsIn(text))
      if (isIdea(term)) add(term.name, rarityWeight(term) * proofWeight(ownValue(proof, text)));
  const highlights = profile.projectInsights.map(({ highlight }) => highlight);
  for (const text of [profile.headline, profile.coFounderSummary, ...highlights])
    for (const term of termsIn(text)) if (isIdea(term)) add(term.name, 0.4);
  return weights;
}

const maxFields = 5;
const [minFieldWeight, maxFieldWeight] = [1.5, 6];
/** Minimum weight relative to the strongest field, which leaves out the topics of side projects. */
const minFieldShare = 0.3;
/** Sentences about the co-founder they look for state what the person lacks. */
const lookingFor =
  /\b(?:partner|counterpart|co-?founder|some(?:one|body)|other half|another pair|needs?|wanted|missing|lacking|open|looks? (?:best )?(?:for|beside)|match|company)\b/i;

/** Of the summary, without those that say whom the person looks for. */
function sentencesOfWork({ coFounderSummary }: Described): string[] {
  return coFounderSummary.split(/(?<=[.!?])\s+/).filter((sentence) => !lookingFor.test(sentence));
}

function fieldsOf(profile: Described, termsIn: TermsIn): Weights {
  const weights: Weights = new Map();
  const add = (names: Iterable<string>, weight: number) => {
    for (const name of new Set(names)) weights.set(name, (weights.get(name) ?? 0) + weight);
  };
  const namedIn = (text: string) => [
    ...fieldsIn(text),
    ...termsIn(text).flatMap(({ name }) => fieldsOfTerm(name)),
  ];
  const read = (text: string, weight: number) => add(namedIn(text), weight);
  read(profile.headline, 3);
  // "Backups of PostgreSQL" are work on databases, a dependency on PostgreSQL is not.
  if (termsIn(profile.headline).some(({ kind }) => kind === "database")) add(["Databases"], 3);
  for (const text of profile.keyStrengths) read(text, 1);
  profile.projectInsights.forEach(({ highlight }, index) => {
    const { text, topics } = partTopics(highlight);
    const weight = index === 0 ? 3 : index === 1 ? 1 : 0.5;
    read(text, weight);
    // A label tells less than a sentence.
    add(topics.flatMap(namedIn), Math.min(1, weight));
  });
  for (const sentence of sentencesOfWork(profile)) read(sentence, 2);
  const { identifiedTechnologies: technologies, architecturalConcepts: concepts } = profile;
  for (const text of [...technologies.slice(0, 12), ...concepts.slice(0, 6)]) {
    const term = termNamed(text);
    if (term) add(fieldsOfClaim(term.name), 0.5);
    else read(text, 0.5);
  }
  const maxWeight = Math.min(maxFieldWeight, Math.max(0, ...weights.values()));
  return new Map(
    [...weights]
      .filter(([, weight]) => weight >= minFieldWeight && weight >= maxWeight * minFieldShare)
      .map(([name, weight]): [string, number] => [name, Math.min(weight, maxFieldWeight)])
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, maxFields),
  );
}

/** Product ownership rarely shows in code, so one word counts three times. */
const productWords = 3;
/** Amount of area words at which prose has half of its weight. */
const halfWeightAt = 3;

function areasOf(profile: Described, technologies: Weights, termsIn: TermsIn): Shares {
  const [titles, words, skills] = [noShares(), noShares(), noShares()];
  profile.potentialRoles.forEach((title, index) => {
    const weight = 1 / (1 + index);
    addAreas(titles, areasInWords(title), weight);
    for (const term of termsIn(title)) addTerm(titles, term, weight);
  });
  const read = (text: string, weight: number) => addAreas(words, areasIn(text, termsIn), weight);
  read(profile.headline, 2);
  // Strengths are few, and the concepts also name the topic of the work.
  const leading = profile.architecturalConcepts.slice(0, 6);
  for (const text of new Set([...profile.keyStrengths, ...leading])) read(text, 1);
  for (const [index, { highlight }] of profile.projectInsights.entries())
    read(highlight, index === 0 ? 0.8 : 0.4);
  for (const sentence of sentencesOfWork(profile)) read(sentence, 0.8);
  for (const [name, weight] of technologies) addTerm(skills, termNamed(name), weight);
  for (const text of profile.architecturalConcepts) {
    const exact = termNamed(text);
    for (const term of exact ? [exact] : termsIn(text)) addTerm(skills, term, 1);
  }
  return blend([
    [titles, 0.35],
    [words, (0.4 * sumOf(words)) / (sumOf(words) + halfWeightAt)],
    [skills, 0.25],
  ]);
}

const areasInWords = (text: string) => areas.filter((area) => areaWords[area].test(text));

/** The areas of a text, by its words and by the fields and concepts in it. */
function areasIn(text: string, termsIn: TermsIn): Area[] {
  const terms = termsIn(text);
  const fields = [...fieldsIn(text), ...terms.flatMap(({ name }) => fieldsOfTerm(name))];
  const indicated = new Set([...areasInWords(text), ...fields.flatMap(areasOfField)]);
  return areas.filter((area) => indicated.has(area));
}

/** Normalises each part; the weight of an empty part is distributed over the others. */
function blend(parts: [Shares, number][]): Shares {
  const nonEmpty = parts.filter(([part]) => sumOf(part) > 0);
  const totalWeight = nonEmpty.reduce((sum, [, weight]) => sum + weight, 0);
  const shares = noShares();
  for (const [part, weight] of nonEmpty)
    for (const area of areas) shares[area] += ((part[area] / sumOf(part)) * weight) / totalWeight;
  return shares;
}

function addAreas(shares: Shares, indicated: Area[], weight: number): void {
  for (const area of indicated)
    shares[area] += ((area === "product" ? productWords : 1) * weight) / indicated.length;
}

function addTerm(shares: Shares, term: Term | undefined, weight: number): void {
  const indicated = (term?.roles ?? []).flatMap((role) => areasOfRole[role] ?? []);
  // Languages are used in many areas, so they are a weak signal.
  const share = term?.kind === "language" ? 0.3 : 1;
  for (const area of indicated) shares[area] += (share * weight) / indicated.length;
}

function backingOf(profile: Described, proof: Proof): number {
  const { keyStrengths, potentialRoles, identifiedTechnologies, architecturalConcepts } = profile;
  const claims = [keyStrengths, potentialRoles, identifiedTechnologies, architecturalConcepts].flat();
  const backed = claims.reduce((sum, claim) => sum + Math.min(1, (ownValue(proof, claim) ?? 0) / 3), 0);
  return claims.length === 0 ? 0 : backed / claims.length;
}
