import { type ReactNode, useLayoutEffect } from "react";

type ActionBarProps = { className: string | undefined; height?: "low" | "tall"; children: ReactNode };

/**
 * Buttons that stick to the bottom of the window. The root says that they stand there, so that what is scrolled to and the
 * notices stay free of them. It says so in an attribute: for `:has()` there, every insertion on a page would have the
 * styles of the root computed again, with all its variables.
 */
export function ActionBar({ className, height = "low", children }: ActionBarProps) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset.barBelow;
    dataset.barBelow = height;
    return () => {
      if (before) dataset.barBelow = before;
      else delete dataset.barBelow;
    };
  }, [height]);
  return (
    <div className={className} data-action-bar>
      {children}
    </div>
  );
}
