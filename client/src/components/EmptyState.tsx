import type { ReactNode } from "react";
import ui from "../ui.module.css";
import classes from "./EmptyState.module.css";
import { type Drawing, Illustration } from "./Illustration.tsx";

type EmptyStateProps = {
  drawing: Drawing;
  title: string;
  /** A failure is announced at once, an absence is not. */
  failed?: boolean;
  children?: ReactNode;
  actions?: ReactNode;
};

export function EmptyState({ drawing, title, failed, children, actions }: EmptyStateProps) {
  return (
    <div className={`${ui.card} ${classes.empty}`} role={failed ? "alert" : undefined}>
      <Illustration of={drawing} />
      <h3 className={classes.title}>{title}</h3>
      {children && <div className={`${ui.s13} ${ui.secondary} ${classes.text}`}>{children}</div>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
