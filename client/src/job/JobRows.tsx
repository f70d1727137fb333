import { Button } from "@mantine/core";
import { IconEyeOff } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../components/Icon.tsx";
import ui from "../ui.module.css";
import { type Job, JobCard } from "./JobCard.tsx";
import classes from "./JobRows.module.css";
import { useMarks } from "./useMarks.ts";

type Hidden = { company: boolean };

function HiddenRow({ children, onUndo }: { children: ReactNode; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // The menu that had the focus is gone with its card.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className={`${ui.card} ${classes.hidden}`} role="status">
      <Icon of={IconEyeOff} />
      <p className={ui.grow}>{children}</p>
      <Button size="xs" onClick={onUndo} ref={button}>
        Undo
      </Button>
    </div>
  );
}

type JobRowsProps<One extends Job> = { jobs: One[]; extra?: (job: One) => ReactNode };

/** Cards one below the other. What was just hidden leaves a line in its place, from which it comes back. */
export function JobRows<One extends Job>({ jobs, extra }: JobRowsProps<One>) {
  const [hidden, setHidden] = useState<ReadonlyMap<string, Hidden>>(new Map());
  const marks = useMarks();
  const note = (id: string, value: Hidden | null) =>
    setHidden((before) => {
      const after = new Map(before);
      if (value) after.set(id, value);
      else after.delete(id);
      return after;
    });
  const hide = async (job: Job, company: boolean) => {
    note(job.id, { company });
    const done = await (company
      ? marks.setCompany(job.company_name, true)
      : marks.setMark(job.id, "hidden", job.mark));
    if (!done) note(job.id, null);
  };
  const undo = async (job: Job, { company }: Hidden) => {
    note(job.id, null);
    const done = await (company
      ? marks.setCompany(job.company_name, false)
      : marks.setMark(job.id, null, "hidden"));
    if (!done) note(job.id, { company });
  };
  const companies = new Map(
    jobs
      .filter((job) => hidden.get(job.id)?.company)
      .map((job) => [job.company_name.toLowerCase(), job.id] as const),
  );
  return jobs.map((job, index) => {
    const own = hidden.get(job.id);
    const by = companies.get(job.company_name.toLowerCase());
    if (own)
      return (
        <HiddenRow key={job.id} onUndo={() => undo(job, own)}>
          {own.company ? (
            <>
              Openings of <b>{job.company_name}</b> are hidden.
            </>
          ) : (
            <>
              <b>{job.job_title}</b> is hidden.
            </>
          )}
        </HiddenRow>
      );
    if (by && by !== job.id) return null;
    return (
      <JobCard
        key={job.id}
        job={job}
        index={index}
        onHide={(company) => hide(job, company)}
        extra={extra?.(job)}
      />
    );
  });
}
