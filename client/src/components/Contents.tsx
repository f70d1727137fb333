import type { ReactNode } from "react";
import classes from "./Contents.module.css";

type ContentsProps = {
  sections: readonly { id: string; label: string }[];
  current?: string;
  children: ReactNode;
};

export const Contents = ({ sections, current, children }: ContentsProps) => (
  <div className="columns" style={{ "--columns": "192px minmax(0, 1fr)" }}>
    <nav className={classes.contents} aria-label="On this page" data-screen-only>
      {sections.map(({ id, label }) => (
        <a key={id} className="secondary" href={`#${id}`} aria-current={current === id || undefined}>
          {label}
        </a>
      ))}
    </nav>
    {children}
  </div>
);
