import { Button } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { EmptyState } from "../components/EmptyState.tsx";
import { QueryView } from "../components/QueryView.tsx";
import ui from "../styles/ui.module.css";
import { trpc, unbatched } from "../trpc.ts";
import { JobCardSkeleton } from "./JobCard.tsx";
import classes from "./JobRows.module.css";
import { JobRows } from "./JobRows.tsx";
import { facetsInput, noSearch, type Search } from "./search.ts";
import { firstReason, scoresStaleTime, useHasCv } from "./useScores.ts";

type RankedBoardProps = { search: Search; onSearch: (search: Search) => void };

/** The board sorted by match: the best of the search for the CV, with the matcher's scores. */
export function RankedBoard({ search, onSearch }: RankedBoardProps) {
  const hasCv = useHasCv() === true;
  const ranked = trpc.cv.rank.useQuery(facetsInput(search), {
    enabled: hasCv,
    placeholderData: keepPreviousData,
    staleTime: scoresStaleTime,
    refetchOnWindowFocus: false,
    trpc: unbatched,
  });
  return (
    <QueryView
      query={ranked}
      pending={
        <div className={`${ui.stack} ${classes.list}`}>
          <p className={`${ui.s13} ${ui.secondary}`} role="status">
            Computing your matches...
          </p>
          {[0, 1, 2].map((index) => (
            <JobCardSkeleton key={index} scored />
          ))}
        </div>
      }
      failed="Could not compute your matches. Please try again."
      preferServer
    >
      {({ jobs }) =>
        jobs.length === 0 ? (
          <EmptyState
            drawing="search"
            title="No openings match your search"
            actions={
              <Button onClick={() => onSearch({ ...noSearch, sort: "match" })}>
                Clear search and filters
              </Button>
            }
          >
            Try fewer words or fewer filters.
          </EmptyState>
        ) : (
          <div
            className={`${ui.stack} ${classes.list}`}
            data-old={ranked.isPlaceholderData || undefined}
            aria-busy={ranked.isPlaceholderData}
          >
            <JobRows
              jobs={jobs.map((job) => ({
                ...job,
                aiAnalysis: { reason: firstReason(job.aiAnalysis.reason) },
              }))}
              lot={10}
            />
          </div>
        )
      }
    </QueryView>
  );
}
