import { VisuallyHidden } from "@mantine/core";
import { useDeferredValue, useEffect } from "react";
import { useParams } from "wouter";
import { useToken } from "../browser/session.ts";
import { BackLink } from "../components/BackLink.tsx";
import { EmptyState } from "../components/EmptyState.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import { Notice } from "../components/Notice.tsx";
import { Heading } from "../components/Page.tsx";
import { QueryView } from "../components/QueryView.tsx";
import { RetryBoundary, SilentBoundary } from "../components/RetryBoundary.tsx";
import { Skeleton } from "../components/Skeleton.tsx";
import { CompanyInitials } from "../job/CompanyInitials.tsx";
import { DescriptionText } from "../job/Description.tsx";
import { Founders } from "../job/Founders.tsx";
import { ApplyLink, NoApplyLink, SaveButton } from "../job/JobCard.tsx";
import { JobFacts } from "../job/JobFacts.tsx";
import { JobMatch } from "../job/JobMatch.tsx";
import { JobMeta } from "../job/JobMeta.tsx";
import { SimilarJobs } from "../job/SimilarJobs.tsx";
import { webAddress } from "../text/webAddress.ts";
import { type RouterOutputs, trpc } from "../trpc.ts";
import classes from "./Job.module.css";

export default function Job() {
  const { id = "" } = useParams();
  const job = trpc.job.byId.useQuery({ id });
  // Deferred as in QueryView, so that one heading replaces the other in the same render and the focus is not lost.
  const isShown = useDeferredValue(job.data) !== undefined;
  const isGone = job.error?.data?.httpStatus === 404 || job.error?.data?.httpStatus === 400;
  return (
    <>
      <BackLink href="/jobs">All openings</BackLink>
      {/* The page needs a heading while loading. */}
      {!isShown && !isGone && (
        <VisuallyHidden>
          <Heading title="Opening">Opening</Heading>
        </VisuallyHidden>
      )}
      {isGone ? (
        <Gone />
      ) : (
        <QueryView
          query={job}
          pending={<JobSkeleton />}
          failed="Failed to load this job. Please try again later."
        >
          {(data) => <Opening key={data.id} job={data} />}
        </QueryView>
      )}
    </>
  );
}

function Opening({ job }: { job: RouterOutputs["job"]["byId"] }) {
  const signedIn = useToken() !== null;
  const address = webAddress(job.job_url);
  const apply =
    !job.closed_at &&
    (address ? <ApplyLink address={address} main /> : job.founders ? null : <NoApplyLink />);
  const title = job.company_name ? `${job.job_title} at ${job.company_name}` : job.job_title;
  // Removes the structured data that the server wrote into the head.
  useEffect(() => () => document.head.querySelector('script[type="application/ld+json"]')?.remove(), []);
  return (
    <>
      <div className={`mb-24 ${classes.head}`}>
        <CompanyInitials company={job.company_name || job.job_title} />
        <div className="stack gap-4 min-0">
          <Heading title={title}>
            <bdi>{job.job_title}</bdi>
          </Heading>
          <JobMeta job={job} />
        </div>
      </div>
      <div className={`columns ${classes.columns}`} style={{ "--columns": "minmax(0, 1fr) 304px" }}>
        <div className="stack">
          {job.closed_at && (
            <Notice tone="warn">This opening is closed. It stays here because you saved it.</Notice>
          )}
          <SilentBoundary>
            <JobMatch id={job.id} />
          </SilentBoundary>
          <section className="card pad" aria-label="Description">
            <RetryBoundary>
              <DescriptionText html={job.description_html} title={job.job_title} level={2} />
            </RetryBoundary>
          </section>
        </div>
        <aside className={`stack ${classes.aside}`} aria-label="About this opening">
          {(apply || signedIn) && (
            <div className={`stack gap-8 ${classes.actions}`}>
              {apply}
              {signedIn && <SaveButton job={job} fullWidth />}
            </div>
          )}
          {job.founders && (
            <RetryBoundary>
              <Founders founders={job.founders} jobId={job.id} title={job.job_title} />
            </RetryBoundary>
          )}
          <div className="card pad">
            <RetryBoundary>
              <JobFacts job={job} />
            </RetryBoundary>
          </div>
        </aside>
      </div>
      <SilentBoundary>
        <SimilarJobs id={job.id} />
      </SilentBoundary>
    </>
  );
}

function Gone() {
  return (
    <EmptyState
      drawing="jobs"
      title="This opening is closed"
      level={1}
      actions={<LinkButton href="/jobs">See all openings</LinkButton>}
    >
      It has been filled or taken down, or the link is wrong.
    </EmptyState>
  );
}

function JobSkeleton() {
  return (
    <div aria-busy="true">
      <div className={`mb-24 ${classes.head}`}>
        <Skeleton width={40} height={40} radius={8} />
        <div className="stack gap-4 grow">
          <Skeleton width="min(420px, 80%)" height={30} />
          <Skeleton width="min(320px, 60%)" />
        </div>
      </div>
      <div className={`columns ${classes.columns}`} style={{ "--columns": "minmax(0, 1fr) 304px" }}>
        <Skeleton height={420} radius={12} />
        <Skeleton height={360} radius={12} />
      </div>
    </div>
  );
}
