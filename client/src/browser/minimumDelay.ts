import { type Query, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { motionAllowed } from "./motion.ts";

const minimumMs = 800;
const displayed = new WeakSet<Query>();

/**
 * Shows a query as loading for at least 800 ms, so that its skeleton does not flash. With `queryKey` this includes
 * prefetched data that no page has displayed yet. No delay with reduced motion.
 */
export function useMinimumDelay<Result extends { data: unknown; isError: boolean }>(
  query: Result,
  queryKey?: QueryKey,
): Result {
  const cache = useQueryClient().getQueryCache();
  const cached = queryKey && cache.find({ queryKey, exact: true });
  const [waiting, setWaiting] = useState(
    () => motionAllowed() && (query.data === undefined || (cached !== undefined && !displayed.has(cached))),
  );
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setWaiting(false), minimumMs);
    return () => clearTimeout(timer);
  }, [waiting]);
  useEffect(() => {
    if (cached && !waiting && query.data !== undefined) displayed.add(cached);
  }, [cached, waiting, query.data]);
  return waiting ? { ...query, data: undefined, isError: false, fetchStatus: "fetching" } : query;
}
