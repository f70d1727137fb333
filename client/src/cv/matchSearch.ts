import { type Search, searchOf } from "../job/search.ts";

export type MatchSearch = { asked: boolean; search: Search; pay: number };

/** Values the server takes for one filter. */
const most = 20;

/** `pay` is the least one wants in a year, 0 for any. */
export function matchSearchOf(address: string): MatchSearch {
  const words = new URLSearchParams(address);
  return {
    asked: words.has("find"),
    search: { ...searchOf(address), q: "", technology: [], employment_type: [] },
    pay: Math.min(10_000_000, Math.max(0, Number(words.get("pay")) || 0)),
  };
}

export const matchInput = ({ search: { place, remote, level }, pay }: Omit<MatchSearch, "asked">) => ({
  place: place.slice(0, most),
  remote,
  level,
  ...(pay > 0 && { pay }),
});

/** A ranking does not change under the eyes of its reader unless something was changed. */
export const matchStaleTime = 5 * 60_000;
