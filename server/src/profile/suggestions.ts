import type { Db } from "@career-hub/db/client.ts";
import { areBlocked } from "../connection/block/queries.ts";
import { categories, type PairScore, scoreOfPair, scorePair } from "../matching/people.ts";
import { findBest, maxScored, updatedIndex } from "./candidates/best.ts";
import { countProfiles, findCandidates, findOwn, maxRetrieved } from "./candidates/queries.ts";
import { cardsOf, currentPortraits, portraitsOf } from "./features/features.ts";
import { listSavedSince } from "./features/queries.ts";

const maxSuggested = 20;
const maxAreas = 2;
const qualifies = 50;

type SuggestOptions = {
  userId: string;
  /**
   * People who saved their first profile after this are new, and everybody is new to a person who did; null: nobody is new. A
   * promise is awaited beside the other queries.
   */
  since?: Date | null | Promise<Date | null>;
  until?: Date;
};

/** The best candidates with reasons; empty for a person without a saved profile. */
export async function suggest(db: Db, { userId, since = null, until }: SuggestOptions) {
  const [own, { count, index, nearest }, visitedAt] = await Promise.all([
    currentPortraits(db, [userId]),
    retrieve(db, userId),
    since,
  ]);
  const mine = own.get(userId);
  if (!mine)
    return { suggestions: [], stats: { totalCandidates: 0, qualifiedMatches: 0, averageMatchScore: 0 } };
  const best = index && (await findBest(db, { index, userId, portrait: mine, count }));
  const { total, candidates } = best ?? nearest ?? (await findNearest(db, { userId, count }));
  const scored = [...(await portraitsOf(db, best ? candidates.slice(0, maxScored) : candidates))]
    .map(([id, portrait]) => ({ userId: id, portrait, total: Math.round(scoreOfPair(mine, portrait)) }))
    .sort((a, b) => b.total - a.total || (a.userId < b.userId ? -1 : 1));
  const suggested = scored.slice(0, maxSuggested);
  const ids = suggested.map((one) => one.userId);
  const [people, recent] = await Promise.all([
    cardsOf(db, ids),
    visitedAt && listSavedSince(db, { userIds: [userId, ...ids], since: visitedAt, until }),
  ]);
  const isNew = (id: string) => !recent || recent.has(userId) || recent.has(id);
  const estimates = best?.candidates.slice(maxScored).map(({ estimate }) => estimate) ?? [];
  const totals = [...scored.map((one) => one.total), ...estimates];
  const qualified = totals.map(Math.round).filter((score) => score >= qualifies);
  const sum = qualified.reduce((all, score) => all + score, 0);
  return {
    suggestions: suggested.flatMap(({ userId: id, portrait }) => {
      const person = people.get(id);
      return person ? [{ ...toSuggestion(person, scorePair(mine, portrait)), is_new: isNew(id) }] : [];
    }),
    stats: {
      totalCandidates: total,
      qualifiedMatches: qualified.length,
      averageMatchScore: qualified.length ? Math.round(sum / qualified.length) : 0,
    },
  };
}

/** The candidates while there are few people, else the index of all of them. */
async function retrieve(db: Db, userId: string) {
  const count = await countProfiles(db);
  return count > maxRetrieved
    ? { count, index: await updatedIndex(db), nearest: null }
    : { count, index: null, nearest: await findNearest(db, { userId, count }) };
}

/** All candidates when they are few; the nearest by vector until this server has read nearly all profiles. */
async function findNearest(db: Db, { userId, count }: { userId: string; count: number }) {
  const own = await findOwn(db, { userId });
  const { total, retrieved } = own ? await findCandidates(db, own, { count }) : { total: 0, retrieved: [] };
  return { total, candidates: retrieved };
}

/** The match of two people from the view of one of them; null when one has no saved profile. */
export async function match(db: Db, { userId, otherId }: { userId: string; otherId: string }) {
  const portraits = await currentPortraits(db, [userId, otherId]);
  const [own, other] = [portraits.get(userId), portraits.get(otherId)];
  if (!own || !other || userId === otherId || (await areBlocked(db, { userId, otherId }))) return null;
  return toMatch(scorePair(own, other));
}

type Person = NonNullable<ReturnType<Awaited<ReturnType<typeof cardsOf>>["get"]>>;

/** Lists its fields explicitly, so that nothing else of the profile is sent. */
function toSuggestion({ userId, username, avatarUrl, card }: Person, pair: PairScore) {
  const { headline, keyStrengths, potentialRoles, estimatedExperience } = card;
  return {
    user_id: userId,
    github_username: username,
    github_avatar_url: avatarUrl,
    headline,
    estimatedExperience: estimatedExperience || "N/A",
    topMatchingAreas: topAreas(pair.receipt.parts),
    commonTechnologies: pair.commonTechnologies,
    keyStrengths,
    potentialRoles,
    ...toMatch(pair),
  };
}

export const toMatch = ({ receipt, strength }: PairScore) => ({
  matchScore: receipt.total,
  matchStrength: strength,
  scoreBreakdown: Object.fromEntries(receipt.parts.map(({ category, percent }) => [category, percent])),
  receipt,
});

/** The best categories, without experience, which is no common ground. */
const topAreas = (parts: PairScore["receipt"]["parts"]) =>
  parts
    .filter(({ category, percent }) => category !== "Experience" && percent > 0)
    .sort((a, b) => b.percent - a.percent || categories.indexOf(a.category) - categories.indexOf(b.category))
    .slice(0, maxAreas)
    .map(({ category, percent }) => ({ area: category, score: percent }));
