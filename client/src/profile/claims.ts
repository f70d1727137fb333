import type { Claim, Evidence, Profile, PublicTechnical } from "@career-hub/server/profile/schema.ts";
import { plural } from "../text/plural.ts";

/** The technical part of the user's own or another person's profile. */
export type Technical = Profile["technical"] &
  Partial<Pick<PublicTechnical, "privateFindings" | "privateRepositories" | "experienceBasis">>;

const listOf = {
  strength: "keyStrengths",
  role: "potentialRoles",
  technology: "identifiedTechnologies",
  concept: "architecturalConcepts",
  insight: "projectInsights",
} as const satisfies Record<Claim["kind"], keyof NonNullable<Technical["ownWords"]>>;

const kinds = Object.entries(listOf) as [Claim["kind"], (typeof listOf)[Claim["kind"]]][];
const nameOf = (item: string | { name: string }): string => (typeof item === "string" ? item : item.name);

/** Whether the owner wrote the claim: it has no evidence, even if another claim of that name does. */
export const isOwnClaim = ({ ownWords }: Technical, { kind, claim }: Claim): boolean =>
  ownWords?.[listOf[kind]]?.includes(claim) ?? false;

/** Removes rejected claims at once; the server does the same. */
export function withoutRejected(profile: Profile, rejected: Claim[]): Profile {
  if (rejected.length === 0) return profile;
  const { technical } = profile;
  const isRejected = (kind: Claim["kind"], claim: string) =>
    rejected.some((item) => item.kind === kind && item.claim === claim);
  const lists = kinds.map(([kind, list]) => [
    list,
    [...technical[list]].filter((item) => !isRejected(kind, nameOf(item))),
  ]);
  return { ...profile, technical: { ...technical, ...Object.fromEntries(lists) } };
}

export const privateFindingsOf = ({ privateFindings }: Technical, claim: string): number =>
  privateFindings && Object.hasOwn(privateFindings, claim) ? (privateFindings[claim] ?? 0) : 0;

/** Checks own keys, because claims come from repositories and may be named "constructor". */
export function evidenceOf(technical: Technical, claim: string): Evidence[] {
  const { evidence } = technical;
  return evidence && Object.hasOwn(evidence, claim) ? (evidence[claim] ?? []) : [];
}

function claimsWithEvidence(technical: Technical): Set<string> {
  return new Set(
    kinds.flatMap(([kind, list]) =>
      technical[list].map(nameOf).filter((claim) => !isOwnClaim(technical, { kind, claim })),
    ),
  );
}

export type Source = { repository: string; claims: number; ownShare?: number; ownCommits: number };

/** The repositories with their numbers of claims, most claims first. */
export function sourcesOf(technical: Technical): Source[] {
  const sources = new Map<string, Source>();
  for (const claim of claimsWithEvidence(technical)) {
    const byRepository = Map.groupBy(evidenceOf(technical, claim), ({ repository }) => repository);
    for (const [repository, findings] of byRepository) {
      const source = sources.get(repository) ?? { repository, claims: 0, ownCommits: 0 };
      source.claims += 1;
      for (const item of findings) {
        source.ownShare ??= item.ownShare;
        source.ownCommits = Math.max(source.ownCommits, item.ownCommits);
      }
      sources.set(repository, source);
    }
  }
  return [...sources.values()].sort(
    (a, b) => b.claims - a.claims || b.ownCommits - a.ownCommits || (a.repository < b.repository ? -1 : 1),
  );
}

export const repositoryName = (repository: string): string => repository.split("/").at(-1) || repository;

/** "54%", "<1%" */
export const sharePercent = (share: number): string =>
  share > 0 && share < 0.005 ? "<1%" : `${Math.round(share * 100)}%`;

/** "54% of commits"; the number of own commits where the share is unknown. */
export const commitsText = ({ ownShare, ownCommits }: Pick<Evidence, "ownShare" | "ownCommits">): string =>
  ownShare === undefined ? plural(ownCommits, "commit") : `${sharePercent(ownShare)} of commits`;

/** Why repositories were not counted; empty if all were. */
export function leftOutSentence(basis: NonNullable<Technical["basis"]>): string {
  const { forks, templates, empty, withoutOwnCommits, notLookedInto, unreadable } = basis.leftOut;
  const reasons = [
    forks && plural(forks, "fork"),
    templates && plural(templates, "template"),
    empty && `${empty} empty`,
    withoutOwnCommits && `${withoutOwnCommits} without own commits`,
    notLookedInto && `${notLookedInto} not read in detail`,
    unreadable && `${unreadable} that could not be read`,
  ].filter((reason) => typeof reason === "string");
  return reasons.length > 0 ? `Left out: ${reasons.join(", ")}.` : "";
}

/** The login in the URL of a GitHub profile. */
export function loginOf(address: string): string {
  try {
    return decodeURIComponent(new URL(address).pathname.split("/").filter(Boolean).at(-1) ?? "");
  } catch {
    return "";
  }
}

export const writerSentence = (writer: string): string =>
  writer.startsWith("local")
    ? "Written by rules from the evidence, without a language model."
    : `Written by ${writer}.`;
