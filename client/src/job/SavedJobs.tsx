import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { rescueFocus } from "../browser/focus.ts";
import { EmptyState } from "../components/EmptyState.tsx";
import { QueryView } from "../components/QueryView.tsx";
import ui from "../styles/ui.module.css";
import { trpc } from "../trpc.ts";
import { failed, JobsSkeleton } from "./Board.tsx";
import classes from "./JobRows.module.css";
import { JobRows } from "./JobRows.tsx";
import { MorePages } from "./MorePages.tsx";
import { useMarks } from "./useMarks.ts";

/** What somebody saved, last saved first; closed ones say so. */
export function SavedJobs() {
  const pages = trpc.job.saved.useInfiniteQuery(
    { limit: 20 },
    { getNextPageParam: (last) => last.nextCursor },
  );
  return (
    <QueryView query={pages} pending={<JobsSkeleton />} failed={failed}>
      {(data) => {
        const jobs = data.pages.flatMap((page) => page.jobs);
        return jobs.length === 0 ? (
          <EmptyState drawing="jobs" title="Nothing saved yet">
            Save an opening to find it here later.
          </EmptyState>
        ) : (
          <div className={`${ui.stack} ${classes.list}`}>
            <JobRows saved jobs={jobs} lot={20} />
            <MorePages pages={pages} failed={failed} />
          </div>
        );
      }}
    </QueryView>
  );
}

function Restore({ children, onShow }: { children: ReactNode; onShow: () => unknown }) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const list = row.current?.parentElement;
    // To the next one that can be shown again, and after the last to the heading.
    return () => void setTimeout(() => rescueFocus(list?.isConnected ? list.querySelector("button") : null));
  }, []);
  return (
    <li ref={row} className={`${ui.row} ${classes.restore}`}>
      <div className={ui.grow}>{children}</div>
      <Button size="xs" onClick={onShow}>
        Show again
      </Button>
    </li>
  );
}

/** What somebody does not want to see, so that it can come back. */
export function HiddenJobs() {
  const hidden = trpc.job.hidden.useQuery();
  const { setMark, setCompany } = useMarks();
  return (
    <QueryView query={hidden} pending={<JobsSkeleton />} failed={failed}>
      {({ jobs, companies }) =>
        jobs.length + companies.length === 0 ? (
          <EmptyState drawing="jobs" title="Nothing is hidden">
            Jobs and companies you hide are listed here. You can show them again.
          </EmptyState>
        ) : (
          <ul className={ui.card}>
            {companies.map((company) => (
              <Restore key={company} onShow={() => setCompany(company, false)}>
                <p className={ui.name}>{company}</p>
                <p className={`${ui.s13} ${ui.tertiary}`}>All openings</p>
              </Restore>
            ))}
            {jobs.map((job) => (
              <Restore key={job.id} onShow={() => setMark(job.id, null, "hidden")}>
                <p className={ui.name}>{job.job_title}</p>
                <p className={`${ui.s13} ${ui.tertiary}`}>{job.company_name}</p>
              </Restore>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}
