import { useSearch as useAddress } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { addressOf, type Search } from "../job/search.ts";
import { matchSearchOf } from "./matchSearch.ts";

/** Keeps in the URL whether matches were requested and with which filters, for back and reload. */
export function useMatchSearch() {
  const address = useAddress();
  const { isRequested, search } = matchSearchOf(address);
  const go = (next: { isRequested: boolean; search?: Search }) => {
    const nextSearch = next.search ?? search;
    const params = new URLSearchParams(addressOf(nextSearch));
    // Unlike on the job board, the default order is the best match.
    if (nextSearch.sort === "match") params.delete("sort");
    else params.set("sort", nextSearch.sort);
    if (next.isRequested) params.set("find", "1");
    const query = next.isRequested ? `?${params}` : "";
    navigate(`/matcher${query}`, { replace: !next.isRequested || isRequested });
  };
  return { isRequested, search, go };
}
