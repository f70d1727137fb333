import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

type Pages = Pick<
  UseInfiniteQueryResult<unknown, unknown>,
  "hasNextPage" | "isFetchingNextPage" | "isFetchNextPageError" | "fetchNextPage"
>;

/** Fetches the next page when the returned ref's element is within `rootMargin` of the window or its [data-scroller]. */
export function useInfiniteScroll(pages: Pages, rootMargin: string) {
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  useEffect(() => {
    const target = end.current;
    if (!target || !hasNextPage || isFetchingNextPage || isFetchNextPageError) return;
    const root = target.closest("[data-scroller]");
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && fetchNextPage(), {
      root,
      rootMargin,
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, rootMargin]);
  return end;
}
