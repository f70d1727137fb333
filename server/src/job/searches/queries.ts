import type { Db } from "@career-hub/db/client.ts";
import { jobs, savedSearches, users } from "@career-hub/db/schema.ts";
import { and, asc, desc, eq, gt, lte, or, type SQL, sql } from "drizzle-orm";
import { conditions, postedAt } from "../queries.ts";
import { type Filters, searchInput } from "../schema.ts";

export const maxSearches = 20;

async function searchesOf(db: Db, userId: string) {
  const { id, name, search, lookedAt } = savedSearches;
  const rows = await db
    .select({ id, name, search, lookedAt })
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(asc(savedSearches.name), savedSearches.id);
  return rows.map((row) => ({ ...row, search: searchInput.parse(row.search) }));
}

type Window = { userId: string; since: Date; until?: Date };

/** Open jobs of the search added after `since`, without hidden ones. */
function isNew(search: Filters, { userId, since, until }: Window): SQL | undefined {
  const isMeant = Object.values(conditions({ ...search, userId, withoutHiddenOf: userId }));
  return and(...isMeant, gt(jobs.createdAt, since), until ? lte(jobs.createdAt, until) : undefined);
}

export async function listSearches(db: Db, { userId }: { userId: string }) {
  const searches = await searchesOf(db, userId);
  return Promise.all(
    searches.map(async (saved) => ({
      ...saved,
      newJobs: await db.$count(jobs, isNew(saved.search, { userId, since: saved.lookedAt })),
    })),
  );
}

type NewSearch = { userId: string; name: string; search: Filters; lookedAt?: string };

/** "full" at the limit, "taken" when the name exists. */
export async function insertSearch(db: Db, { lookedAt, ...search }: NewSearch) {
  return db.transaction(async (tx) => {
    const isMine = eq(savedSearches.userId, search.userId);
    await tx.select({ id: users.id }).from(users).where(eq(users.id, search.userId)).for("no key update");
    if ((await tx.$count(savedSearches, and(isMine, eq(savedSearches.name, search.name)))) > 0)
      return "taken" as const;
    if ((await tx.$count(savedSearches, isMine)) >= maxSearches) return "full" as const;
    const [created] = await tx
      .insert(savedSearches)
      .values({ ...search, lookedAt: lookedAt ? sql`least(${lookedAt}::timestamptz, now())` : sql`now()` })
      .returning({ id: savedSearches.id });
    if (!created) throw new Error("an insert returned no row");
    return created;
  });
}

type SearchKey = { id: string; userId: string };
const isOwn = ({ id, userId }: SearchKey) => and(eq(savedSearches.id, id), eq(savedSearches.userId, userId));

export async function removeSearch(db: Db, key: SearchKey): Promise<boolean> {
  const removed = await db.delete(savedSearches).where(isOwn(key)).returning({ id: savedSearches.id });
  return removed.length > 0;
}

export async function markSeen(db: Db, key: SearchKey): Promise<boolean> {
  const looked = await db
    .update(savedSearches)
    .set({ lookedAt: sql`now()` })
    .where(isOwn(key))
    .returning({ id: savedSearches.id });
  return looked.length > 0;
}

export async function countNewJobs(db: Db, params: Window): Promise<number> {
  const searches = await searchesOf(db, params.userId);
  if (searches.length === 0) return 0;
  return db.$count(jobs, or(...searches.map(({ search }) => isNew(search, params))));
}

/** Saved searches with new jobs: their number, and the newest `limit` of each. */
export async function listNewJobs(db: Db, { limit, ...params }: Window & { limit: number }) {
  const matches = [];
  for (const { name, search } of await searchesOf(db, params.userId)) {
    const condition = isNew(search, params);
    const count = await db.$count(jobs, condition);
    if (count === 0) continue;
    const newest = await db
      .select({ id: jobs.id, title: jobs.title, company: jobs.company, location: jobs.location })
      .from(jobs)
      .where(condition)
      .orderBy(desc(postedAt), asc(jobs.id))
      .limit(limit);
    matches.push({ name, search, count, jobs: newest });
  }
  return matches;
}
