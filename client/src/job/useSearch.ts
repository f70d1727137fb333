import { useMemo } from "react";
import { useSearch as useAddress } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { addressOf, type Search, type Show, searchOf, showOf } from "./search.ts";

/** What is searched for stands in the address. A filter is a step one can go back from; typing is not. */
export function useSearch() {
  const address = useAddress();
  const search = useMemo(() => searchOf(address), [address]);
  const show = showOf(address);
  const go = (next: Search, options: { show?: Show; replace?: boolean } = {}) => {
    const target = `/jobs${addressOf(next, options.show ?? show)}`;
    if (target !== location.pathname + location.search)
      navigate(target, { replace: options.replace ?? false });
  };
  return { search, show, go };
}
