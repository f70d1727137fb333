import { VisuallyHidden } from "@mantine/core";
import { Count } from "../components/Count.tsx";
import { EmptyState } from "../components/EmptyState.tsx";
import { QueryView } from "../components/QueryView.tsx";
import { JobCardSkeleton, titleId } from "../job/JobCard.tsx";
import rows from "../job/JobRows.module.css";
import { JobRows } from "../job/JobRows.tsx";
import type { Search } from "../job/search.ts";
import { usePadded } from "../padded.ts";
import ui from "../ui.module.css";
import type { Matched } from "./contract.ts";
import classes from "./Matches.module.css";
import { MatchFilters } from "./MatchFilters.tsx";
import { Proof } from "./Proof.tsx";
import type { useMatches } from "./useMatches.ts";

const failed = "Could not find matches. Ensure you have a CV uploaded.";

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
                extra={(job: Matched) => (
                  <Proof match={job.match} finalScore={job.finalScore} describedBy={titleId(job.id)} />
                )}
              />
            </div>
          )
        }
      </QueryView>
    </section>
  );
}
