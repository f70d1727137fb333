import { VisuallyHidden } from "@mantine/core";
import classes from "./Count.module.css";

/** How many there are, beside a title. */
export const Count = ({ of }: { of: number }) => <span className={classes.count}>{of}</span>;

/** How many were not seen yet; the words for those who do not see the colour. */
export function Unread({ count, of = "unread" }: { count: number; of?: string }) {
  if (count === 0) return null;
  return (
    <span className={`${classes.count} ${classes.unread}`}>
      {count > 99 ? "99+" : count}
      <VisuallyHidden> {of}</VisuallyHidden>
    </span>
  );
}
