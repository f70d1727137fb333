import type { Claim, Profile } from "./schema.ts";

type Technical = Profile["technical"];
export type Claims = Pick<
  Technical,
  | "keyStrengths"
  | "potentialRoles"
  | "identifiedTechnologies"
  | "architecturalConcepts"
  | "projectInsights"
  | "ownWords"
>;

/** Kind of claim → list in the profile. */
const listOf = {
  strength: "keyStrengths",
  role: "potentialRoles",
  technology: "identifiedTechnologies",
  concept: "architecturalConcepts",
} as const satisfies Record<Exclude<Claim["kind"], "insight">, keyof Claims>;
const lists = Object.entries(listOf) as [keyof typeof listOf, (typeof listOf)[keyof typeof listOf]][];

export const keyOf = ({ kind, claim }: Claim) => `${kind} ${claim}`;

/** Strengths, technologies and concepts share a namespace: the same text is the same claim in each list. */
const isSkill = (kind: Claim["kind"]) => kind !== "role" && kind !== "insight";

/** A predicate for rejected claims. A rejected skill is left out of every list of skills. */
export function rejectedIn(rejected: Claim[]): (claim: Claim) => boolean {
  const wordsOf = ({ kind, claim }: Claim) =>
    isSkill(kind) ? `skill ${claim.toLowerCase()}` : keyOf({ kind, claim });
  const words = new Set(rejected.map(wordsOf));
  return (claim) => words.has(wordsOf(claim));
}

export const claimsOf = (technical: Claims): Claim[] => [
  ...lists.flatMap(([kind, list]) => technical[list].map((claim) => ({ kind, claim }))),
  ...technical.projectInsights.map(({ name }) => ({ kind: "insight" as const, claim: name })),
];

export function filterClaims<T extends Claims>(technical: T, keeps: (claim: Claim) => boolean): T {
  const result = { ...technical };
  for (const [kind, list] of lists) result[list] = technical[list].filter((claim) => keeps({ kind, claim }));
  result.projectInsights = technical.projectInsights.filter(({ name }) =>
    keeps({ kind: "insight", claim: name }),
  );
  return result;
}

export function withoutClaims<T extends Claims>(technical: T, rejected: Claim[]): T {
  const isRejected = rejectedIn(rejected);
  return rejected.length === 0 ? technical : filterClaims(technical, (claim) => !isRejected(claim));
}

const unknownLevel = "N/A";

/** The profile without text by the person, which does not count in matching. */
export function withoutOwnWords<
  T extends Claims & Pick<Technical, "headline" | "coFounderSummary" | "estimatedExperience">,
>(technical: T): T {
  const { ownWords = {} } = technical;
  const ownKeys = new Set([
    ...lists.flatMap(([kind, list]) => (ownWords[list] ?? []).map((claim) => keyOf({ kind, claim }))),
    ...(ownWords.projectInsights ?? []).map((claim) => keyOf({ kind: "insight", claim })),
  ]);
  return {
    ...filterClaims(technical, (claim) => !ownKeys.has(keyOf(claim))),
    ...(ownWords.headline && { headline: "" }),
    ...(ownWords.coFounderSummary && { coFounderSummary: "" }),
    ...(ownWords.estimatedExperience && { estimatedExperience: unknownLevel }),
  };
}

/**
 * The profile without everything based on a repository: its evidence, its commits by year, claims without other evidence,
 * and values derived from all repositories (headline, summary, languages, level) unless the person wrote them.
 */
export function withoutRepository(profile: Profile, repository: string): Profile {
  const { technical } = profile;
  const { evidence = {}, ownWords = {}, basis } = technical;
  const isOther = (place: { repository: string }) => place.repository !== repository;
  const places = Object.entries(evidence);
  const ownCommits = basis?.ownCommits?.filter(isOther);
  if (places.every(([, found]) => found.every(isOther)) && ownCommits?.length === basis?.ownCommits?.length)
    return profile;
  const remaining = new Map(places.map(([claim, found]) => [claim, found.filter(isOther)]));
  const result = filterClaims(technical, ({ claim }) => remaining.get(claim)?.length !== 0);
  return {
    ...profile,
    technical: {
      ...result,
      evidence: Object.fromEntries([...remaining].filter(([, found]) => found.length > 0)),
      ...(!ownWords.headline && { headline: "" }),
      ...(!ownWords.coFounderSummary && { coFounderSummary: "" }),
      ...(!ownWords.languageStats && { languageStats: {} }),
      ...(!ownWords.estimatedExperience && { estimatedExperience: unknownLevel }),
      ...(basis && {
        basis: {
          ...basis,
          experience: "A repository has been removed since then.",
          ...(ownCommits && { ownCommits }),
        },
      }),
    },
  };
}

/**
 * Rejected claims are stored but not returned, so that a rejection can be undone. A profile that a client sends lacks
 * them: they are restored from `base`, the profile it was made from.
 */
export function withRejected(sent: Technical, base: Technical, rejected: Claim[]): Technical {
  const isRejected = rejectedIn(rejected);
  const merge = <T>(list: T[], baseList: T[], kind: Claim["kind"], textOf: (item: T) => string): T[] => {
    const merged = [...list];
    const texts = new Set(list.map(textOf));
    baseList.forEach((item, index) => {
      const claim = textOf(item);
      if (!texts.has(claim) && isRejected({ kind, claim })) merged.splice(index, 0, item);
    });
    return merged;
  };
  const restored = { ...sent };
  for (const [kind, list] of lists) restored[list] = merge(sent[list], base[list], kind, (claim) => claim);
  restored.projectInsights = merge(
    sent.projectInsights,
    base.projectInsights,
    "insight",
    (insight) => insight.name,
  );
  return restored;
}
