import type { ReactNode } from "react";
import { Link } from "wouter";
import { Bone } from "../components/Bone.tsx";
import ui from "../styles/ui.module.css";
import classes from "./Dashboard.module.css";

export const Line = ({ children }: { children: ReactNode }) => (
  <p className={`${ui.card} ${ui.secondary} ${classes.line}`}>{children}</p>
);
/** As tall as the most frequent line. */
export const LineSkeleton = () => (
  <div className={`${ui.card} ${classes.line}`} aria-busy="true">
    <Bone width="60%" height={21} />
  </div>
);
/** As tall as this number of rows. */
export const RowsSkeleton = ({ rows = 3 }: { rows?: number }) => (
  <div
    className={`${ui.card} ${ui.stack} ${ui.tight} ${classes.bones}`}
    style={{ "--rows": rows }}
    aria-busy="true"
  >
    <Bone width="42%" />
    <Bone width="64%" />
  </div>
);
export const More = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link className={`${ui.link} ${ui.s13} ${ui.end}`} href={href}>
    {children}
  </Link>
);
