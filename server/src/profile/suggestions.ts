import type { Db } from "@career-hub/db/client.ts";
import { categories, type PairScore, scorePair } from "../matching/people.ts";
import { type Portrait, portraitOf } from "../matching/portrait.ts";
import {
  findCandidates,
  findDescribed,
  listCards,
  listDescribed,
  type Retrieved,
} from "../matching/queries.ts";

const maxSuggested = 20;
const maxAreas = 2;
const qualifies = 50;
const maxPortraits = 5_000;

/** A portrait is made of one version of one profile: as long as that stands, so does the portrait. */
const portraits = new Map<string, Portrait>();
const keyOf = ({ userId, updatedAt }: Retrieved) => `${userId} ${updatedAt.toISOString()}`;

export type Suggestions = Awaited<ReturnType<typeof suggest>>;

/** The best candidates for somebody, each with why; an empty list for somebody without a saved profile. */
export async function suggest(db: Db, { userId }: { userId: string }) {
  const own = await findDescribed(db, { userId });
  if (!own)
    return { suggestions: [], stats: { totalCandidates: 0, qualifiedMatches: 0, averageMatchScore: 0 } };
  const mine = portraitOf(own.described, own.proof);
  const { embedding, embeddingModel } = own;
  const { total, retrieved } = await findCandidates(db, { userId, embedding, embeddingModel });
  const scored = (await portray(db, retrieved))
    .map(({ id, portrait }) => ({ id, ...scorePair(mine, portrait) }))
    .sort((a, b) => b.receipt.total - a.receipt.total || (a.id < b.id ? -1 : 1));
  const best = scored.slice(0, maxSuggested);
  const cards = new Map(
    (await listCards(db, { userIds: best.map(({ id }) => id) })).map((card) => [card.userId, card]),
  );
  const qualified = scored.filter(({ receipt }) => receipt.total >= qualifies);
  const sum = qualified.reduce((all, { receipt }) => all + receipt.total, 0);
  return {
    suggestions: best.flatMap((one) => {
      const card = cards.get(one.id);
      return card ? [toSuggestion(card, one)] : [];
    }),
    stats: {
      totalCandidates: total,
      qualifiedMatches: qualified.length,
      averageMatchScore: qualified.length ? Math.round(sum / qualified.length) : 0,
    },
  };
}

async function portray(db: Db, retrieved: Retrieved[]): Promise<{ id: string; portrait: Portrait }[]> {
  const unknown = retrieved.filter((one) => !portraits.has(keyOf(one)));
  const made = new Map<string, Portrait>();
  for (const one of await listDescribed(db, { userIds: unknown.map(({ userId }) => userId) })) {
    const portrait = portraitOf(one.described, one.proof);
    made.set(one.userId, portrait);
    if (portraits.size >= maxPortraits) portraits.clear();
    portraits.set(keyOf(one), portrait);
  }
  return retrieved.flatMap((one) => {
    const portrait = made.get(one.userId) ?? portraits.get(keyOf(one));
    return portrait ? [{ id: one.userId, portrait }] : [];
  });
}

type Card = Awaited<ReturnType<typeof listCards>>[number];

/** Field by field: nothing else of somebody's profile leaves the house this way. */
function toSuggestion(card: Card, { receipt, strength, commonTechnologies }: PairScore) {
  return {
    user_id: card.userId,
    github_username: card.username,
    github_avatar_url: card.avatarUrl,
    headline: card.headline,
    matchScore: receipt.total,
    matchStrength: strength,
    estimatedExperience: card.estimatedExperience || "N/A",
    topMatchingAreas: topAreas(receipt.parts),
    commonTechnologies,
    keyStrengths: card.keyStrengths,
    potentialRoles: card.potentialRoles,
    scoreBreakdown: Object.fromEntries(receipt.parts.map(({ category, percent }) => [category, percent])),
    receipt,
  };
}

/** Where two match best. Experience says how well, not where. */
const topAreas = (parts: PairScore["receipt"]["parts"]) =>
  parts
    .filter(({ category, percent }) => category !== "Experience" && percent > 0)
    .sort((a, b) => b.percent - a.percent || categories.indexOf(a.category) - categories.indexOf(b.category))
    .slice(0, maxAreas)
    .map(({ category, percent }) => ({ area: category, score: percent }));
