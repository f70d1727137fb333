import classes from "./Bone.module.css";

type BoneProps = { width?: number | string; height?: number; round?: boolean; radius?: number };

/** A piece of a skeleton, with the size of what will replace it. */
export function Bone({ width = "100%", height = 12, round, radius = 4 }: BoneProps) {
  return <span className={classes.bone} style={{ width, height, borderRadius: round ? "50%" : radius }} />;
}
