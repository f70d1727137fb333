import { Button } from "@mantine/core";
import { useMap } from "@mantine/hooks";
import { IconEyeOff } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../components/Icon.tsx";
import { RetryBoundary } from "../components/RetryBoundary.tsx";
import { type Job, JobCard } from "./JobCard.tsx";
import classes from "./JobRows.module.css";
import { useMarks } from "./useMarks.ts";

/** Why a card was removed, and its mark before that, which Undo restores. */
type Removal = { reason: "hidden" | "company" | "unsaved"; before: Job["mark"] };

function RemovedRow({ children, onUndo }: { children: ReactNode; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // The focus was in the removed card.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className={`card row secondary ${classes.hidden}`} role="status">
      <Icon icon={IconEyeOff} />
      <p className="grow">{children}</p>
      <Button size="xs" onClick={onUndo} ref={button}>
        Undo
      </Button>
    </div>
  );
}

/** A list, faded while it is `old`: its search has changed. */
export const JobList = ({ old, children }: { old: boolean; children: ReactNode }) => (
  <div className={`stack ${classes.list}`} data-old={old || undefined} aria-busy={old}>
    {children}
  </div>
);

type JobRowsProps<T extends Job> = {
  jobs: T[];
  /** Cards per page: the entrance animation starts again with each page. */
  pageSize?: number;
  /** The list of saved jobs: a job that is unsaved leaves it. */
  saved?: boolean;
  extra?: (job: T) => ReactNode;
};

function RemovalText({ job, reason }: { job: Job; reason: Removal["reason"] }) {
  if (reason === "company")
    return (
      <>
        Jobs from <b>{job.company_name}</b> are hidden.
      </>
    );
  return (
    <>
      <b>{job.job_title}</b> is {reason === "hidden" ? "hidden" : "no longer saved"}.
    </>
  );
}

/** The removed cards. Removing and undoing are optimistic: they are rolled back when the server rejects them. */
function useRemovals() {
  const removals = useMap<string, Removal>();
  const marks = useMarks();
  const remove = async (job: Job, reason: Removal["reason"]) => {
    removals.set(job.id, { reason, before: job.mark });
    const done = await (reason === "company"
      ? marks.setCompany(job.company_name, true)
      : marks.setMark(job.id, reason === "hidden" ? "hidden" : null, job.mark));
    if (!done) removals.delete(job.id);
  };
  const undo = async (job: Job, removal: Removal) => {
    removals.delete(job.id);
    const done = await (removal.reason === "company"
      ? marks.setCompany(job.company_name, false)
      : marks.setMark(job.id, removal.before, job.mark));
    if (!done) removals.set(job.id, removal);
  };
  return { removals, remove, undo };
}

/** A list of job cards. A removed card leaves a row with Undo in its place. */
export function JobRows<T extends Job>({ jobs, pageSize = jobs.length, saved, extra }: JobRowsProps<T>) {
  const { removals, remove, undo } = useRemovals();
  const companies = new Map(
    jobs
      .filter((job) => removals.get(job.id)?.reason === "company")
      .map((job) => [job.company_name.toLowerCase(), job.id] as const),
  );
  return jobs.map((job, index) => {
    const removal = removals.get(job.id);
    const hiddenWith = companies.get(job.company_name.toLowerCase());
    if (removal)
      return (
        <RemovedRow key={job.id} onUndo={() => undo(job, removal)}>
          <RemovalText job={job} reason={removal.reason} />
        </RemovedRow>
      );
    if (hiddenWith && hiddenWith !== job.id) return null;
    return (
      <RetryBoundary key={job.id} resetKey={job}>
        <JobCard
          job={job}
          index={index % pageSize}
          onHide={(company) => remove(job, company ? "company" : "hidden")}
          onUnsave={saved ? () => remove(job, "unsaved") : undefined}
          extra={extra?.(job)}
        />
      </RetryBoundary>
    );
  });
}
