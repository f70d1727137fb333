import { payInput } from "../job/pay.ts";
import { type Search, searchOf } from "../job/search.ts";

type MatchSearch = { isRequested: boolean; search: Search };

export function matchSearchOf(address: string): MatchSearch {
  const params = new URLSearchParams(address);
  const search = searchOf(address);
  const sort = params.has("sort") ? search.sort : "match";
  return {
    isRequested: params.has("find"),
    search: { ...search, sort, q: "", technology: [], employment_type: [] },
  };
}

/** Without the sort order: the server returns the best 50, and the page sorts them. */
export const matchInput = ({ place, remote, level, pay: { currency, pay } }: Search) => ({
  place,
  remote,
  level,
  ...payInput({ currency, pay, unpaid: false }),
});

/** The ranking stays stable while it is read. */
export const matchStaleTime = 5 * 60_000;
