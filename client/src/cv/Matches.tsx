import { Button, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { useMinimumDelay } from "../browser/minimumDelay.ts";
import { Count } from "../components/Count.tsx";
import { EmptyState } from "../components/EmptyState.tsx";
import { QueryView } from "../components/QueryView.tsx";
import { JobsSkeleton } from "../job/Board.tsx";
import { titleId } from "../job/JobCard.tsx";
import rows from "../job/JobRows.module.css";
import { JobRows } from "../job/JobRows.tsx";
import { yearlyIn } from "../job/pay.ts";
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
  onChange: (search: Search) => void;
};

/** Shares of the whole score from which a match is strong or possible, and how many are shown however low they are. */
const least = { strong: 0.5, possible: 0.3 };
const minMatches = 5;

const dated = (jobs: Matched[]) => jobs.toSorted((a, b) => (a.posted_at < b.posted_at ? 1 : -1));

/** By pay in one currency; what cannot be compared with it stays in the order of the matches. */
function groupsByPay(jobs: Matched[], currency: string) {
  const yearly = (job: Matched) => yearlyIn(job, currency) ?? 0;
  const [paid, others] = [jobs.filter((job) => yearly(job) > 0), jobs.filter((job) => yearly(job) === 0)];
  return [
    { title: `Pay in ${currency}`, jobs: paid.toSorted((a, b) => yearly(b) - yearly(a)) },
    { title: "No yearly pay stated", jobs: others },
  ];
}

/** Strong and possible matches; the others when they are asked for. Sorted otherwise, all of them. */
function Groups({ jobs, search }: { jobs: Matched[]; search: Search }) {
  const [open, setOpen] = useState(false);
  if (search.sort === "pay") return <GroupList groups={groupsByPay(jobs, search.pay.currency)} />;
  if (search.sort === "newest") return <GroupList groups={[{ title: "Newest first", jobs: dated(jobs) }]} />;
  const strong = jobs.filter(({ finalScore }) => finalScore >= least.strong);
  const possible = jobs.filter(
    ({ finalScore }, index) =>
      finalScore < least.strong && (finalScore >= least.possible || index < minMatches),
  );
  const rest = jobs.slice(strong.length + possible.length);
  const groups = [
    { title: "Strong matches", jobs: strong },
    { title: "Possible matches", jobs: possible },
    ...(open ? [{ title: "Weaker matches", jobs: rest }] : []),
  ];
  return (
    <>
      <GroupList groups={groups} />
      {!open && rest.length > 0 && (
        <Button className={classes.more} onClick={() => setOpen(true)}>
          Show {rest.length} more
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
            <section key={group.title} aria-label={group.title} className={`${ui.stack} ${rows.list}`}>
              <p className={ui.title14}>
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
    </>
  );
}

/** The answer to "Find Matches": best first, each with its proof. */
export default function Matches({ matches, search, onChange }: MatchesProps) {
  const delayed = useMinimumDelay(matches);
  const count = delayed.data?.matchedJobs.length;
  return (
    <section className={`${ui.stack} ${ui.close}`} aria-labelledby="matches">
      <div className={ui.row}>
        <h2 id="matches" tabIndex={-1} className={classes.title}>
          Matches
        </h2>
        {count !== undefined && <Count of={count} />}
        <VisuallyHidden role="status">
          {count === undefined ? "Finding matches" : `${count} ${count === 1 ? "match" : "matches"}`}
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
            <div
              className={`${ui.stack} ${rows.list}`}
              data-old={matches.isPlaceholderData || matches.isRefetching || undefined}
              aria-busy={matches.isFetching}
            >
              <Groups jobs={matchedJobs} search={search} />
            </div>
          )
        }
      </QueryView>
    </section>
  );
}
