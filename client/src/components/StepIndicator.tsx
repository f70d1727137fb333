import classes from "./StepIndicator.module.css";

type StepIndicatorProps = {
  filled: number;
  total: number;
  className: string | undefined;
  "data-strength"?: string;
};

/** A decorative row of steps beside a text of the same meaning. */
export const StepIndicator = ({ filled, total, className, ...rest }: StepIndicatorProps) => (
  <span className={`marks ${className}`} aria-hidden="true" {...rest}>
    {Array.from({ length: total }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
      <i key={index} data-on={index < filled || undefined} />
    ))}
  </span>
);

export const GenerationSteps = ({ used }: { used: number }) => (
  <StepIndicator filled={used} total={3} className={classes.generations} />
);
