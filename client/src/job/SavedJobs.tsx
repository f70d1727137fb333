import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { firstClick } from "../browser/firstClick.ts";
import { EmptyState } from "../components/EmptyState.tsx";
import { QueryView } from "../components/QueryView.tsx";
import { trpc } from "../trpc.ts";
import { failed, JobsSkeleton } from "./Board.tsx";
import { JobRows } from "./JobRows.tsx";
import { MorePages } from "./MorePages.tsx";
import { useMarks } from "./useMarks.ts";

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
          <div className="stack">
            <JobRows saved jobs={jobs} pageSize={20} />
            <MorePages pages={pages} failed={failed} />
          </div>
        );
      }}
    </QueryView>
  );
}

const HiddenRow = ({ children, onShow }: { children: ReactNode; onShow: () => unknown }) => (
  <li className="row gap-12 pad-14-16">
    <div className="grow">{children}</div>
    <Button size="xs" onClick={firstClick(onShow)}>
      Show again
    </Button>
  </li>
);

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
          <ul className="card divided">
            {companies.map((company) => (
              <HiddenRow key={company} onShow={() => setCompany(company, false)}>
                <p className="name">{company}</p>
                <p className="text-13 tertiary">All openings</p>
              </HiddenRow>
            ))}
            {jobs.map((job) => (
              <HiddenRow key={job.id} onShow={() => setMark(job.id, null, "hidden")}>
                <p className="name">{job.job_title}</p>
                <p className="text-13 tertiary">{job.company_name}</p>
              </HiddenRow>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}
