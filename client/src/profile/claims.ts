import type { Claim, Evidence, Profile, PublicTechnical } from "@career-hub/server/profile/schema.ts";
import { plural } from "../text/plural.ts";

/** One's own profile, or what others see of somebody's. */
export type Technical = Profile["technical"] &
  Partial<Pick<PublicTechnical, "privateFindings" | "privateRepositories" | "experienceBasis">>;

const listOf = {
  strength: "keyStrengths",
  role: "potentialRoles",
  technology: "identifiedTechnologies",
  concept: "architecturalConcepts",
  insight: "projectInsights",
} as const satisfies Record<Claim["kind"], keyof NonNullable<Technical["ownWords"]>>;

/** Whether the person wrote this claim: then it has no evidence, also where another claim is called the same. */
export const isOwnClaim = ({ ownWords }: Technical, { kind, claim }: Claim): boolean =>
  ownWords?.[listOf[kind]]?.includes(claim) ?? false;

/** On the screen at once; the server leaves them out as well. */
export function withoutRejected(profile: Profile, rejected: Claim[]): Profile {
  if (rejected.length === 0) return profile;
  const left = (kind: Claim["kind"]) =>
    new Set(rejected.filter((one) => one.kind === kind).map(({ claim }) => claim));
  const without = (kind: Claim["kind"], claims: string[]) => claims.filter((claim) => !left(kind).has(claim));
  const { technical } = profile;
  return {
    ...profile,
    technical: {
      ...technical,
      keyStrengths: without("strength", technical.keyStrengths),
      potentialRoles: without("role", technical.potentialRoles),
      identifiedTechnologies: without("technology", technical.identifiedTechnologies),
      architecturalConcepts: without("concept", technical.architecturalConcepts),
      projectInsights: technical.projectInsights.filter(({ name }) => !left("insight").has(name)),
    },
  };
}

/** How many findings of a claim are in private repositories, which only their owner sees. */
export const privateFindingsOf = ({ privateFindings }: Technical, claim: string): number =>
  privateFindings && Object.hasOwn(privateFindings, claim) ? (privateFindings[claim] ?? 0) : 0;

/** Keys come from other people's repositories: "constructor" must not be found where nothing was put. */
export function evidenceOf(technical: Technical, claim: string): Evidence[] {
  const { evidence } = technical;
  return evidence && Object.hasOwn(evidence, claim) ? (evidence[claim] ?? []) : [];
}

/** The claims that repositories show. */
function foundClaims(technical: Technical): Set<string> {
  const kinds = Object.entries(listOf) as [Claim["kind"], (typeof listOf)[Claim["kind"]]][];
  return new Set(
    kinds.flatMap(([kind, list]) =>
      technical[list]
        .map((one) => (typeof one === "string" ? one : one.name))
        .filter((claim) => !isOwnClaim(technical, { kind, claim })),
    ),
  );
}

export type Source = { repository: string; claims: number; ownShare: number | undefined; ownCommits: number };

/** Each repository with the number of claims that rest on it, the most telling first. */
export function sourcesOf(technical: Technical): Source[] {
  const sources = new Map<string, Source>();
  for (const claim of foundClaims(technical)) {
    const found = evidenceOf(technical, claim);
    for (const repository of new Set(found.map((one) => one.repository))) {
      const source = sources.get(repository) ?? { repository, claims: 0, ownShare: undefined, ownCommits: 0 };
      source.claims += 1;
      for (const one of found.filter((piece) => piece.repository === repository)) {
        source.ownShare ??= one.ownShare;
        source.ownCommits = Math.max(source.ownCommits, one.ownCommits);
      }
      sources.set(repository, source);
    }
  }
  return [...sources.values()].sort(
    (a, b) => b.claims - a.claims || b.ownCommits - a.ownCommits || (a.repository < b.repository ? -1 : 1),
  );
}

export const repositoryName = (repository: string): string => repository.split("/").at(-1) || repository;

export const sharePercent = (share: number): string => `${Math.round(share * 100)}%`;

/** What was not counted, in words; nothing when all of it was. */
export function leftOutSentence(basis: NonNullable<Technical["basis"]>): string {
  const { forks, templates, empty, withoutOwnCommits, notLookedInto, unreadable } = basis.leftOut;
  const reasons = [
    forks && plural(forks, "fork"),
    templates && plural(templates, "template"),
    empty && `${empty} empty`,
    withoutOwnCommits && `${withoutOwnCommits} without own commits`,
    notLookedInto && `${notLookedInto} over the reading limit`,
    unreadable && `${unreadable} that could not be read`,
  ].filter((reason) => typeof reason === "string");
  return reasons.length > 0 ? `Left out: ${reasons.join(", ")}.` : "";
}

/** The login in a profile's address, to show beside the name. */
export function loginOf(address: string): string {
  try {
    return decodeURIComponent(new URL(address).pathname.split("/").filter(Boolean).at(-1) ?? "");
  } catch {
    return "";
  }
}

export const writerSentence = (writer: string): string =>
  writer.startsWith("local")
    ? "Worded from the evidence alone, without a language model."
    : `Worded by ${writer}.`;
