import type { Db } from "@career-hub/db/client.ts";
import { LRUCache } from "lru-cache";
import { isAnyOpeningBlocked } from "../founding/queries.ts";
import type { Search } from "../queries.ts";
import { countFacets, type Facets, hasHiddenJobs } from "./queries.ts";

type Run = (count: () => Promise<Facets>) => Promise<Facets>;
type Question = { search: Search; run: Run };

/** Cache of this server per database and query; concurrent equal queries are counted once. */
const caches = new WeakMap<Db, LRUCache<string, Facets, Question>>();
const ttl = 10_000;

const createCache = (db: Db) =>
  new LRUCache<string, Facets, Question>({
    max: 500,
    ttl,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: { search, run } }) => run(() => countFacets(db, search)),
  });

export const forgetFacets = (db: Db): void => void caches.delete(db);

/** Facets from the cache, or counted in a queue by `run`. Counts that depend on the person's hidden jobs or blocks are not cached. */
export async function facetsOf(db: Db, search: Search, run: Run): Promise<Facets> {
  const { userId, withoutHiddenOf } = search;
  const [hides, isBlocked] = await Promise.all([
    withoutHiddenOf !== null && hasHiddenJobs(db, { userId: withoutHiddenOf }),
    userId !== null && isAnyOpeningBlocked(db, { userId }),
  ]);
  if (hides || isBlocked) return run(() => countFacets(db, search));
  const shared = { ...search, userId: null, withoutHiddenOf: null };
  return caches
    .getOrInsertComputed(db, createCache)
    .forceFetch(JSON.stringify(shared), { context: { search: shared, run } });
}
