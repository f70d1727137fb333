import { Button } from "@mantine/core";
import { IconEyeOff } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../components/Icon.tsx";
import { Part } from "../components/Part.tsx";
import ui from "../styles/ui.module.css";
import { type Job, JobCard } from "./JobCard.tsx";
import classes from "./JobRows.module.css";
import { useMarks } from "./useMarks.ts";

/** What became of a card, and the mark it had, which Undo gives back. */
type Gone = { how: "hidden" | "company" | "unsaved"; before: Job["mark"] };

function GoneRow({ children, onUndo }: { children: ReactNode; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // What had the focus is gone with its card.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className={`${ui.card} ${ui.row} ${ui.secondary} ${classes.hidden}`} role="status">
      <Icon of={IconEyeOff} />
      <p className={ui.grow}>{children}</p>
      <Button size="xs" onClick={onUndo} ref={button}>
        Undo
      </Button>
    </div>
  );
}

type JobRowsProps<One extends Job> = {
  jobs: One[];
  /** How many came at once: each lot comes in from its own first card on. */
  lot?: number;
  /** The list of what is saved: what is not saved any more leaves it. */
  saved?: boolean;
  extra?: (job: One) => ReactNode;
};

function Sentence({ job, how }: { job: Job; how: Gone["how"] }) {
  if (how === "company")
    return (
      <>
        Jobs from <b>{job.company_name}</b> are hidden.
      </>
    );
  return (
    <>
      <b>{job.job_title}</b> is {how === "hidden" ? "hidden" : "no longer saved"}.
    </>
  );
}

/** Which cards are gone, and the ways there and back; each is tried on the server and taken back when refused. */
function useGone() {
  const [gone, setGone] = useState<ReadonlyMap<string, Gone>>(new Map());
  const [returned, setReturned] = useState<string | null>(null);
  const marks = useMarks();
  const note = (id: string, value: Gone | null) =>
    setGone((before) => {
      const after = new Map(before);
      if (value) after.set(id, value);
      else after.delete(id);
      return after;
    });
  const remove = async (job: Job, how: Gone["how"]) => {
    note(job.id, { how, before: job.mark });
    const done = await (how === "company"
      ? marks.setCompany(job.company_name, true)
      : marks.setMark(job.id, how === "hidden" ? "hidden" : null, job.mark));
    if (!done) note(job.id, null);
  };
  const undo = async (job: Job, was: Gone) => {
    setReturned(job.id);
    note(job.id, null);
    const done = await (was.how === "company"
      ? marks.setCompany(job.company_name, false)
      : marks.setMark(job.id, was.before, job.mark));
    if (!done) note(job.id, was);
  };
  return { gone, returned, remove, undo };
}

/** Cards one below the other. What was just taken away leaves a line in its place, from which it comes back. */
export function JobRows<One extends Job>({ jobs, lot = jobs.length, saved, extra }: JobRowsProps<One>) {
  const { gone, returned, remove, undo } = useGone();
  const companies = new Map(
    jobs
      .filter((job) => gone.get(job.id)?.how === "company")
      .map((job) => [job.company_name.toLowerCase(), job.id] as const),
  );
  return jobs.map((job, index) => {
    const own = gone.get(job.id);
    const by = companies.get(job.company_name.toLowerCase());
    if (own)
      return (
        <GoneRow key={job.id} onUndo={() => undo(job, own)}>
          <Sentence job={job} how={own.how} />
        </GoneRow>
      );
    if (by && by !== job.id) return null;
    return (
      <Part key={job.id} of={job}>
        <JobCard
          job={job}
          index={index % lot}
          returned={returned === job.id}
          onHide={(company) => remove(job, company ? "company" : "hidden")}
          onUnsave={saved ? () => remove(job, "unsaved") : undefined}
          extra={extra?.(job)}
        />
      </Part>
    );
  });
}
