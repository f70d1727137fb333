import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { Notice } from "../components/Notice.tsx";
import { errorMessage } from "../trpc.ts";
import { JobCardSkeleton } from "./JobCard.tsx";
import classes from "./JobRows.module.css";

type Pages = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: unknown;
  fetchNextPage: () => unknown;
};

/** The end of an infinite list: fetches the next page 900 px before it is scrolled into view. */
export function MorePages({ pages, failed }: { pages: Pages; failed: string }) {
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  useEffect(() => {
    const target = end.current;
    if (!target || !hasNextPage || isFetchingNextPage || isFetchNextPageError) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) fetchNextPage();
      },
      { rootMargin: "0px 0px 900px" },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  if (isFetchNextPageError)
    return (
      <Notice tone="error" onRetry={() => fetchNextPage()}>
        {errorMessage(pages.error, failed)}
      </Notice>
    );
  if (isFetchingNextPage) return <JobCardSkeleton />;
  if (!hasNextPage) return null;
  return (
    <div ref={end} className={classes.more}>
      <Button onClick={() => fetchNextPage()}>Show more</Button>
    </div>
  );
}
