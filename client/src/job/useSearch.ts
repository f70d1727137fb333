import { useSearch as useAddress } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { addressOf, type Search, type Show, searchOf, showOf } from "./search.ts";

/** The search in the URL. Changing a filter adds a history entry; typing replaces the current one. */
export function useSearch() {
  const address = useAddress();
  const search = searchOf(address);
  const show = showOf(address);
  const go = (next: Search, options: { show?: Show; replace?: boolean } = {}) => {
    const target = `/jobs${addressOf(next, options.show ?? show)}`;
    if (target !== location.pathname + location.search)
      navigate(target, { replace: options.replace ?? false });
  };
  return { search, show, go };
}
