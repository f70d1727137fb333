import type { ReactNode } from "react";
import ui from "../styles/ui.module.css";

/** A static tag. */
export function Tag({ children, small }: { children: ReactNode; small?: boolean }) {
  return (
    <span className={`${small ? ui.s12 : ui.s13} ${ui.tag}`} data-small={small || undefined}>
      {children}
    </span>
  );
}
