import classes from "./Skeleton.module.css";

type SkeletonProps = {
  width?: number | string;
  height?: number;
  round?: boolean;
  radius?: number;
  className?: string;
};

export function Skeleton({ width = "100%", height = 12, round, radius = 4, className = "" }: SkeletonProps) {
  const borderRadius = round ? "50%" : radius;
  return <span className={`${classes.skeleton} ${className}`} style={{ width, height, borderRadius }} />;
}

type SkeletonLinesProps = Omit<SkeletonProps, "width"> & {
  widths: (number | string)[];
  tight?: boolean;
  busy?: boolean;
};

export const SkeletonLines = ({ widths, tight, busy, ...skeleton }: SkeletonLinesProps) => (
  <div className={`stack ${tight ? "gap-8" : ""}`} aria-busy={busy}>
    {widths.map((width) => (
      <Skeleton key={width} width={width} {...skeleton} />
    ))}
  </div>
);
