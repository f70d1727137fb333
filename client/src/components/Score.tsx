import { type Strength, strengthOf } from "../text/strength.ts";
import classes from "./Score.module.css";
import { StepIndicator } from "./StepIndicator.tsx";

/** Class of a large percentage with a small unit. */
export const figure = classes.figure;

const stepsOf: Record<Strength, number> = { excellent: 4, high: 3, medium: 2, low: 1 };

export const Steps = ({ strength }: { strength: Strength }) => (
  <StepIndicator filled={stepsOf[strength]} total={4} className={classes.steps} data-strength={strength} />
);

export function ScoreFigure({ percent, word }: { percent: number; word: string }) {
  const strength = strengthOf(word);
  return (
    <div className="text-right" data-strength={strength}>
      <div className={figure}>
        {Math.round(percent)}
        <small>%</small>
      </div>
      <div className={`text-12 ${classes.word}`}>
        <Steps strength={strength} />
        {word}
      </div>
    </div>
  );
}

export function ScoreBar({ percent, strength }: { percent: number; strength: Strength }) {
  const value = Math.min(100, Math.max(0, Math.round(percent)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: <meter> cannot be styled consistently
    <div
      className={`bar ${classes.bar} ${classes.scale}`}
      data-strength={strength}
      role="meter"
      aria-label="Match score"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
    >
      <i style={{ width: `${value}%` }} />
    </div>
  );
}

export function Meter({ name, percent }: { name: string; percent: number }) {
  const value = Math.min(100, Math.max(0, Math.round(percent)));
  return (
    <div className={`text-13 ${classes.meter}`}>
      <span>{name}</span>
      <b className="text-right medium figures">{value}%</b>
      <div className={`bar ${classes.bar}`}>
        <i style={{ width: `${value}%` }} />
      </div>
    </div>
  );
}
