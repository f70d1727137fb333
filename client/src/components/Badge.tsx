import type { ReactNode } from "react";
import classes from "./Badge.module.css";

type BadgeProps = {
  children: ReactNode;
  tone?: "plain" | "ok" | "warn" | "line";
  size?: "small" | "medium" | "large";
};

export function Badge({ children, tone = "plain", size = "medium" }: BadgeProps) {
  return (
    <span className={`medium nowrap secondary ${classes.badge}`} data-tone={tone} data-size={size}>
      {children}
    </span>
  );
}
