import type { Db } from "@career-hub/db/client.ts";
import { areBlocked } from "../connection/block/queries.ts";
import { categories, type PairScore, scoreOfPair, scorePair } from "../matching/people.ts";
import type { Portrait } from "../matching/portrait.ts";
import { findBest } from "./candidates/best.ts";
import { countCandidates, findCandidates, findOwn, maxRetrieved, type Own } from "./candidates/queries.ts";
import { cardsOf, portraitsOf } from "./features/features.ts";
import { listSavedProfiles, listSavedSince } from "./features/queries.ts";

const maxSuggested = 20;
const maxAreas = 2;
const qualifies = 50;

type SuggestOptions = {
  userId: string;
  /** People who saved their first profile after this are new, and everybody is new to a person who did; null: nobody is new. */
  since?: Date | null;
  until?: Date;
};

/** The best candidates with reasons; empty for a person without a saved profile. */
export async function suggest(db: Db, { userId, since = null, until }: SuggestOptions) {
  const own = await findOwn(db, { userId });
  if (!own)
    return { suggestions: [], stats: { totalCandidates: 0, qualifiedMatches: 0, averageMatchScore: 0 } };
  const mine = (await portraitsOf(db, [own])).get(userId);
  const { total, retrieved } = await retrieve(db, own, mine);
  const portraits = mine ? [...(await portraitsOf(db, retrieved))] : [];
  const scored = portraits
    .map(([id, portrait]) => ({ userId: id, portrait, total: mine ? scoreOfPair(mine, portrait) : 0 }))
    .sort((a, b) => b.total - a.total || (a.userId < b.userId ? -1 : 1));
  const best = scored.slice(0, maxSuggested);
  const ids = best.map((one) => one.userId);
  const people = await cardsOf(db, ids);
  const recent = since && (await listSavedSince(db, { userIds: [userId, ...ids], since, until }));
  const isNew = (id: string) => !recent || recent.has(userId) || recent.has(id);
  const qualified = scored.map((one) => Math.round(one.total)).filter((score) => score >= qualifies);
  const sum = qualified.reduce((all, score) => all + score, 0);
  return {
    suggestions: best.flatMap(({ userId: id, portrait }) => {
      const person = people.get(id);
      return person && mine
        ? [{ ...toSuggestion(person, scorePair(mine, portrait)), is_new: isNew(id) }]
        : [];
    }),
    stats: {
      totalCandidates: total,
      qualifiedMatches: qualified.length,
      averageMatchScore: qualified.length ? Math.round(sum / qualified.length) : 0,
    },
  };
}

/**
 * All candidates when they are few. Otherwise those with the best estimates, or, until this server has read nearly all
 * profiles, the nearest by vector.
 */
async function retrieve(db: Db, own: Own, portrait: Portrait | undefined) {
  const total = await countCandidates(db, own);
  const count = total + own.excludedCount;
  const best = portrait && total > maxRetrieved ? await findBest(db, { own, portrait, count }) : null;
  return best ? { total, retrieved: best } : findCandidates(db, own);
}

/** The match of two people from the view of one of them; null when one has no saved profile. */
export async function match(db: Db, { userId, otherId }: { userId: string; otherId: string }) {
  const portraits = await portraitsOf(db, await listSavedProfiles(db, { userIds: [userId, otherId] }));
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

/** A score in API format. */
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
