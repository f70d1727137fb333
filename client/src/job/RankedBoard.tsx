import { keepPreviousData } from "@tanstack/react-query";
import { QueryView } from "../components/QueryView.tsx";
import { trpc, unbatched } from "../trpc.ts";
import { JobsSkeleton, NoneFound } from "./Board.tsx";
import classes from "./JobRows.module.css";
import { JobRows } from "./JobRows.tsx";
import { facetsInput, noSearch, type Search } from "./search.ts";
import { firstReason, scoresStaleTime, useHasCv } from "./useScores.ts";

type RankedBoardProps = { search: Search; onSearch: (search: Search) => void };

/** The search results that match the CV best, with the matcher's scores. */
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
        <div className={`stack ${classes.list}`}>
          <p className="text-13 secondary" role="status">
            Computing your matches...
          </p>
          <JobsSkeleton scored />
        </div>
      }
      failed="Could not compute your matches. Please try again."
      preferServer
    >
      {({ jobs }) =>
        jobs.length === 0 ? (
          <NoneFound onClear={() => onSearch({ ...noSearch, sort: "match" })} />
        ) : (
          <div
            className={`stack ${classes.list}`}
            data-old={ranked.isPlaceholderData || undefined}
            aria-busy={ranked.isPlaceholderData}
          >
            <JobRows
              jobs={jobs.map((job) => ({
                ...job,
                aiAnalysis: { reason: firstReason(job.aiAnalysis.reason) },
              }))}
              pageSize={10}
            />
          </div>
        )
      }
    </QueryView>
  );
}
