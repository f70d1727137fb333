import { VisuallyHidden } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useState } from "react";
import { Icon } from "../components/Icon.tsx";
import { ProgressBar } from "../components/ProgressBar.tsx";
import { Spinner } from "../components/Spinner.tsx";
import ui from "../styles/ui.module.css";
import { waitingText } from "../text/waitingText.ts";
import { trpc } from "../trpc.ts";
import classes from "./GenerationProgress.module.css";
import type { Progress } from "./useGenerations.ts";

const stages: { stage: Progress["stage"]; label: string }[] = [
  { stage: "reading", label: "Repositories read" },
  { stage: "analysing", label: "Analysing" },
  { stage: "writing", label: "Writing" },
];
const placeOf = (stage: Progress["stage"]) => stages.findIndex((one) => one.stage === stage);

/** It waits twice: before it reads, and before what was read is analysed. */
const rankOf = (stage: Progress["stage"], hasRead: boolean) =>
  stage === "waiting" ? (hasRead ? 0.5 : -1) : placeOf(stage);

/** Reported twice: as a stream, and each second with the list, for networks that break streams. The later one counts. */
function furthest(hasRead: boolean, ...reports: (Progress | null)[]): Progress {
  const known = reports.filter((report) => report !== null);
  // While it waits, `done` counts those before it: fewer is further.
  const stepOf = ({ stage, done }: Progress) => (stage === "waiting" ? -done : done);
  known.sort((a, b) => rankOf(b.stage, hasRead) - rankOf(a.stage, hasRead) || stepOf(b) - stepOf(a));
  return known[0] ?? { stage: "reading", done: 0, total: 0 };
}

export function GenerationProgress({ reported }: { reported: Progress | null }) {
  const [streamed, setStreamed] = useState<Progress | null>(null);
  const [read, setRead] = useState(0);
  const utils = trpc.useUtils();
  trpc.profile.progress.useSubscription(undefined, {
    // It has ended, here or in another tab.
    onComplete: () => void utils.profile.generations.invalidate(),
    onData: (progress) => {
      setStreamed(progress);
      if (progress.stage === "reading") setRead(progress.total);
    },
  });
  const { stage, done, total } = furthest(read > 0, streamed, reported);
  const place = Math.max(0, Math.ceil(rankOf(stage, read > 0)));
  const waiting = stage === "waiting" ? waitingText(done) : null;
  const share = !waiting && total > 0 ? Math.min(1, done / total) : 0;
  const percent = Math.round(((place + share) / stages.length) * 100);
  const countOf = (index: number) => {
    if (index === place && total > 0) return `${done} of ${total}`;
    return index === 0 && place > 0 && read > 0 ? `${read} of ${read}` : "";
  };
  return (
    <section className={`${ui.card} ${ui.pad} ${ui.stack}`} aria-labelledby="generating">
      <h2 id="generating" className={ui.title14}>
        Generating your co-founder profile...
      </h2>
      {waiting && <p className={ui.secondary}>{waiting}</p>}
      <ol className={classes.steps}>
        {stages.map(({ stage: name, label }, index) => (
          <li
            key={name}
            data-done={index < place || undefined}
            aria-current={index === place ? "step" : undefined}
          >
            {index < place ? (
              <span className={classes.tick}>
                <Icon of={IconCheck} />
                <VisuallyHidden>Done:</VisuallyHidden>
              </span>
            ) : index === place ? (
              <Spinner />
            ) : (
              <span className={classes.dot} />
            )}
            {label}
            <span className={`${ui.s13} ${ui.tertiary} ${classes.count}`}>{countOf(index)}</span>
          </li>
        ))}
      </ol>
      <ProgressBar label="Generation" percent={percent} className={classes.bar} />
      {/* Said once a stage; each repository would be too much talk. */}
      <VisuallyHidden role="status">
        {waiting ?? `Generating your co-founder profile: ${stages[place]?.label}`}
      </VisuallyHidden>
    </section>
  );
}
