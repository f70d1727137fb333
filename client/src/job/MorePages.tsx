import { Button } from "@mantine/core";
import { useInfiniteScroll } from "../browser/useInfiniteScroll.ts";
import { Notice } from "../components/Notice.tsx";
import { errorMessage } from "../trpc.ts";
import { JobCardSkeleton } from "./JobCard.tsx";

type Pages = Parameters<typeof useInfiniteScroll>[0] & { error: unknown };

/** The end of an infinite list: fetches the next page 900 px before it is scrolled into view. */
export function MorePages({ pages, failed }: { pages: Pages; failed: string }) {
  const end = useInfiniteScroll(pages, "0px 0px 900px");
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  if (isFetchNextPageError)
    return (
      <Notice tone="error" onRetry={() => fetchNextPage()}>
        {errorMessage(pages.error, failed)}
      </Notice>
    );
  if (isFetchingNextPage) return <JobCardSkeleton />;
  if (!hasNextPage) return null;
  return (
    <div ref={end} className="stack">
      <Button className="justify-center" onClick={() => fetchNextPage()}>
        Show more
      </Button>
    </div>
  );
}
