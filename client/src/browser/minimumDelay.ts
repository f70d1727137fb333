import { type Query, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

const minimumMs = 800;
const moves = matchMedia("(prefers-reduced-motion: no-preference)");
const displayed = new WeakSet<Query>();

/**
 * A query that is loading when its page opens counts as loading for a little while at least, so that the skeleton does
 * not flash by. With its key that holds also for an answer that came before the page did, unless a page has shown it
 * already: what one comes back to is there at once, and so is everything where motion is unwelcome.
 */
export function useMinimumDelay<Result extends { data: unknown; isError: boolean }>(
  query: Result,
  queryKey?: QueryKey,
): Result {
  const cache = useQueryClient().getQueryCache();
  const cached = queryKey && cache.find({ queryKey, exact: true });
  const [waiting, setWaiting] = useState(
    () => moves.matches && (query.data === undefined || (cached !== undefined && !displayed.has(cached))),
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
