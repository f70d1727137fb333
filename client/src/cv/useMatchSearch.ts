import { useMemo } from "react";
import { useSearch as useAddress } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { addressOf, type Search } from "../job/search.ts";
import { matchSearchOf } from "./matchSearch.ts";

/** Whether matches were asked for, and narrowed to what, stands in the address: back and reload find them again. */
export function useMatchSearch() {
  const address = useAddress();
  const { isRequested, search } = useMemo(() => matchSearchOf(address), [address]);
  const go = (next: { isRequested: boolean; search?: Search }) => {
    const wanted = next.search ?? search;
    const words = new URLSearchParams(addressOf(wanted));
    // Here the best match comes first unless another order is asked for.
    if (wanted.sort === "match") words.delete("sort");
    else words.set("sort", wanted.sort);
    if (next.isRequested) words.set("find", "1");
    const query = next.isRequested ? `?${words}` : "";
    navigate(`/matcher${query}`, { replace: !next.isRequested || isRequested });
  };
  return { isRequested, search, go };
}
