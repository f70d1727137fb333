import { type ReactNode, type RefObject, useLayoutEffect } from "react";
import { Count } from "./Count.tsx";
import { Extra } from "./Part.tsx";
import classes from "./Section.module.css";

type SectionProps = {
  id: string;
  title: string;
  count?: () => number | undefined;
  /** A link at the end of the title's line. */
  more?: ReactNode;
  children: ReactNode;
};

function SectionCount({ of }: { of: () => number | undefined }) {
  const count = of();
  return count !== undefined && <Count of={count} />;
}

/** A part of a page with a title and the number of what it holds; when it fails, the others stay. */
export function Section({ id, title, count, more, children }: SectionProps) {
  return (
    <section className={classes.section} id={id} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        {count && (
          <Extra>
            <SectionCount of={count} />
          </Extra>
        )}
        {more}
      </header>
      {children}
    </section>
  );
}

/** A row that leaves while the focus is in it gives the focus to its section's title, not to nobody. */
export function useFocusLeft(row: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = row.current;
    return () => {
      if (!node?.contains(document.activeElement)) return;
      const title = node.closest("section")?.querySelector("h2");
      queueMicrotask(() => {
        if (!node.isConnected) title?.focus({ preventScroll: true });
      });
    };
  }, [row]);
}
