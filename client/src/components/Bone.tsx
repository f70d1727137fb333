import classes from "./Bone.module.css";

type BoneProps = {
  width?: number | string;
  height?: number;
  round?: boolean;
  radius?: number;
  className?: string;
};

/** A placeholder of a skeleton, with the size of its content. */
export function Bone({ width = "100%", height = 12, round, radius = 4, className = "" }: BoneProps) {
  const borderRadius = round ? "50%" : radius;
  return <span className={`${classes.bone} ${className}`} style={{ width, height, borderRadius }} />;
}

type BonesProps = Omit<BoneProps, "width"> & { widths: (number | string)[]; tight?: boolean; busy?: boolean };

/** Placeholder lines of text. */
export const Bones = ({ widths, tight, busy, ...bone }: BonesProps) => (
  <div className={`stack ${tight ? "gap-8" : ""}`} aria-busy={busy}>
    {widths.map((width) => (
      <Bone key={width} width={width} {...bone} />
    ))}
  </div>
);
