import { payInput } from "../job/pay.ts";
import { type Search, searchOf } from "../job/search.ts";

export type MatchSearch = { isRequested: boolean; search: Search };

/** Values the server takes for one filter. */
const most = 20;

export function matchSearchOf(address: string): MatchSearch {
  const words = new URLSearchParams(address);
  const search = searchOf(address);
  const sort = words.has("sort") ? search.sort : "match";
  return {
    isRequested: words.has("find"),
    search: { ...search, sort, q: "", technology: [], employment_type: [] },
  };
}

/** The order is the page's own: the server answers the best fifty. */
export const matchInput = ({ place, remote, level, pay: { currency, pay } }: Search) => ({
  place: place.slice(0, most),
  remote,
  level,
  ...payInput({ currency, pay, unpaid: false }),
});

/** A ranking does not change under the eyes of its reader unless something was changed. */
export const matchStaleTime = 5 * 60_000;
