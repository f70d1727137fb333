import { type ReactNode, useLayoutEffect } from "react";

type Bar = { height: "low" | "tall" };
type ActionBarProps = { className: string | undefined; height?: Bar["height"]; children: ReactNode };

const standing = new Set<Bar>();

/**
 * The root says what stands at the bottom of the window, so that what is scrolled to and the notices stay free of it. It
 * says so in an attribute: for `:has()` there, every insertion on a page would have the styles of the root computed again,
 * with all its variables.
 */
function tell(): void {
  const { dataset } = document.documentElement;
  if (standing.size === 0) delete dataset.barBelow;
  else dataset.barBelow = [...standing].some(({ height }) => height === "tall") ? "tall" : "low";
}

/** Buttons that stick to the bottom of the window. */
export function ActionBar({ className, height = "low", children }: ActionBarProps) {
  useLayoutEffect(() => {
    const bar: Bar = { height };
    standing.add(bar);
    tell();
    return () => {
      standing.delete(bar);
      tell();
    };
  }, [height]);
  return (
    <div className={className} data-action-bar>
      {children}
    </div>
  );
}
