import { type ReactNode, type RefObject, useLayoutEffect } from "react";
import { Count } from "./Count.tsx";
import { SilentBoundary } from "./RetryBoundary.tsx";

type SectionProps = {
  id: string;
  title: string;
  count?: () => number | undefined;
  more?: ReactNode;
  children: ReactNode;
};

function SectionCount({ of }: { of: () => number | undefined }) {
  const count = of();
  return count !== undefined && <Count of={count} />;
}

export function Section({ id, title, count, more, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <header className="row mb-12">
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        {count && (
          <SilentBoundary>
            <SectionCount of={count} />
          </SilentBoundary>
        )}
        {more}
      </header>
      {children}
    </section>
  );
}

/** Moves the focus to the section's title when the focused row is unmounted. */
export function useFocusTitleOnUnmount(row: RefObject<HTMLElement | null>): void {
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
