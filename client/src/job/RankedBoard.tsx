import { keepPreviousData } from "@tanstack/react-query";
import { QueryView } from "../components/QueryView.tsx";
import { trpc, unbatched } from "../trpc.ts";
import { JobsSkeleton, NoneFound } from "./Board.tsx";
import { JobList, JobRows } from "./JobRows.tsx";
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
        <div className="stack">
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
          <JobList old={ranked.isPlaceholderData}>
            <JobRows
              jobs={jobs.map((job) => ({
                ...job,
                aiAnalysis: { reason: firstReason(job.aiAnalysis.reason) },
              }))}
              pageSize={10}
            />
          </JobList>
        )
      }
    </QueryView>
  );
}
