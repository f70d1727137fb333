import { mentionsOf, type Term, termNamed } from "../knowledge/dictionary.ts";
import { type Area, areas, areasOfRole, areaWords, noShares, type Shares } from "./areas.ts";
import { areasOfField, fieldsIn, fieldsOfTerm } from "./fields.ts";
import type { Weights } from "./overlap.ts";

/** What is read of a saved profile for matching: no name, no handle, no place, no link. */
export type Described = {
  headline: string;
  coFounderSummary: string;
  keyStrengths: string[];
  potentialRoles: string[];
  projectInsights: { name: string; highlight: string }[];
  identifiedTechnologies: string[];
  architecturalConcepts: string[];
  estimatedExperience: string;
};
/** Claim → in how many places it shows. */
export type Proof = Record<string, number>;

/** One side of a comparison, made of one profile's own words alone. */
export type Portrait = {
  technologies: Weights;
  /** Concepts and ways of working. */
  ideas: Weights;
  fields: Weights;
  areas: Shares;
  /** 1 (Entry) to 5 (Principal); null when it is not known ("N/A"). */
  level: number | null;
  /** 0 to 1: how much of what is claimed shows in repositories. */
  backing: number;
};

/** Names how a profile is read: change it whenever that or the dictionary changes, and all profiles are read again. */
export const portraitVersion = "4";

export const portraitToText = (portrait: Portrait): string =>
  JSON.stringify(portrait, (_key, value) => (value instanceof Map ? [...value] : value));

export function portraitOfText(text: string): Portrait {
  const { technologies, ideas, fields, ...rest } = JSON.parse(text);
  return { technologies: new Map(technologies), ideas: new Map(ideas), fields: new Map(fields), ...rest };
}

export const levelNames = ["Entry", "Junior", "Mid-level", "Senior", "Principal"];

/** By the dictionary's rarity, 1 to 5: what nearly everybody shows tells nothing. */
const rarityWeights = [1, 0.3, 0.7, 1, 1.2, 1.3];
const rarityWeight = (term: Term | undefined) => rarityWeights[term?.rarity ?? 4] ?? 1;
/** What one builds with before what lies about in every repository. */
const kindWeights: Partial<Record<Term["kind"], number>> = {
  tool: 0.4,
  format: 0.4,
  library: 0.8,
  service: 0.8,
};
/** Profiles list the most telling first. */
const rankWeight = (index: number) => (index < 6 ? 1 : index < 12 ? 0.7 : 0.4);
const proofWeight = (places: number | undefined) => (!places ? 0.5 : places === 1 ? 0.8 : 1);

export function portraitOf(profile: Described, proof: Proof): Portrait {
  const technologies = technologiesOf(profile, proof);
  const termsIn = reader();
  return {
    technologies,
    ideas: ideasOf(profile, proof, termsIn),
    fields: fieldsOf(profile, termsIn),
    areas: areasOf(profile, technologies, termsIn),
    level: levelNames.indexOf(profile.estimatedExperience) + 1 || null,
    backing: backingOf(profile, proof),
  };
}

type TermsIn = (text: string) => Term[];

/** Finding terms is the costly part: each text is read once. */
function reader(): TermsIn {
  const read = new Map<string, Term[]>();
  return (text) => {
    const known = read.get(text) ?? mentionsOf(text).map(({ term }) => term);
    read.set(text, known);
    return known;
  };
}

function technologiesOf({ identifiedTechnologies }: Described, proof: Proof): Weights {
  const weights: Weights = new Map();
  identifiedTechnologies.forEach((text, index) => {
    const term = termNamed(text);
    const kind = term ? (kindWeights[term.kind] ?? 1) : 1;
    const name = term?.name ?? text;
    if (!weights.has(name))
      weights.set(name, rarityWeight(term) * kind * rankWeight(index) * proofWeight(own(proof, text)));
  });
  return weights;
}

/** A claim can be called "constructor". */
const own = (proof: Proof, claim: string) => (Object.hasOwn(proof, claim) ? proof[claim] : undefined);

/** Concepts and ways of working that do not show everywhere. */
const isIdea = ({ kind, everyday }: Term) => (kind === "concept" || kind === "practice") && !everyday;

/** What an idea counts that is named within a longer phrase. */
const partOfPhrase = 0.6;

function ideasOf(profile: Described, proof: Proof, termsIn: TermsIn): Weights {
  const weights: Weights = new Map();
  const add = (name: string, weight: number) => {
    if (!weights.has(name)) weights.set(name, weight);
  };
  for (const text of profile.architecturalConcepts) {
    const term = termNamed(text);
    add(term?.name ?? text, rarityWeight(term) * proofWeight(own(proof, text)));
    // "Alert rules for service levels" in a project's own words is about service levels too.
    if (!term)
      for (const part of termsIn(text))
        if (isIdea(part)) add(part.name, rarityWeight(part) * proofWeight(own(proof, text)) * partOfPhrase);
  }
  // Of a strength its ideas count: how long or how much somebody works is no idea.
  for (const text of profile.keyStrengths)
    for (const term of termsIn(text))
      if (isIdea(term)) add(term.name, rarityWeight(term) * proofWeight(own(proof, text)));
  for (const text of [profile.headline, ...profile.projectInsights.map(({ highlight }) => highlight)])
    for (const term of termsIn(text)) if (isIdea(term)) add(term.name, 0.4);
  return weights;
}

