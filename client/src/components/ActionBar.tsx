import { type ReactNode, useLayoutEffect } from "react";

type Bar = { height: "low" | "tall" };
type ActionBarProps = { className: string | undefined; height?: Bar["height"]; children: ReactNode };

const mountedBars = new Set<Bar>();

/**
 * Sets an attribute of the root element, which adds scroll padding and moves notifications above the bar. `:has()` on the
 * root would recompute its styles, with all variables, on every insertion.
 */
function updateRoot(): void {
  const { dataset } = document.documentElement;
  if (mountedBars.size === 0) delete dataset.barBelow;
  else dataset.barBelow = [...mountedBars].some(({ height }) => height === "tall") ? "tall" : "low";
}

/** Buttons fixed to the bottom of the window. */
export function ActionBar({ className, height = "low", children }: ActionBarProps) {
  useLayoutEffect(() => {
    const bar: Bar = { height };
    mountedBars.add(bar);
    updateRoot();
    return () => {
      mountedBars.delete(bar);
      updateRoot();
    };
  }, [height]);
  return (
    <div className={className} data-action-bar>
      {children}
    </div>
  );
}
