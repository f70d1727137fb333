import { useEffect, useState } from "react";

const paddingMs = 800;
const moves = matchMedia("(prefers-reduced-motion: no-preference)");

/**
 * A query that is loading when its page opens counts as loading for a little while at least, so that the skeleton does
 * not flash by. What is there already is shown at once, and so is everything where motion is unwelcome.
 */
export function usePadded<Query extends { data: unknown; isError: boolean }>(query: Query): Query {
  const [waiting, setWaiting] = useState(() => query.data === undefined && moves.matches);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setWaiting(false), paddingMs);
    return () => clearTimeout(timer);
  }, [waiting]);
  return waiting ? { ...query, data: undefined, isError: false, fetchStatus: "fetching" } : query;
}
