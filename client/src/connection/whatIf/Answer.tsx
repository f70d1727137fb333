import type { ReactNode } from "react";
import classes from "./WhatIf.module.css";

/** The frame of a hypothetical result: dashed and labelled, so that it is not mistaken for a real one. */
export const Answer = ({ title, note, children }: { title: string; note: string; children: ReactNode }) => (
  <section className={`stack gap-12 pad-16 ${classes.answer}`} aria-label={title}>
    <div>
      <h4>{title}</h4>
      <p className="text-12 secondary">{note}</p>
    </div>
    {children}
  </section>
);
