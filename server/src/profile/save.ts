import type { Db } from "@career-hub/db/client.ts";
import { ownValue } from "../text/ownValue.ts";
import { plainText } from "../text/schema.ts";
import type { User } from "../trpc.ts";
import { claimsOf, withRejected } from "./claims.ts";
import { withoutContactData } from "./contactData.ts";
import { listStoredGenerations } from "./generations/queries.ts";
import { findStoredProfile } from "./queries.ts";
import { listRejected } from "./rejected/queries.ts";
import type { Evidence, OwnWords, Profile } from "./schema.ts";

type Technical = Profile["technical"];

/**
 * Prepares a sent profile for storage. Name, picture and link come from the account; evidence and basis from the person's
 * own generations. Text that is in none of them is marked as own words and stripped of e-mail addresses, URLs and
 * telephone numbers (`hadAddresses`: some were removed).
 */
export async function prepareProfile(db: Db, user: User, sent: Profile) {
  const userId = user.id;
  const [generations, stored, rejected] = await Promise.all([
    listStoredGenerations(db, { userId }),
    findStoredProfile(db, { userId }),
    listRejected(db, { userId }),
  ]);
  const source = generations.find((one) => one.id === sent.technical.basis?.generationId);
  const known = generations.flatMap(({ profile }) => profile?.technical ?? []);
  const { technical, hadAddresses } = clean(sent.technical, known);
  const base = source?.profile.technical ?? stored?.technical;
  const restored = base ? withRejected(technical, base, rejected) : technical;
  const { evidence: _, basis: __, ownWords: ___, ...texts } = restored;
  const ownWords = ownWordsOf(texts, known);
  const profile: Profile = {
    personal: { name: user.name || user.username, avatar_url: user.avatarUrl, html_url: user.profileUrl },
    technical: {
      ...texts,
      evidence: evidenceFor(texts, source ? [...known, source.profile.technical] : known),
      ...(source?.profile.technical.basis && { basis: source.profile.technical.basis }),
      ...(Object.keys(ownWords).length > 0 && { ownWords }),
    },
  };
  return { profile, generationId: source?.id ?? null, hadAddresses };
}

/** Later sources take precedence. */
function evidenceFor(technical: Technical, sources: Technical[]): Record<string, Evidence[]> {
  const evidence: Record<string, Evidence[]> = Object.assign({}, ...sources.map((one) => one.evidence));
  const claims = claimsOf(technical).map(({ claim }) => claim);
  return Object.fromEntries(
    claims.flatMap((claim) => {
      const places = ownValue(evidence, claim);
      return places ? [[claim, places]] : [];
    }),
  );
}

const textFields = ["headline", "coFounderSummary"] as const;
const lists = ["keyStrengths", "potentialRoles", "identifiedTechnologies", "architecturalConcepts"] as const;
type Insight = Technical["projectInsights"][number];
const sameInsight = (one: Insight, other: Insight) =>
  one.name === other.name && plainText(one.highlight) === plainText(other.highlight);

/** Claims that differ only in case are one claim, in the spelling that has evidence. */
function merged(claims: string[], generated: Set<string>): string[] {
  const byWords = new Map<string, string>();
  for (const claim of claims) {
    const words = claim.toLowerCase();
    const kept = byWords.get(words);
    if (kept === undefined || (generated.has(claim) && !generated.has(kept))) byWords.set(words, claim);
  }
  return [...byWords.values()];
}

/** Removes addresses from text that is in no generation, claims that are empty afterwards, and duplicates. */
function clean(technical: Technical, known: Technical[]) {
  let hadAddresses = false;
  const cleaned = (text: string): string => {
    const without = withoutContactData(text);
    hadAddresses ||= without !== text;
    return without;
  };
  const result: Technical = { ...technical };
  for (const field of textFields)
    if (!known.some((one) => plainText(one[field]) === technical[field]))
      result[field] = cleaned(technical[field]);
  for (const list of lists) {
    const generated = new Set(known.flatMap((one) => one[list]));
    const claims = technical[list].map((claim) => (generated.has(claim) ? claim : cleaned(claim)));
    result[list] = merged(claims.filter(Boolean), generated);
  }
  const insights = known.flatMap((one) => one.projectInsights);
  const cleanedInsights = technical.projectInsights
    .map((insight) =>
      insights.some((other) => sameInsight(insight, other))
        ? insight
        : { name: cleaned(insight.name), highlight: cleaned(insight.highlight) },
    )
    .filter(({ name }) => name);
  result.projectInsights = cleanedInsights.filter(
    (insight, index) => cleanedInsights.findIndex((other) => sameInsight(insight, other)) === index,
  );
  return { technical: result, hadAddresses };
}

const sameStats = (one: Technical["languageStats"], other: Technical["languageStats"]) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([language, percent]) => other[language] === percent);

/** Text that is in none of the person's generations. */
function ownWordsOf(technical: Technical, known: Technical[]): OwnWords {
  const ownWords: OwnWords = {};
  for (const field of [...textFields, "estimatedExperience"] as const)
    if (technical[field] && !known.some((one) => plainText(one[field]) === technical[field]))
      ownWords[field] = true;
  const stats = technical.languageStats;
  if (Object.keys(stats).length > 0 && !known.some((one) => sameStats(one.languageStats, stats)))
    ownWords.languageStats = true;
  for (const list of lists) {
    const generated = new Set(known.flatMap((one) => one[list]));
    const unsaid = technical[list].filter((claim) => !generated.has(claim));
    if (unsaid.length > 0) ownWords[list] = unsaid;
  }
  const insights = known.flatMap((one) => one.projectInsights);
  const unsaid = technical.projectInsights.filter(
    (one) => !insights.some((other) => sameInsight(one, other)),
  );
  if (unsaid.length > 0) ownWords.projectInsights = unsaid.map(({ name }) => name);
  return ownWords;
}
