import type { ReactNode } from "react";
import { Link } from "wouter";
import { Skeleton } from "../components/Skeleton.tsx";
import classes from "./Dashboard.module.css";

export const Line = ({ children }: { children: ReactNode }) => (
  <p className="card secondary pad-14-16">{children}</p>
);
/** As tall as the most frequent line. */
export const LineSkeleton = () => (
  <div className="card pad-14-16" aria-busy="true">
    <Skeleton width="60%" height={21} />
  </div>
);
/** As tall as this number of rows. */
export const RowsSkeleton = ({ rows = 3 }: { rows?: number }) => (
  <div
    className={`card stack gap-8 pad-14-16 ${classes.skeleton}`}
    style={{ "--rows": rows }}
    aria-busy="true"
  >
    <Skeleton width="42%" />
    <Skeleton width="64%" />
  </div>
);
export const More = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link className="link text-13 end" href={href}>
    {children}
  </Link>
);
