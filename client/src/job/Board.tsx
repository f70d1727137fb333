import { Button, VisuallyHidden } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { useEffect } from "react";
import { useMinimumDelay } from "../browser/minimumDelay.ts";
import { useToken } from "../browser/session.ts";
import { EmptyState } from "../components/EmptyState.tsx";
import { QueryView } from "../components/QueryView.tsx";
import { type RouterOutputs, trpc } from "../trpc.ts";
import { type Job, JobCardSkeleton } from "./JobCard.tsx";
import { JobList, JobRows } from "./JobRows.tsx";
import { MorePages } from "./MorePages.tsx";
import { isNarrowed, listInput, noSearch, type Search } from "./search.ts";
import { firstReason, useScores } from "./useScores.ts";

export const failed = "Failed to load job postings. Please try again later.";

export const JobsSkeleton = ({ scored = false }: { scored?: boolean }) => (
  <div className="stack">
    {[0, 1, 2, 3].map((index) => (
      <JobCardSkeleton key={index} scored={scored} />
    ))}
  </div>
);

/** Refetch interval while a new server is importing its sample jobs. */
const preparingMs = 1_000;

type BoardProps = { search: Search; onSearch: (search: Search) => void; onShowHidden: () => void };

export function Board({ search, onSearch, onShowHidden }: BoardProps) {
  const input = listInput(search);
  const pages = useMinimumDelay(
    trpc.job.list.useInfiniteQuery(input, {
      getNextPageParam: (last) => last.nextCursor,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.pages[0]?.preparing ? preparingMs : false),
    }),
    getQueryKey(trpc.job.list, input, "infinite"),
  );
  const utils = trpc.useUtils();
  const isPreparing = pages.data?.pages[0]?.preparing;
  // Requests the counts again when the import of the sample jobs ends.
  useEffect(() => (isPreparing ? () => void utils.job.facets.invalidate() : undefined), [isPreparing, utils]);
  return (
    <QueryView query={pages} pending={<JobsSkeleton />} failed={failed}>
      {(data) => {
        if (data.pages.some((page) => page.jobs.length > 0))
          return <Openings pages={pages} loaded={data.pages} />;
        return isNarrowed(search) ? (
          <NoneFound onClear={() => onSearch(noSearch)} />
        ) : data.pages[0]?.preparing ? (
          <EmptyState drawing="jobs" title="Sample jobs are being prepared">
            They will appear in a few seconds.
          </EmptyState>
        ) : (
          <NoneYet onShowHidden={onShowHidden} />
        );
      }}
    </QueryView>
  );
}

export const NoneFound = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    drawing="search"
    title="No openings match your search"
    actions={<Button onClick={onClear}>Clear search and filters</Button>}
  >
    Try fewer words or fewer filters.
  </EmptyState>
);

type Pages = Parameters<typeof MorePages>[0]["pages"] & { isPlaceholderData: boolean };
type OpeningsProps = { pages: Pages; loaded: RouterOutputs["job"]["list"][] };

function Openings({ pages, loaded }: OpeningsProps) {
  const scores = useScores(loaded.map((page) => page.jobs.map(({ id }) => id)));
  const withScore = (job: Job): Job => {
    const score = scores.of(job.id);
    if (!score) return scores.computing ? { ...job, scoring: true } : job;
    const { finalScore, aiAnalysis } = score;
    return { ...job, finalScore, aiAnalysis: { reason: firstReason(aiAnalysis.reason) } };
  };
  const jobs = loaded.flatMap((page) => page.jobs).map(withScore);
  return (
    <JobList old={pages.isPlaceholderData}>
      <VisuallyHidden role="status">{scores.computing && "Computing your matches"}</VisuallyHidden>
      <JobRows jobs={jobs} pageSize={loaded[0]?.jobs.length ?? jobs.length} />
      <MorePages pages={pages} failed={failed} />
    </JobList>
  );
}

/** No openings at all, or none left after hiding jobs. */
function NoneYet({ onShowHidden }: { onShowHidden: () => void }) {
  const signedIn = useToken() !== null;
  const { data: hidden } = trpc.job.hidden.useQuery(undefined, { enabled: signedIn });
  const count = (hidden?.jobs.length ?? 0) + (hidden?.companies.length ?? 0);
  return (
    <EmptyState
      drawing="jobs"
      title="No job openings are available at the moment. Please check back later."
      actions={count > 0 && <Button onClick={onShowHidden}>View hidden jobs</Button>}
    />
  );
}
