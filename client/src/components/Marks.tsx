import classes from "./Marks.module.css";

type MarksProps = {
  filled: number;
  total: number;
  className: string | undefined;
  "data-strength"?: string;
};

/** A decorative row of marks beside a text of the same meaning. */
export const Marks = ({ filled, total, className, ...rest }: MarksProps) => (
  <span className={`marks ${className}`} aria-hidden="true" {...rest}>
    {Array.from({ length: total }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
      <i key={index} data-on={index < filled || undefined} />
    ))}
  </span>
);

/** The used generations. */
export const Pips = ({ used }: { used: number }) => (
  <Marks filled={used} total={3} className={classes.pips} />
);
