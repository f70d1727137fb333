import { figure, ScoreBar, Steps } from "../components/Score.tsx";
import { strengthOfPercent } from "../text/strength.ts";
import classes from "./JobScore.module.css";

export function JobScore({ score }: { score: number }) {
  const percent = Math.round(score * 100);
  const strength = strengthOfPercent(percent);
  return (
    <div className={`stack gap-4 ${classes.score}`}>
      <div className="row">
        <Steps strength={strength} />
        <span className={figure}>
          {percent}
          <small>% match</small>
        </span>
      </div>
      <div className={`mb-4 ${classes.bar}`}>
        <ScoreBar percent={percent} strength={strength} />
      </div>
    </div>
  );
}
