import { keepPreviousData } from "@tanstack/react-query";
import type { Search } from "../job/search.ts";
import { alone, trpc } from "../trpc.ts";
import { matchInput, matchStaleTime } from "./matchSearch.ts";

export function useMatches(asked: boolean, search: Search, pay: number) {
  return trpc.cv.match.useQuery(matchInput({ search, pay }), {
    enabled: asked,
    placeholderData: keepPreviousData,
    staleTime: matchStaleTime,
    refetchOnWindowFocus: false,
    trpc: alone,
  });
}

/** The answer is below what one has just pressed. */
export function goToMatches(): void {
  const title = document.getElementById("matches");
  const still = !matchMedia("(prefers-reduced-motion: no-preference)").matches;
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: "start", behavior: still ? "instant" : "smooth" });
}
