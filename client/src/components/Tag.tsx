import type { ReactNode } from "react";

export function Tag({ children, small }: { children: ReactNode; small?: boolean }) {
  return (
    <span className={`${small ? "text-12" : "text-13"} tag`} data-small={small || undefined}>
      {children}
    </span>
  );
}
