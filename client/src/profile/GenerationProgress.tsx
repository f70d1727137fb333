import { VisuallyHidden } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useState } from "react";
import { Icon } from "../components/Icon.tsx";
import { ProgressBar } from "../components/ProgressBar.tsx";
import { Spinner } from "../components/Spinner.tsx";
import { waitingText } from "../text/waitingText.ts";
import { trpc } from "../trpc.ts";
import classes from "./GenerationProgress.module.css";
import type { Progress } from "./useGenerations.ts";

const stages: { stage: Progress["stage"]; label: string }[] = [
  { stage: "reading", label: "Repositories read" },
  { stage: "analysing", label: "Analysing" },
  { stage: "writing", label: "Writing" },
];
const indexOf = (stage: Progress["stage"]) => stages.findIndex((item) => item.stage === stage);

/** A generation waits in the queue twice: before reading and before analysing. */
const rankOf = (stage: Progress["stage"], hasRead: boolean) =>
  stage === "waiting" ? (hasRead ? 0.5 : -1) : indexOf(stage);

/** Progress comes from the stream and, for networks that break streams, with each refetch. Returns the furthest. */
function furthest(hasRead: boolean, ...reports: (Progress | null)[]): Progress {
  const received = reports.filter((report) => report !== null);
  // While waiting, `done` is the number of users ahead: fewer is further.
  const stepOf = ({ stage, done }: Progress) => (stage === "waiting" ? -done : done);
  received.sort((a, b) => rankOf(b.stage, hasRead) - rankOf(a.stage, hasRead) || stepOf(b) - stepOf(a));
  return received[0] ?? { stage: "reading", done: 0, total: 0 };
}

export function GenerationProgress({ reported }: { reported: Progress | null }) {
  const [streamed, setStreamed] = useState<Progress | null>(null);
  const [read, setRead] = useState(0);
  const utils = trpc.useUtils();
  trpc.profile.progress.useSubscription(undefined, {
    // The generation has ended, here or in another tab.
    onComplete: () => void utils.profile.generations.invalidate(),
    onData: (progress) => {
      setStreamed(progress);
      if (progress.stage === "reading") setRead(progress.total);
    },
  });
  const { stage, done, total } = furthest(read > 0, streamed, reported);
  const current = Math.max(0, Math.ceil(rankOf(stage, read > 0)));
  const waiting = stage === "waiting" ? waitingText(done) : null;
  const share = !waiting && total > 0 ? Math.min(1, done / total) : 0;
  const percent = Math.round(((current + share) / stages.length) * 100);
  const countOf = (index: number) => {
    if (index === current && total > 0) return `${done} of ${total}`;
    return index === 0 && current > 0 && read > 0 ? `${read} of ${read}` : "";
  };
  return (
    <section className="card pad stack" aria-labelledby="generating">
      <h2 id="generating" className="title-14">
        Generating your co-founder profile...
      </h2>
      {waiting && <p className="secondary">{waiting}</p>}
      <ol className={classes.steps}>
        {stages.map(({ stage: name, label }, index) => (
          <li
            key={name}
            data-done={index < current || undefined}
            aria-current={index === current ? "step" : undefined}
          >
            {index < current ? (
              <span className={`text-success ${classes.tick}`}>
                <Icon icon={IconCheck} />
                <VisuallyHidden>Done:</VisuallyHidden>
              </span>
            ) : index === current ? (
              <Spinner />
            ) : (
              <span className={classes.dot} />
            )}
            {label}
            <span className={`text-13 tertiary figures ${classes.count}`}>{countOf(index)}</span>
          </li>
        ))}
      </ol>
      <ProgressBar label="Generation" percent={percent} className={classes.bar} />
      {/* Announced once per stage instead of for each repository. */}
      <VisuallyHidden role="status">
        {waiting ?? `Generating your co-founder profile: ${stages[current]?.label}`}
      </VisuallyHidden>
    </section>
  );
}
