import { VisuallyHidden } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { Count } from "../components/Count.tsx";
import { EmptyState } from "../components/EmptyState.tsx";
import { QueryView } from "../components/QueryView.tsx";
import { JobCardSkeleton } from "../job/JobCard.tsx";
import rows from "../job/JobRows.module.css";
import { JobRows } from "../job/JobRows.tsx";
import type { Search } from "../job/search.ts";
import { usePadded } from "../padded.ts";
import { alone, trpc } from "../trpc.ts";
import ui from "../ui.module.css";
import { useCurrentUser } from "../user/useCurrentUser.ts";
import type { Match, Matched } from "./contract.ts";
import classes from "./Matches.module.css";
import { MatchFilters } from "./MatchFilters.tsx";
import { Receipt } from "./Receipt.tsx";
import { Requirements } from "./Requirements.tsx";

/** Values the server takes for one filter. */
const most = 20;
const failed = "Could not find matches. Ensure you have a CV uploaded.";

/** The proof below the reason: what is asked for, and how the score comes about. */
export function Proof({ match, finalScore }: { match: Match; finalScore: number }) {
  const { data: current } = useCurrentUser();
  const withCode = current?.hasSavedProfile === true || match.requirements.some((one) => one.shownIn);
  return (
    <>
      <Requirements requirements={match.requirements} withCode={withCode} />
      <Receipt match={match} percent={Math.round(finalScore * 100)} />
    </>
  );
}

export function useMatches(asked: boolean, search: Search, pay: number) {
  const { place, remote, level } = search;
  return trpc.cv.match.useQuery(
    { place: place.slice(0, most), remote, level, ...(pay > 0 && { pay }) },
    {
      enabled: asked,
      placeholderData: keepPreviousData,
      // A ranking does not change under the eyes of its reader unless something was changed.
      staleTime: 5 * 60_000,
      refetchOnWindowFocus: false,
      trpc: alone,
    },
  );
}

/** The answer is below what one has just pressed. */
export function goToMatches(): void {
  const title = document.getElementById("matches");
  const still = !matchMedia("(prefers-reduced-motion: no-preference)").matches;
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: "start", behavior: still ? "instant" : "smooth" });
}

type MatchesProps = {
  matches: ReturnType<typeof useMatches>;
  search: Search;
  pay: number;
  onChange: (search: Search, pay: number) => void;
};

/** The answer to "Find Matches": best first, each with its proof. */
export function Matches({ matches, search, pay, onChange }: MatchesProps) {
  const padded = usePadded(matches);
  const count = padded.data?.matchedJobs.length;
  return (
    <section className={classes.section} aria-labelledby="matches">
      <div className={ui.row}>
        <h2 id="matches" tabIndex={-1} className={classes.title}>
          Matches
        </h2>
        {count !== undefined && <Count of={count} />}
        <VisuallyHidden role="status">
          {count === undefined ? "Finding matches" : `${count} ${count === 1 ? "match" : "matches"}`}
        </VisuallyHidden>
      </div>
      <MatchFilters search={search} pay={pay} hidden={padded.data?.hidden} onChange={onChange} />
      <QueryView
        query={padded}
        pending={[0, 1, 2].map((index) => <JobCardSkeleton key={index} scored />)}
        failed={failed}
        preferServer
      >
        {({ matchedJobs, message }) =>
          matchedJobs.length === 0 ? (
            <EmptyState drawing="search" title="No Matches Yet" level={3}>
              {message}
            </EmptyState>
          ) : (
            <div
              className={rows.list}
              data-old={matches.isPlaceholderData || matches.isRefetching || undefined}
              aria-busy={matches.isFetching}
            >
              <JobRows
                jobs={matchedJobs}
                extra={(job: Matched) => <Proof match={job.match} finalScore={job.finalScore} />}
              />
            </div>
          )
        }
      </QueryView>
    </section>
  );
}
