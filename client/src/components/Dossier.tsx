import type { ReactNode } from "react";
import ui from "../styles/ui.module.css";
import classes from "./Dossier.module.css";
import { Part } from "./Part.tsx";

/** A card of labelled parts with lines between them. */
export function Dossier({ children, label, busy }: { children: ReactNode; label?: string; busy?: boolean }) {
  return (
    <article className={`${ui.card} ${ui.divided} ${classes.dossier}`} aria-label={label} aria-busy={busy}>
      {children}
    </article>
  );
}

export const DossierHead = ({ children }: { children: ReactNode }) => (
  <div className={classes.head}>{children}</div>
);

type DossierPartProps = {
  title: string;
  /** Not printed. */
  screenOnly?: boolean;
  children: ReactNode;
};

export function DossierPart({ title, screenOnly, children }: DossierPartProps) {
  return (
    <section className={classes.part} data-screen-only={screenOnly || undefined}>
      <h2 className={`${ui.label} ${ui.alignLabel} ${classes.label}`}>{title}</h2>
      <div>
        <Part>{children}</Part>
      </div>
    </section>
  );
}
