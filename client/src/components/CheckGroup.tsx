import { Checkbox, VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import { figure } from "../text/plural.ts";
import classes from "./Filters.module.css";
import { Skeleton } from "./Skeleton.tsx";

type CheckGroupProps = {
  label: string;
  values: string[];
  labelOf: (value: string) => string;
  /** Results for a value; undefined while loading. */
  countOf: ((value: string) => number) | undefined;
  /** Unit of the counts, for screen readers. */
  unit: string;
  isChosen: (value: string) => boolean;
  /** The limit of selected values is reached. */
  full?: boolean;
  onToggle: (value: string) => void;
  children?: ReactNode;
};

/** A filter with checkboxes; its skeleton has the final height. */
export function CheckGroup(props: CheckGroupProps) {
  const { label, values, labelOf, countOf, unit, isChosen, full = false, onToggle, children } = props;
  return (
    <fieldset className={`stack gap-8 ${classes.group}`} aria-busy={!countOf}>
      <legend className={classes.label}>{label}</legend>
      {values.map((value) =>
        countOf ? (
          <div key={value} className={classes.check}>
            <Checkbox
              checked={isChosen(value)}
              disabled={full && !isChosen(value)}
              onChange={() => onToggle(value)}
              label={
                <>
                  {labelOf(value)}
                  <span className={classes.count}>
                    {figure(countOf(value))}
                    <VisuallyHidden> {unit}</VisuallyHidden>
                  </span>
                </>
              }
            />
          </div>
        ) : (
          <div key={value} className={classes.skeleton}>
            <Skeleton width="62%" />
          </div>
        ),
      )}
      {children}
    </fieldset>
  );
}
