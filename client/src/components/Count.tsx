import { VisuallyHidden } from "@mantine/core";
import { figure } from "../text/plural.ts";
import classes from "./Count.module.css";

export const Count = ({ of }: { of: number }) => <span className={classes.count}>{figure(of)}</span>;

/** A count of unread items, labelled for screen readers. */
export function Unread({ count, label = "unread" }: { count: number; label?: string }) {
  if (count === 0) return null;
  return (
    <span className={`${classes.count} ${classes.unread}`}>
      {count > 99 ? "99+" : count}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}