const maxFields = 5;
const [leastOfField, mostOfField] = [1.5, 6];
/** Of the strongest field: what only a side project is about is no field of work. */
const leastShareOfField = 0.3;
/** Whom somebody looks for says what they do not have. */
const lookingFor =
  /\b(?:partner|counterpart|co-?founder|some(?:one|body)|other half|another pair|needs?|wanted|missing|lacking|open|looks? (?:best )?(?:for|beside)|match|company)\b/i;

function fieldsOf(profile: Described, termsIn: TermsIn): Weights {
  const weights: Weights = new Map();
  const add = (names: Iterable<string>, weight: number) => {
    for (const name of new Set(names)) weights.set(name, (weights.get(name) ?? 0) + weight);
  };
  const read = (text: string, weight: number) =>
    add([...fieldsIn(text), ...termsIn(text).flatMap(({ name }) => fieldsOfTerm(name))], weight);
  read(profile.headline, 3);
  for (const text of profile.keyStrengths) read(text, 1);
  profile.projectInsights.forEach(({ highlight }, index) => {
    read(highlight, index === 0 ? 3 : index === 1 ? 1 : 0.5);
  });
  const sentences = profile.coFounderSummary.split(/(?<=[.!?])\s+/);
  read(sentences.filter((sentence) => !lookingFor.test(sentence)).join(" "), 1);
  const listed = [
    ...profile.identifiedTechnologies.slice(0, 12),
    ...profile.architecturalConcepts.slice(0, 6),
  ];
  for (const text of listed) {
    const term = termNamed(text);
    if (term) add(fieldsOfTerm(term.name), 0.5);
    else read(text, 0.5);
  }
  const most = Math.min(mostOfField, Math.max(0, ...weights.values()));
  return new Map(
    [...weights]
      .filter(([, weight]) => weight >= leastOfField && weight >= most * leastShareOfField)
      .map(([name, weight]): [string, number] => [name, Math.min(weight, mostOfField)])
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, maxFields),
  );
}

/** Product ownership seldom shows in code: one word of it counts as three. */
const productWords = 3;
/** Prose that says as little as this of areas has half of its weight. */
const quiet = 3;

function areasOf(profile: Described, technologies: Weights, termsIn: TermsIn): Shares {
  const [titles, words, skills] = [noShares(), noShares(), noShares()];
  profile.potentialRoles.forEach((title, index) => {
    const weight = 1 / (1 + index);
    speak(titles, areasInWords(title), weight);
    for (const term of termsIn(title)) speakFor(titles, term, weight);
  });
  const read = (text: string, weight: number) => speak(words, areasIn(text, termsIn), weight);
  read(profile.headline, 2);
  // Strengths are few: what the work is about stands among the concepts too.
  const leading = profile.architecturalConcepts.slice(0, 6);
  for (const text of new Set([...profile.keyStrengths, ...leading])) read(text, 1);
  profile.projectInsights.forEach(({ highlight }, index) => {
    read(highlight, index === 0 ? 0.8 : 0.4);
  });
  for (const [name, weight] of technologies) speakFor(skills, termNamed(name), weight);
  for (const text of profile.architecturalConcepts) {
    const named = termNamed(text);
    for (const term of named ? [named] : termsIn(text)) speakFor(skills, term, 1);
  }
  return blend([
    [titles, 0.35],
    [words, (0.4 * sumOf(words)) / (sumOf(words) + quiet)],
    [skills, 0.25],
  ]);
}

const areasInWords = (text: string) => areas.filter((area) => areaWords[area].test(text));

/** What a text says of areas: by its words, and by the fields and ideas that it names. */
function areasIn(text: string, termsIn: TermsIn): Area[] {
  const terms = termsIn(text);
  const named = [...fieldsIn(text), ...terms.flatMap(({ name }) => fieldsOfTerm(name))];
  const spoken = new Set([...areasInWords(text), ...named.flatMap(areasOfField)]);
  return areas.filter((area) => spoken.has(area));
}

/** Each part by its own sum; what is silent leaves its weight to the others. */
function blend(parts: [Shares, number][]): Shares {
  const speaking = parts.filter(([part]) => sumOf(part) > 0);
  const whole = speaking.reduce((sum, [, weight]) => sum + weight, 0);
  const shares = noShares();
  for (const [part, weight] of speaking)
    for (const area of areas) shares[area] += ((part[area] / sumOf(part)) * weight) / whole;
  return shares;
}

const sumOf = (shares: Shares) => areas.reduce((sum, area) => sum + shares[area], 0);

function speak(shares: Shares, spoken: Area[], weight: number): void {
  for (const area of spoken)
    shares[area] += ((area === "product" ? productWords : 1) * weight) / spoken.length;
}

function speakFor(shares: Shares, term: Term | undefined, weight: number): void {
  const spoken = (term?.roles ?? []).flatMap((role) => areasOfRole[role] ?? []);
  // A language is used for many things: it says little of what somebody owns.
  const share = term?.kind === "language" ? 0.3 : 1;
  for (const area of spoken) shares[area] += (share * weight) / spoken.length;
}

function backingOf(profile: Described, proof: Proof): number {
  const claims = [
    ...profile.keyStrengths,
    ...profile.potentialRoles,
    ...profile.identifiedTechnologies,
    ...profile.architecturalConcepts,
  ];
  if (claims.length === 0) return 0;
  return claims.reduce((sum, claim) => sum + Math.min(1, (own(proof, claim) ?? 0) / 3), 0) / claims.length;
}
