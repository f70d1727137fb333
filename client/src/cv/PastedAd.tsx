import { Textarea } from "@mantine/core";
import { useEffect, useId, useRef, useState } from "react";
import { afterMotion } from "../browser/motion.ts";
import { ActionButton } from "../components/ActionButton.tsx";
import { attempt } from "../components/attempt.ts";
import { CollapsibleDescription } from "../job/Description.tsx";
import { markupOf } from "../job/description.ts";
import { JobScore } from "../job/JobScore.tsx";
import { Reason } from "../job/Reason.tsx";
import ui from "../styles/ui.module.css";
import { trpc } from "../trpc.ts";
import { useCurrentUser } from "../user/useCurrentUser.ts";
import type { ScoredAd } from "./contract.ts";
import classes from "./Matches.module.css";
import { Proof } from "./Proof.tsx";

const maxLength = 30_000;

type PastedAdProps = {
  onScored: (result: ScoredAd) => void;
  /** Within a card already. */
  bare?: boolean;
};

/** An ad from anywhere, pasted: how the saved CV would do. */
export function PastedAd({ onScored, bare }: PastedAdProps) {
  const [text, setText] = useState("");
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const score = trpc.cv.matchAd.useMutation({ trpc: { context: { skipBatch: true } } });
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (!text.trim()) return area.current?.focus();
    setBusy(true);
    await attempt(async () => {
      const [result] = await Promise.all([score.mutateAsync({ text: text.trim() }), afterMotion(800)]);
      onScored({ ...result, text, scoredAt: Date.now() });
    }, "This ad could not be scored. Please try again.");
    setBusy(false);
  };
  return (
    <section
      className={`${bare ? classes.bare : ui.card} ${ui.stack} ${ui.close} ${ui.pad16}`}
      aria-labelledby={`${id}-title`}
      data-screen-only
    >
      <div>
        <h2 id={`${id}-title`} className={ui.title14}>
          Score any job ad
        </h2>
        <p id={id} className={`${ui.s13} ${ui.secondary}`}>
          Paste the text of an ad to see how your CV does.
        </p>
      </div>
      <Textarea
        ref={area}
        aria-label="Text of the job ad"
        aria-describedby={id}
        placeholder="Title, duties and requirements"
        autosize
        minRows={4}
        maxRows={11}
        maxLength={maxLength}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ActionButton fullWidth busy={busy} busyLabel="Scoring..." onClick={send}>
        Score This Ad
      </ActionButton>
    </section>
  );
}

/** Scores the ad anew when what it rests on changes: a correction of the CV, or a saved profile. */
function useRescored(result: ScoredAd, onScored: (result: ScoredAd) => void): void {
  const { data: reading } = trpc.cv.reading.useQuery();
  const { data: current } = useCurrentUser();
  const { mutate } = trpc.cv.matchAd.useMutation({ trpc: { context: { skipBatch: true } } });
  const basis = reading && current ? JSON.stringify([reading, current.hasSavedProfile]) : null;
  const scoredWith = useRef(basis);
  useEffect(() => {
    if (basis === null || basis === scoredWith.current) return;
    const isFirst = scoredWith.current === null;
    scoredWith.current = basis;
    const { text, scoredAt } = result;
    if (!isFirst)
      mutate({ text: text.trim() }, { onSuccess: (next) => onScored({ ...next, text, scoredAt }) });
  }, [basis, result, mutate, onScored]);
}

type AdResultProps = { result: ScoredAd; onScored: (result: ScoredAd) => void };

/** One score with its parts, as for any other job. */
export function AdResult({ result, onScored }: AdResultProps) {
  useRescored(result, onScored);
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes to each answer that was asked for
  useEffect(() => title.current?.focus(), [result.scoredAt]);
  return (
    <section className={`${ui.stack} ${ui.close}`} aria-labelledby="ad">
      <h2 id="ad" tabIndex={-1} ref={title} className={classes.title}>
        Your pasted ad
      </h2>
      <article className={`${ui.card} ${classes.ad}`}>
        <h3 id="pasted-ad">{result.job_title || "Pasted ad"}</h3>
        <JobScore percent={Math.round(result.finalScore * 100)} />
        <div className={`${ui.stack} ${ui.tight}`}>
          <CollapsibleDescription
            html={markupOf(result.text)}
            title={result.job_title}
            describedBy="pasted-ad"
          />
        </div>
        {result.aiAnalysis.reason && <Reason>{result.aiAnalysis.reason}</Reason>}
        <Proof match={result.match} finalScore={result.finalScore} describedBy="pasted-ad" />
      </article>
    </section>
  );
}
