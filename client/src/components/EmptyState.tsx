import type { ReactNode } from "react";
import classes from "./EmptyState.module.css";
import { type Drawing, Illustration } from "./Illustration.tsx";
import { Heading } from "./Page.tsx";

type EmptyStateProps = {
  drawing: Drawing;
  title: string;
  /** An error: announced by screen readers. */
  failed?: boolean;
  /** Heading level: 2 below the page's title, 3 in a section. */
  level?: 1 | 2 | 3;
  /** Without a card of its own. */
  bare?: boolean;
  children?: ReactNode;
  actions?: ReactNode;
};

export function EmptyState({ drawing, title, failed, level = 2, bare, children, actions }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div
      className={`${bare ? "" : "card"} text-balance gap-4 ${classes.empty}`}
      role={failed ? "alert" : undefined}
    >
      <Illustration drawing={drawing} />
      {level === 1 ? (
        <Heading title={title} className="title-14 mt-12">
          {title}
        </Heading>
      ) : (
        <Title className="title-14 mt-12">{title}</Title>
      )}
      {children && <div className={`text-13 secondary anywhere ${classes.text}`}>{children}</div>}
      {actions && <div className={`row wrap ${classes.actions}`}>{actions}</div>}
    </div>
  );
}
