import type { Db } from "@career-hub/db/client.ts";
import { areBlocked } from "../connection/block/queries.ts";
import { categories, exactTotal, type PairScore, scorePair } from "../matching/people.ts";
import { findCandidates, findOwn } from "./candidates/queries.ts";
import { cardsOf, portraitsOf } from "./features/features.ts";
import { listSaved } from "./features/queries.ts";

const maxSuggested = 20;
const maxAreas = 2;
const qualifies = 50;

/** The best candidates for somebody, each with why; an empty list for somebody without a saved profile. */
export async function suggest(db: Db, { userId }: { userId: string }) {
  const own = await findOwn(db, { userId });
  if (!own)
    return { suggestions: [], stats: { totalCandidates: 0, qualifiedMatches: 0, averageMatchScore: 0 } };
  const { total, retrieved } = await findCandidates(db, own);
  const portraits = await portraitsOf(db, [own, ...retrieved]);
  const mine = portraits.get(userId);
  portraits.delete(userId);
  const scored = [...portraits]
    .flatMap(([id, portrait]) => (mine ? [{ userId: id, score: scorePair(mine, portrait) }] : []))
    .map((one) => ({ ...one, exact: exactTotal(one.score.receipt.parts) }))
    .sort((a, b) => b.exact - a.exact || (a.userId < b.userId ? -1 : 1));
  const best = scored.slice(0, maxSuggested);
  const people = await cardsOf(
    db,
    best.map((one) => one.userId),
  );
  const qualified = scored.filter(({ score }) => score.receipt.total >= qualifies);
  const sum = qualified.reduce((all, { score }) => all + score.receipt.total, 0);
  return {
    suggestions: best.flatMap(({ userId: id, score }) => {
      const person = people.get(id);
      return person ? [toSuggestion(person, score)] : [];
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
  const portraits = await portraitsOf(db, await listSaved(db, { userIds: [userId, otherId] }));
  const [own, other] = [portraits.get(userId), portraits.get(otherId)];
  if (!own || !other || userId === otherId || (await areBlocked(db, { userId, otherId }))) return null;
  const { receipt, strength } = scorePair(own, other);
  return { matchScore: receipt.total, matchStrength: strength, ...breakdownOf(receipt) };
}

type Person = NonNullable<ReturnType<Awaited<ReturnType<typeof cardsOf>>["get"]>>;

/** Field by field: nothing else of somebody's profile leaves the house this way. */
function toSuggestion(
  { userId, username, avatarUrl, card }: Person,
  { receipt, strength, commonTechnologies }: PairScore,
) {
  const { headline, keyStrengths, potentialRoles, estimatedExperience } = card;
  return {
    user_id: userId,
    github_username: username,
    github_avatar_url: avatarUrl,
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
