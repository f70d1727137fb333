import { Button, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { useMinimumDelay } from "../browser/minimumDelay.ts";
import { Count } from "../components/Count.tsx";
import { EmptyState } from "../components/EmptyState.tsx";
import { QueryView } from "../components/QueryView.tsx";
import { JobCardSkeleton, titleId } from "../job/JobCard.tsx";
import rows from "../job/JobRows.module.css";
import { JobRows } from "../job/JobRows.tsx";
import type { Search } from "../job/search.ts";
import ui from "../styles/ui.module.css";
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

/** Shares of the whole score from which a match is strong or possible, and how many are shown however low they are. */
const least = { strong: 0.5, possible: 0.3 };
const alwaysShown = 5;

/** Strong and possible matches; the others when they are asked for. */
function Groups({ jobs }: { jobs: Matched[] }) {
  const [open, setOpen] = useState(false);
  const strong = jobs.filter(({ finalScore }) => finalScore >= least.strong);
  const possible = jobs.filter(
    ({ finalScore }, index) =>
      finalScore < least.strong && (finalScore >= least.possible || index < alwaysShown),
  );
  const rest = jobs.slice(strong.length + possible.length);
  const groups = [
    { title: "Strong matches", jobs: strong },
    { title: "Possible matches", jobs: possible },
    ...(open ? [{ title: "Weaker matches", jobs: rest }] : []),
  ];
  return (
    <>
      {groups.map(
        (group) =>
          group.jobs.length > 0 && (
            <section key={group.title} aria-label={group.title} className={rows.list}>
              <p className={classes.group}>
                {group.title} <span className={ui.tertiary}>{group.jobs.length}</span>
              </p>
              <JobRows
                jobs={group.jobs}
                extra={(job: Matched) => (
                  <Proof match={job.match} finalScore={job.finalScore} describedBy={titleId(job.id)} />
                )}
              />
            </section>
          ),
      )}
      {!open && rest.length > 0 && (
        <Button className={classes.more} onClick={() => setOpen(true)}>
          Show {rest.length} more
        </Button>
      )}
    </>
  );
}

/** The answer to "Find Matches": best first, each with its proof. */
export function Matches({ matches, search, pay, onChange }: MatchesProps) {
  const delayed = useMinimumDelay(matches);
  const count = delayed.data?.matchedJobs.length;
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
      <MatchFilters search={search} pay={pay} hidden={delayed.data?.hidden} onChange={onChange} />
      <QueryView
        query={delayed}
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
              <Groups jobs={matchedJobs} />
            </div>
          )
        }
      </QueryView>
    </section>
  );
}
