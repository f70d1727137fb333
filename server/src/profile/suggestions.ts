import type { Db } from "@career-hub/db/client.ts";
import { categories, type PairScore, scorePair } from "../matching/people.ts";
import { findCandidates, findDescribed, listPeople } from "../matching/queries.ts";
import { type Card, portraitOfFound, portray } from "./portrayed.ts";

const maxSuggested = 20;
const maxAreas = 2;
const qualifies = 50;

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
  if (!own || !other || userId === otherId) return null;
  const { receipt, strength } = scorePair(portraitOfFound(own), portraitOfFound(other));
  return { matchScore: receipt.total, matchStrength: strength, ...breakdownOf(receipt) };
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
