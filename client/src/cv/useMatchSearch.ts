import { useMemo } from "react";
import { useSearch as useAddress } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { addressOf, type Search } from "../job/search.ts";
import { matchSearchOf } from "./matchSearch.ts";

/** Whether matches were asked for, and narrowed to what, stands in the address: back and reload find them again. */
export function useMatchSearch() {
  const address = useAddress();
  const { asked, search, pay } = useMemo(() => matchSearchOf(address), [address]);
  const go = (next: { asked: boolean; search?: Search; pay?: number }) => {
    const words = new URLSearchParams(addressOf(next.search ?? search));
    const least = next.pay ?? pay;
    if (least > 0) words.set("pay", String(least));
    if (next.asked) words.set("find", "1");
    const query = next.asked ? `?${words}` : "";
    navigate(`/matcher${query}`, { replace: !next.asked || asked });
  };
  return { asked, search, pay, go };
}
