import { Link } from "wouter";
import { Skeleton } from "../components/Skeleton.tsx";
import { Proof } from "../cv/Proof.tsx";
import classes from "./JobMatch.module.css";
import { JobScore } from "./JobScore.tsx";
import { Reason } from "./Reason.tsx";
import { useHasCv, useScores } from "./useScores.ts";

/** The score of the user's CV for this job; renders nothing without a CV. */
export function JobMatch({ id }: { id: string }) {
  const hasCv = useHasCv();
  const scores = useScores([[id]]);
  const score = scores.of(id);
  if (!hasCv || (!score && !scores.computing)) return null;
  return (
    <section className={`card pad-20 ${classes.match}`} aria-labelledby="job-match" aria-busy={!score}>
      <h2 id="job-match">Your match</h2>
      {score ? <JobScore score={score.finalScore} /> : <Skeleton width={108} height={38} />}
      <div className={`stack gap-12 ${classes.proof}`}>
        {score ? (
          <>
            {score.aiAnalysis.reason && <Reason>{score.aiAnalysis.reason}</Reason>}
            <Proof match={score.match} finalScore={score.finalScore} describedBy="job-match" />
            <Link className="link text-13" href="/matcher?find">
              All matches of your CV
            </Link>
          </>
        ) : (
          <>
            <p className="text-13 secondary" role="status">
              Computing your match...
            </p>
            <Skeleton height={96} radius={8} />
          </>
        )}
      </div>
    </section>
  );
}
