import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { Notice } from "../components/Notice.tsx";
import { sentenceOf } from "../trpc.ts";
import { JobCardSkeleton } from "./JobCard.tsx";
import classes from "./JobRows.module.css";

type Pages = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: unknown;
  fetchNextPage: () => unknown;
};

/** The end of a list that goes on: the next page is asked for before one gets there. */
export function MorePages({ pages, failed }: { pages: Pages; failed: string }) {
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  useEffect(() => {
    const target = end.current;
    if (!target || !hasNextPage || isFetchingNextPage || isFetchNextPageError) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) fetchNextPage();
      },
      { rootMargin: "0px 0px 900px" },
    );
    watch.observe(target);
    return () => watch.disconnect();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  if (isFetchNextPageError)
    return (
      <Notice tone="error" onRetry={() => fetchNextPage()}>
        {sentenceOf(pages.error, failed)}
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
