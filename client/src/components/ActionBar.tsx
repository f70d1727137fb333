import { type ReactNode, useLayoutEffect } from "react";

type ActionBarProps = { className: string | undefined; height?: "low" | "tall"; children: ReactNode };

/**
 * Buttons fixed to the bottom of the window, at most one bar on a page. An attribute of the root element adds scroll padding
 * and moves notifications above the bar. `:has()` on the root would recompute its styles on every insertion.
 */
export function ActionBar({ className, height = "low", children }: ActionBarProps) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.barBelow = height;
    return () => void delete dataset.barBelow;
  }, [height]);
  return (
    <div className={className} data-action-bar>
      {children}
    </div>
  );
}
