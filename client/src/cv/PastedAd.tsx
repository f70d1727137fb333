import { useId, useRef, useState } from "react";
import { ActionButton } from "../components/ActionButton.tsx";
import { notifyError } from "../components/Notify.tsx";
import { CollapsibleDescription } from "../job/Description.tsx";
import { markupOf } from "../job/description.ts";
import { JobScore } from "../job/JobScore.tsx";
import { Reason } from "../job/Reason.tsx";
import { afterMotion } from "../motion.ts";
import { sentenceOf, trpc } from "../trpc.ts";
import ui from "../ui.module.css";
import type { ScoredAd } from "./contract.ts";
import classes from "./Matches.module.css";
import { Proof } from "./Proof.tsx";

const maxLength = 30_000;

/** An ad from anywhere, pasted: how the saved CV would do. */
export function PastedAd({ onScored }: { onScored: (result: ScoredAd) => void }) {
  const [text, setText] = useState("");
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const score = trpc.cv.matchAd.useMutation({ trpc: { context: { alone: true } } });
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (!text.trim()) return area.current?.focus();
    setBusy(true);
    try {
      const [result] = await Promise.all([score.mutateAsync({ text: text.trim() }), afterMotion(800)]);
      onScored({ ...result, text });
    } catch (error) {
      notifyError(sentenceOf(error, "This ad could not be scored. Please try again."));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={`${ui.card} ${classes.area}`} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`} className={classes.areaTitle}>
          Score any job ad
        </h2>
        <p id={id} className={`${ui.s13} ${ui.secondary}`}>
          Paste the text of an ad to see how your CV does.
        </p>
      </div>
      <textarea
        ref={area}
        aria-label="Text of the job ad"
        aria-describedby={id}
        placeholder="Title, duties and requirements"
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

/** One score with its parts, as for any other job. */
export function AdResult({ result }: { result: ScoredAd }) {
  return (
    <section className={classes.section} aria-labelledby="ad">
      <h2 id="ad" tabIndex={-1} ref={(title) => title?.focus()} className={classes.title}>
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
