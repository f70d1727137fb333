import { ScoreBar, Steps } from "../components/Score.tsx";
import classes from "./JobScore.module.css";
import { strengthOfPercent } from "./words.ts";

/** Steps, "88% match" and the bar. */
export function JobScore({ percent }: { percent: number }) {
  const strength = strengthOfPercent(percent);
  return (
    <div className={classes.score}>
      <div className={classes.line}>
        <Steps strength={strength} />
        <span className={classes.figure}>
          {percent}
          <small>% match</small>
        </span>
      </div>
      <div className={classes.bar}>
        <ScoreBar percent={percent} strength={strength} />
      </div>
    </div>
  );
}
