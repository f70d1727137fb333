import { useSearch as useAddress } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { navigateTyped } from "../browser/navigateTyped.ts";
import { addressOf, type Search, type Show, searchOf, showOf } from "./search.ts";

/** The search in the URL. Changing a filter adds a history entry, as does the first typed letter, which later ones replace. */
export function useSearch() {
  const address = useAddress();
  const search = searchOf(address);
  const show = showOf(address);
  const go = (next: Search, options: { show?: Show; typed?: boolean } = {}) => {
    const target = `/jobs${addressOf(next, options.show ?? show)}`;
    if (target !== location.pathname + location.search) (options.typed ? navigateTyped : navigate)(target);
  };
  return { search, show, go };
}
