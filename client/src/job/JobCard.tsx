import { Button, VisuallyHidden } from "@mantine/core";
import { IconBookmark, IconBookmarkFilled, IconChevronDown, IconExternalLink } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { firstClick } from "../browser/firstClick.ts";
import { useToken } from "../browser/session.ts";
import { Badge } from "../components/Badge.tsx";
import { Icon } from "../components/Icon.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import { MenuButton } from "../components/MenuButton.tsx";
import { Skeleton } from "../components/Skeleton.tsx";
import { webAddress } from "../text/webAddress.ts";
import type { RouterOutputs } from "../trpc.ts";
import { CompanyInitials } from "./CompanyInitials.tsx";
import { CollapsibleDescription } from "./Description.tsx";
import classes from "./JobCard.module.css";
import { JobMeta } from "./JobMeta.tsx";
import { JobScore } from "./JobScore.tsx";
import { Reason } from "./Reason.tsx";
import { useMarks } from "./useMarks.ts";

export type Job = RouterOutputs["job"]["list"]["jobs"][number] & {
  /** From 0 to 1; absent without a CV. */
  finalScore?: number;
  aiAnalysis?: { reason: string };
  scoring?: boolean;
  closed_at?: string | Date | null;
};

/** Id of a card's title, which describes its "Read More" button. */
export const titleId = (jobId: string): string => `job-${jobId}`;

type ApplyLinkProps = { address: string; main?: boolean; describedBy?: string };

export function ApplyLink({ address, main, describedBy }: ApplyLinkProps) {
  return (
    <Button
      component="a"
      size={main ? "lg" : "xs"}
      variant={main ? "filled" : "default"}
      fullWidth={main}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-describedby={describedBy}
      rightSection={<Icon icon={IconExternalLink} />}
    >
      View & Apply
    </Button>
  );
}

export const NoApplyLink = () => <span className="text-13 tertiary">This ad has no application link.</span>;

type SaveButtonProps = { job: Job; fullWidth?: boolean; onUnsave?: () => void };

export function SaveButton({ job, fullWidth, onUnsave }: SaveButtonProps) {
  const { setMark } = useMarks();
  const saved = job.mark === "saved";
  const handleClick = () =>
    saved && onUnsave ? onUnsave() : setMark(job.id, saved ? null : "saved", job.mark);
  return (
    <Button
      size={fullWidth ? "sm" : "xs"}
      variant={fullWidth ? "default" : "subtle"}
      fullWidth={fullWidth}
      onClick={firstClick(handleClick)}
      leftSection={
        <Icon icon={saved ? IconBookmarkFilled : IconBookmark} className={saved ? "text-accent" : ""} />
      }
    >
      {saved ? "Saved" : "Save"}
      <VisuallyHidden> {job.job_title}</VisuallyHidden>
    </Button>
  );
}

type HideButtonProps = { job: Job; onHide: (company: boolean) => void };

const HideButton = ({ job: { job_title: title, company_name: company }, onHide }: HideButtonProps) => (
  <MenuButton
    items={[
      { name: "Hide this job", onClick: () => onHide(false) },
      ...(company ? [{ name: `Hide all jobs from ${company}`, onClick: () => onHide(true) }] : []),
    ]}
  >
    <Button size="xs" variant="subtle" rightSection={<Icon icon={IconChevronDown} />}>
      Hide
      <VisuallyHidden> {title}</VisuallyHidden>
    </Button>
  </MenuButton>
);

type JobCardProps = {
  job: Job;
  index: number;
  onHide?: (company: boolean) => void;
  /** Replaces the default handling when the job is unsaved. */
  onUnsave?: () => void;
  /** Between the reason and the description. */
  extra?: ReactNode;
};

export function JobCard({ job, index, onHide, onUnsave, extra }: JobCardProps) {
  const signedIn = useToken() !== null;
  const address = webAddress(job.job_url);
  const describedBy = titleId(job.id);
  return (
    <article className={`card rise align-start pad-20 ${classes.job}`} style={{ "--index": index }}>
      <CompanyInitials company={job.company_name || job.job_title} />
      <div className={classes.head}>
        <h2>
          <Link id={describedBy} className="quiet-link" href={`/jobs/${job.id}`} data-card-link>
            <bdi>{job.job_title}</bdi>
          </Link>
        </h2>
        <JobMeta job={job} />
      </div>
      {job.finalScore !== undefined && <JobScore score={job.finalScore} />}
      {job.scoring && <ScoreSkeleton />}
      {job.closed_at && <Badge tone="warn">Closed</Badge>}
      <div className={`stack gap-12 ${classes.body}`}>
        {job.aiAnalysis?.reason && <Reason>{job.aiAnalysis.reason}</Reason>}
        {job.scoring && <Skeleton height={44} radius={8} />}
        {extra}
        <CollapsibleDescription
          html={job.description_html}
          title={job.job_title}
          collapsedHeight={100}
          describedBy={describedBy}
          before={
            !job.closed_at &&
            (address ? (
              <ApplyLink address={address} describedBy={describedBy} />
            ) : job.founders ? (
              <LinkButton size="xs" href={`/jobs/${job.id}`} aria-describedby={describedBy}>
                View & Apply
              </LinkButton>
            ) : (
              <NoApplyLink />
            ))
          }
          after={
            signedIn && (
              <span className={`end ${classes.marks}`}>
                <SaveButton job={job} onUnsave={onUnsave} />
                {onHide && <HideButton job={job} onHide={onHide} />}
              </span>
            )
          }
        />
      </div>
    </article>
  );
}

const ScoreSkeleton = () => (
  <div className={`stack gap-8 ${classes.skeleton}`} aria-hidden="true">
    <Skeleton width={92} height={22} />
    <Skeleton width={108} height={6} />
  </div>
);

export function JobCardSkeleton({ scored }: { scored?: boolean }) {
  return (
    <div className={`card align-start pad-20 ${classes.job}`} aria-busy="true">
      <Skeleton width={40} height={40} radius={8} />
      <div className={classes.head}>
        <Skeleton width="44%" height={18} />
        <Skeleton width="64%" />
      </div>
      {scored && <ScoreSkeleton />}
      <div className={`stack gap-12 ${classes.body}`}>
        {scored && <Skeleton height={44} radius={8} />}
        <Skeleton height={14} width="62%" />
        <Skeleton height={14} width="58%" />
        <Skeleton height={14} width="31%" />
        <Skeleton width={132} height={32} radius={8} />
      </div>
    </div>
  );
}
