import type { ReactNode } from "react";
import ui from "../../styles/ui.module.css";
import classes from "./WhatIf.module.css";

/** The frame of a hypothetical result: dashed and labelled, so that it is not mistaken for a real one. */
export const Answer = ({ title, note, children }: { title: string; note: string; children: ReactNode }) => (
  <section className={`${ui.stack} ${ui.close} ${classes.answer}`} aria-label={title}>
    <div>
      <h4>{title}</h4>
      <p className={`${ui.s12} ${ui.secondary}`}>{note}</p>
    </div>
    {children}
  </section>
);
