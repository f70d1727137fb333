import type { Db } from "@career-hub/db/client.ts";
import { areBlocked } from "../connection/block/queries.ts";
import { categories, type PairScore, scorePair } from "../matching/people.ts";
import { type Described, type Portrait, portraitOf } from "../matching/portrait.ts";
import {
  findCandidates,
  findDescribed,
  listDescribed,
  listPeople,
  type Retrieved,
} from "../matching/queries.ts";
import { withoutClaims, withoutOwnWords } from "./claims.ts";
import { withoutPrivateNames } from "./privateNames.ts";

const maxSuggested = 20;
const maxAreas = 2;
const qualifies = 50;

/** What others see of somebody beside the score. */
type Card = Pick<Described, "headline" | "keyStrengths" | "potentialRoles" | "estimatedExperience">;
type Portrayed = { card: Card; portrait: Portrait };

/**
 * Portraits are made of one version of one profile and of nothing else: as long as that stands, they do. Each server
 * makes its own; a few kilobytes each.
 */
const portrayed = new Map<string, Portrayed>();
const maxPortrayed = 5_000;
const versionOf = ({ userId, updatedAt }: Retrieved) => `${userId} ${updatedAt.toISOString()}`;

/** The best candidates for somebody, each with why; an empty list for somebody without a saved profile. */
export async function suggest(db: Db, { userId }: { userId: string }) {
  const own = await findDescribed(db, { userId });
  if (!own)
    return { suggestions: [], stats: { totalCandidates: 0, qualifiedMatches: 0, averageMatchScore: 0 } };
  const mine = portraitOfFound(own);
  const { embedding, embeddingModel } = own;
  const { total, retrieved } = await findCandidates(db, { userId, embedding, embeddingModel });
  const scored = (await portray(db, retrieved))
    .map((one) => ({ ...one, score: scorePair(mine, one.portrait) }))
    .sort((a, b) => b.score.receipt.total - a.score.receipt.total || (a.userId < b.userId ? -1 : 1));
  const best = scored.slice(0, maxSuggested);
  const people = new Map(
    (await listPeople(db, { userIds: best.map((one) => one.userId) })).map((one) => [one.userId, one]),
  );
  const qualified = scored.filter(({ score }) => score.receipt.total >= qualifies);
  const sum = qualified.reduce((all, { score }) => all + score.receipt.total, 0);
  return {
    suggestions: best.flatMap(({ userId: id, card, score }) => {
      const person = people.get(id);
      return person ? [toSuggestion(person, card, score)] : [];
    }),
    stats: {
      totalCandidates: total,
      qualifiedMatches: qualified.length,
      averageMatchScore: qualified.length ? Math.round(sum / qualified.length) : 0,
    },
  };
}

/** How two people match, as one of them sees the other; null when one of them has no saved profile. */
export async function match(db: Db, { userId, otherId }: { userId: string; otherId: string }) {
  const [own, other] = await Promise.all([
    findDescribed(db, { userId }),
    findDescribed(db, { userId: otherId }),
  ]);
  if (!own || !other || userId === otherId || (await areBlocked(db, { userId, otherId }))) return null;
  const { receipt, strength } = scorePair(portraitOfFound(own), portraitOfFound(other));
  return { matchScore: receipt.total, matchStrength: strength, ...breakdownOf(receipt) };
}

type Found = Pick<Awaited<ReturnType<typeof listDescribed>>[number], "described" | "proof" | "rejected">;

/** Of what generations found, less what the person rejected: own words count for nothing. */
const portraitOfFound = ({ described, proof, rejected }: Found): Portrait =>
  portraitOf(withoutOwnWords(withoutClaims(described, rejected)), proof);

/** Portraits of everybody retrieved; only those not met before are read from the database. */
async function portray(db: Db, retrieved: Retrieved[]): Promise<(Portrayed & { userId: string })[]> {
  const met = new Map(retrieved.map((one) => [one.userId, portrayed.get(versionOf(one))]));
  const unmet = retrieved.filter((one) => !met.get(one.userId)).map((one) => one.userId);
  for (const row of await listDescribed(db, { userIds: unmet })) {
    const card = withoutPrivateNames(withoutClaims(row.described, row.rejected), row.privateRepositories);
    const made = { card, portrait: portraitOfFound(row) };
    if (portrayed.size >= maxPortrayed) portrayed.clear();
    portrayed.set(versionOf(row), made);
    met.set(row.userId, made);
  }
  return [...met].flatMap(([userId, one]) => (one ? [{ userId, ...one }] : []));
}

type Person = Awaited<ReturnType<typeof listPeople>>[number];

/** Field by field: nothing else of somebody's profile leaves the house this way. */
function toSuggestion(
  person: Person,
  { headline, keyStrengths, potentialRoles, estimatedExperience }: Card,
  { receipt, strength, commonTechnologies }: PairScore,
) {
  return {
    user_id: person.userId,
    github_username: person.username,
    github_avatar_url: person.avatarUrl,
    headline,
    matchScore: receipt.total,
    matchStrength: strength,
    estimatedExperience: estimatedExperience || "N/A",
    topMatchingAreas: topAreas(receipt.parts),
    commonTechnologies,
    keyStrengths,
    potentialRoles,
    ...breakdownOf(receipt),
  };
}

const breakdownOf = (receipt: PairScore["receipt"]) => ({
  scoreBreakdown: Object.fromEntries(receipt.parts.map(({ category, percent }) => [category, percent])),
  receipt,
});

/** Where two match best. Experience says how well, not where. */
const topAreas = (parts: PairScore["receipt"]["parts"]) =>
  parts
    .filter(({ category, percent }) => category !== "Experience" && percent > 0)
    .sort((a, b) => b.percent - a.percent || categories.indexOf(a.category) - categories.indexOf(b.category))
    .slice(0, maxAreas)
    .map(({ category, percent }) => ({ area: category, score: percent }));
