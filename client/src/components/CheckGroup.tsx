import { Checkbox, VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import { figure } from "../text/plural.ts";
import classes from "./Filters.module.css";
import { Skeleton } from "./Skeleton.tsx";

type CheckGroupProps = {
  label: string;
  values: readonly string[];
  labelOf: (value: string) => string;
  /** Results for a value; undefined while loading. */
  countOf: ((value: string) => number) | undefined;
  /** The count with its unit, for screen readers: "1 opening". */
  countText: (count: number) => string;
  isChosen: (value: string) => boolean;
  /** The limit of selected values is reached. */
  full?: boolean;
  onToggle: (value: string) => void;
  children?: ReactNode;
};

/** A filter with checkboxes; its skeleton has the final height. */
export function CheckGroup(props: CheckGroupProps) {
  const { label, values, labelOf, countOf, countText, isChosen, full = false, onToggle, children } = props;
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
                  <span className={`tertiary figures ${classes.count}`}>
                    <span aria-hidden="true">{figure(countOf(value))}</span>
                    <VisuallyHidden> {countText(countOf(value))}</VisuallyHidden>
                  </span>
                </>
              }
            />
          </div>
        ) : (
          <div key={value} className={`row ${classes.skeleton}`}>
            <Skeleton width="62%" />
          </div>
        ),
      )}
      {children}
    </fieldset>
  );
}
