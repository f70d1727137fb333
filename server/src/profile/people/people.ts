import type { Db } from "@career-hub/db/client.ts";
import { areaNames } from "../../matching/enums.ts";
import { scorePair } from "../../matching/people.ts";
import { countProfiles, findCandidates, findOwn } from "../candidates/queries.ts";
import { loadPortraits } from "../portraits.ts";
import { factsOf } from "../wishes/facts.ts";
import { compareWishes, sideOf } from "../wishes/fit.ts";
import { findWishes, listWishes } from "../wishes/queries.ts";
import { noWishes, type Wishes } from "../wishes/schema.ts";
import { facetsOf, filtersOf, owns } from "./filters.ts";
import { findByName, listAccounts, listRelations } from "./queries.ts";
import type { PeopleInput } from "./schema.ts";
import { keyOf, sortKey } from "./sort.ts";

export type ListedPerson = ReturnType<typeof comparePeople>[number];

/** Up to 200 people who are looking: the nearest by vector, and those whose name matches. */
export async function loadPeople(db: Db, { userId, name = "" }: { userId: string; name?: string }) {
  const viewer = { userId, everybody: true };
  const [own, count, nameMatches] = await Promise.all([
    findOwn(db, viewer),
    countProfiles(db),
    name ? findByName(db, { userId, name }) : [],
  ]);
  const nobody = { embedding: null, embeddingModel: null, excludedCount: 0 };
  const { total, retrieved } = await findCandidates(db, { ...viewer, ...(own ?? nobody) }, { count });
  const candidates = [...new Map([...retrieved, ...nameMatches].map((one) => [one.userId, one])).values()];
  const userIds = candidates.map((one) => one.userId);
  const [portraits, accounts, stated] = await Promise.all([
    loadPortraits(db, own ? [...candidates, own] : candidates),
    listAccounts(db, { userIds }),
    listWishes(db, { userIds }),
  ]);
  const byId = new Map(portraits.map((one) => [one.userId, one]));
  return { total, accounts, stated, portraits: byId, own: byId.get(userId) };
}

/** The people with their scores and fits for a person with these wishes. */
export function comparePeople(loaded: Awaited<ReturnType<typeof loadPeople>>, wishes: Wishes) {
  const { accounts, stated, portraits, own } = loaded;
  const now = new Date();
  const me = sideOf(wishes, own);
  return accounts.flatMap(({ userId: id, username, avatarUrl }) => {
    const portrayed = portraits.get(id);
    if (!portrayed) return [];
    const theirWishes = stated.get(id) ?? noWishes;
    const them = sideOf(theirWishes, portrayed);
    return {
      userId: id,
      username,
      avatarUrl,
      portrayed,
      wishes: theirWishes,
      score: own ? scorePair(own.portrait, portrayed.portrait) : null,
      /** Their wishes compared with you, and yours with them. */
      theirs: compareWishes(them, me, "You", now),
      yours: compareWishes(me, them, "They", now),
    };
  });
}

/** The directory: filtered, sorted, paginated, with facet counts. */
export async function findPeople(db: Db, { userId, input }: { userId: string; input: PeopleInput }) {
  const [loaded, saved, relations] = await Promise.all([
    loadPeople(db, { userId, name: input.q }),
    findWishes(db, { userId }),
    listRelations(db, { userId }),
  ]);
  const wishes = saved?.wishes ?? noWishes;
  const people = comparePeople(loaded, wishes);
  const after = keyOf(input.cursor);
  const now = new Date();
  const filters = filtersOf(input, wishes.timeZone, now);
  const matching = people
    .filter((one) => Object.values(filters).every((test) => test(one)))
    .map((one) => ({ one, key: sortKey({ ...one, score: one.score?.receipt.total ?? null }, input.sort) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const remaining = matching.filter(({ key }) => key > after);
  const page = remaining.slice(0, input.limit);
  return {
    total: loaded.total,
    found: matching.length,
    people: page.map(({ one }) => toPerson(one, relations.get(one.userId) ?? null, now)),
    facets: facetsOf(people, filters),
    /** Whether the person has stated wishes; without any, half of the fit is unknown. */
    hasWishes: wishes.must.length + wishes.prefer.length + wishes.avoid.length > 0,
    hasTimeZone: wishes.timeZone !== null,
    nextCursor: remaining.length > page.length ? (page.at(-1)?.key ?? null) : null,
  };
}

const maxBrought = 3;

/** Lists its fields explicitly, so that nothing else of the person is sent. */
function toPerson(person: ListedPerson, relation: "pending" | "accepted" | null, now: Date) {
  const { portrayed, score } = person;
  const brings = [...owns(person).map((area) => areaNames[area]), ...portrayed.portrait.fields.keys()];
  return {
    user_id: person.userId,
    github_username: person.username,
    github_avatar_url: person.avatarUrl,
    headline: portrayed.card.headline,
    estimatedExperience: portrayed.card.estimatedExperience || "N/A",
    matchScore: score?.receipt.total ?? null,
    matchStrength: score?.strength ?? null,
    statements: factsOf(person.wishes, now),
    brings: brings.slice(0, maxBrought),
    theirs: person.theirs,
    yours: person.yours,
    relation,
  };
}
