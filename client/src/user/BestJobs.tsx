import { Link } from "wouter";
import { QueryView } from "../components/QueryView.tsx";
import { Section } from "../components/Section.tsx";
import { useMatches } from "../cv/useMatches.ts";
import { JobMeta } from "../job/JobMeta.tsx";
import { JobScore } from "../job/JobScore.tsx";
import { ReasonText } from "../job/Reason.tsx";
import { noSearch } from "../job/search.ts";
import { trpc } from "../trpc.ts";
import classes from "./Dashboard.module.css";
import { Line, LineSkeleton, More } from "./DashboardParts.tsx";

const maxRows = 3;

export function BestJobs() {
  const info = trpc.cv.info.useQuery();
  const uploadedAt = info.data?.cv?.updatedAt;
  const matches = useMatches(uploadedAt, uploadedAt !== undefined, noSearch);
  if (info.data?.cv === null)
    return (
      <Section id="best-jobs" title="Best jobs for your CV">
        <Line>
          <Link className="link" href="/matcher">
            Upload your CV
          </Link>{" "}
          to see which jobs fit it.
        </Line>
      </Section>
    );
  return (
    <Section
      id="best-jobs"
      title="Best jobs for your CV"
      more={matches.data && <More href="/matcher?find">All {matches.data.matchedJobs.length} matches</More>}
    >
      <QueryView
        query={info.isError && !info.data ? info : matches}
        pending={<LineSkeleton />}
        failed="Could not load your job matches."
      >
        {() => {
          const jobs = matches.data?.matchedJobs ?? [];
          if (jobs.length === 0) return <Line>No open job fits your CV at the moment.</Line>;
          return (
            <ul className={`card divided ${classes.jobs}`}>
              {jobs.slice(0, maxRows).map((job) => (
                <li key={job.id} className="row wrap align-start gap-8-16 pad-14-16">
                  <div className="grow">
                    <Link className="name" href={`/jobs/${job.id}`}>
                      {job.job_title}
                    </Link>
                    <JobMeta job={job} />
                  </div>
                  <JobScore score={job.finalScore} />
                  <p className="text-13 secondary" style={{ flexBasis: "100%" }}>
                    <ReasonText>{job.aiAnalysis.reason}</ReasonText>
                  </p>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryView>
    </Section>
  );
}
