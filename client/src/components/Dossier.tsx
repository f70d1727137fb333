import type { ReactNode } from "react";
import classes from "./Dossier.module.css";
import { RetryBoundary } from "./RetryBoundary.tsx";

export function Dossier({ children, label, busy }: { children: ReactNode; label?: string; busy?: boolean }) {
  return (
    <article className={`card divided ${classes.dossier}`} aria-label={label} aria-busy={busy}>
      {children}
    </article>
  );
}

export const DossierHead = ({ children }: { children: ReactNode }) => (
  <div className={classes.head}>{children}</div>
);

type DossierPartProps = {
  title: string;
  screenOnly?: boolean;
  children: ReactNode;
};

export function DossierPart({ title, screenOnly, children }: DossierPartProps) {
  return (
    <section className={`gap-24 pad-20 ${classes.part}`} data-screen-only={screenOnly || undefined}>
      <h2 className={`label align-label ${classes.label}`}>{title}</h2>
      <div>
        <RetryBoundary>{children}</RetryBoundary>
      </div>
    </section>
  );
}
