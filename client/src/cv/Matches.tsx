import { Button, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { useMinimumDelay } from "../browser/minimumDelay.ts";
import { Count } from "../components/Count.tsx";
import { EmptyState } from "../components/EmptyState.tsx";
import { QueryView } from "../components/QueryView.tsx";
import { JobsSkeleton } from "../job/Board.tsx";
import { titleId } from "../job/JobCard.tsx";
import { JobList, JobRows } from "../job/JobRows.tsx";
import { yearlyIn } from "../job/pay.ts";
import type { Search } from "../job/search.ts";
import { plural } from "../text/plural.ts";
import type { Matched } from "./contract.ts";
import classes from "./Matches.module.css";
import { MatchFilters } from "./MatchFilters.tsx";
import { Proof } from "./Proof.tsx";
import type { useMatches } from "./useMatches.ts";

const failed = "Could not find matches. Ensure you have a CV uploaded.";

type MatchesProps = {
  matches: ReturnType<typeof useMatches>;
  search: Search;
  onChange: (search: Search) => void;
};

/** Minimum scores, from 0 to 1, of strong and possible matches. */
const minScores = { strong: 0.5, possible: 0.3 };
/** Matches that are shown whatever their score. */
const minMatches = 5;

const newestFirst = (jobs: Matched[]) => jobs.toSorted((a, b) => (a.posted_at < b.posted_at ? 1 : -1));

/** Sorted by pay in one currency; jobs without comparable pay stay sorted by match. */
function groupsByPay(jobs: Matched[], currency: string) {
  const yearly = (job: Matched) => yearlyIn(job, currency) ?? 0;
  const [paid, others] = [jobs.filter((job) => yearly(job) > 0), jobs.filter((job) => yearly(job) === 0)];
  return [
    { title: `Pay in ${currency}`, jobs: paid.toSorted((a, b) => yearly(b) - yearly(a)) },
    { title: "No yearly pay stated", jobs: others },
  ];
}

/** Matches grouped by strength, the weaker ones behind a button; with another sort order, all of them. */
function Groups({ jobs, search }: { jobs: Matched[]; search: Search }) {
  const [showsAll, setShowsAll] = useState(false);
  if (search.sort === "pay") return <GroupList groups={groupsByPay(jobs, search.pay.currency)} />;
  if (search.sort === "newest")
    return <GroupList groups={[{ title: "Newest first", jobs: newestFirst(jobs) }]} />;
  const strong = jobs.filter(({ finalScore }) => finalScore >= minScores.strong);
  const possible = jobs.filter(
    ({ finalScore }) => finalScore < minScores.strong && finalScore >= minScores.possible,
  );
  const better = strong.length + possible.length;
  const shown = showsAll ? jobs.length : Math.max(better, minMatches);
  const rest = jobs.length - shown;
  const groups = [
    { title: "Strong matches", jobs: strong },
    { title: "Possible matches", jobs: possible },
    { title: "Weaker matches", jobs: jobs.slice(better, shown) },
  ];
  return (
    <>
      <GroupList groups={groups} />
      {rest > 0 && (
        <Button className="justify-center" onClick={() => setShowsAll(true)}>
          Show {rest} more
        </Button>
      )}
    </>
  );
}

function GroupList({ groups }: { groups: { title: string; jobs: Matched[] }[] }) {
  return (
    <>
      {groups.map(
        (group) =>
          group.jobs.length > 0 && (
            <section key={group.title} aria-label={group.title} className="stack">
              <p className="title-14">
                {group.title} <span className="tertiary">{group.jobs.length}</span>
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
    </>
  );
}

/** The results of "Find Matches", each with an explanation of its score. */
export default function Matches({ matches, search, onChange }: MatchesProps) {
  const delayed = useMinimumDelay(matches);
  const count = delayed.data?.matchedJobs.length;
  return (
    <section className="stack gap-12" aria-labelledby="matches">
      <div className="row">
        <h2 id="matches" tabIndex={-1} className={classes.title}>
          Matches
        </h2>
        {count !== undefined && <Count of={count} />}
        <VisuallyHidden role="status">
          {count === undefined ? "Finding matches" : plural(count, "match", "matches")}
        </VisuallyHidden>
      </div>
      <MatchFilters search={search} hidden={delayed.data?.hidden} onChange={onChange} />
      <QueryView query={delayed} pending={<JobsSkeleton scored />} failed={failed} preferServer>
        {({ matchedJobs, message }) =>
          matchedJobs.length === 0 ? (
            <EmptyState drawing="search" title="No Matches Yet" level={3}>
              {message}
            </EmptyState>
          ) : (
            <JobList old={matches.isPlaceholderData || matches.isRefetching}>
              <Groups jobs={matchedJobs} search={search} />
            </JobList>
          )
        }
      </QueryView>
    </section>
  );
}
