import { Textarea } from "@mantine/core";
import { useEffect, useId, useRef, useState } from "react";
import { afterMotion } from "../browser/motion.ts";
import { ActionButton } from "../components/ActionButton.tsx";
import { LengthCounter, tooLongText } from "../components/LengthCounter.tsx";
import { notifyError } from "../components/Notifications.tsx";
import { runWithNotification } from "../components/runWithNotification.ts";
import { CollapsibleDescription } from "../job/Description.tsx";
import { markupOf } from "../job/description.ts";
import { JobScore } from "../job/JobScore.tsx";
import { Reason } from "../job/Reason.tsx";
import { draftOf, saveDraft } from "../message/drafts.ts";
import { trpc } from "../trpc.ts";
import { useCurrentUser } from "../user/useCurrentUser.ts";
import type { ScoredAd } from "./contract.ts";
import classes from "./Matches.module.css";
import { Proof } from "./Proof.tsx";

const minLength = 20;
const maxLength = 30_000;
const draftKey = "pasted-ad";

type PastedAdProps = {
  onScored: (result: ScoredAd) => void;
  /** Without a card of its own. */
  bare?: boolean;
};

/** Scores a pasted job ad for the saved CV. The text is kept for the session, even across a reload. */
export function PastedAd({ onScored, bare }: PastedAdProps) {
  const [text, setText] = useState(() => draftOf(draftKey));
  const [error, setError] = useState("");
  const { length } = text.trim();
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const score = trpc.cv.matchAd.useMutation();
  const write = (next: string) => {
    setText(next);
    setError("");
    saveDraft(draftKey, next);
  };
  const scoreText = () =>
    runWithNotification(async () => {
      const [result] = await Promise.all([score.mutateAsync({ text: text.trim() }), afterMotion(800)]);
      onScored({ ...result, text, scoredAt: Date.now() });
    }, "This ad could not be scored. Please try again.");
  const handleScore = () => {
    if (length >= minLength && length <= maxLength) return scoreText();
    if (length > maxLength) notifyError(tooLongText("The ad", length, maxLength));
    else if (length > 0) setError("This is too short to score. Please paste the whole ad.");
    else setError("Please paste a job ad first.");
    return area.current?.focus();
  };
  return (
    <section
      className={`${bare ? "line-above" : "card"} stack gap-12 pad-16`}
      aria-labelledby={`${id}-title`}
      data-screen-only
    >
      <div>
        <h2 id={`${id}-title`} className="title-14">
          Score any job ad
        </h2>
        <p id={id} className="text-13 secondary">
          Paste the text of an ad to see how well your CV matches.
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
        error={error || length > maxLength}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <LengthCounter name="The ad" length={length} max={maxLength} />
      <ActionButton fullWidth busyLabel="Scoring..." onClick={handleScore}>
        Score This Ad
      </ActionButton>
    </section>
  );
}

/** Scores the ad again when the CV is corrected or a profile is saved. */
function useRescore(result: ScoredAd, onScored: (result: ScoredAd) => void): void {
  const { data: reading } = trpc.cv.reading.useQuery();
  const { data: current } = useCurrentUser();
  const { mutate } = trpc.cv.matchAd.useMutation();
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

/** The score of the pasted ad with its parts, as for other jobs. */
export function AdResult({ result, onScored }: AdResultProps) {
  useRescore(result, onScored);
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each requested result takes the focus
  useEffect(() => title.current?.focus(), [result.scoredAt]);
  return (
    <section className="stack gap-12" aria-labelledby="ad">
      <h2 id="ad" tabIndex={-1} ref={title} className={classes.title}>
        Your pasted ad
      </h2>
      <article className={`card pad-20 ${classes.ad}`}>
        <h3 id="pasted-ad">{result.job_title || "Pasted ad"}</h3>
        <JobScore score={result.finalScore} />
        <div className="stack gap-8">
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
