import type { ReactNode } from "react";
import ui from "../styles/ui.module.css";
import classes from "./Tag.module.css";

/** A word without evidence behind it: filled, and nothing to press. */
export function Tag({ children, small }: { children: ReactNode; small?: boolean }) {
  return (
    <span className={`${ui.s13} ${classes.tag}`} data-small={small || undefined}>
      {children}
    </span>
  );
}
