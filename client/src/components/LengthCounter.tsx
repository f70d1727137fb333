import { VisuallyHidden } from "@mantine/core";
import { figure, plural } from "../text/plural.ts";
import classes from "./LengthCounter.module.css";

/** "The message is too long by 100 characters." */
export const tooLongText = (name: string, length: number, max: number): string =>
  `${name} is ${plural(length - max, "character")} too long.`;

type LengthCounterProps = {
  /** "The message" */
  name: string;
  length: number;
  max: number;
  className?: string;
};

/** The length of a text near and above its limit. */
export function LengthCounter({ name, length, max, className = "" }: LengthCounterProps) {
  const isNear = length >= 0.8 * max;
  const isOver = length > max;
  return (
    <>
      {isNear && (
        <p
          className={`text-12 text-right secondary nowrap ${classes.counter} ${className}`}
          data-over={isOver || undefined}
        >
          {figure(length)} / {figure(max)}
        </p>
      )}
      <VisuallyHidden role="status">
        {isOver ? tooLongText(name, length, max) : isNear ? `Up to ${figure(max)} characters.` : ""}
      </VisuallyHidden>
    </>
  );
}
