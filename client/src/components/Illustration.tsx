import { drawings } from "./Drawings.tsx";
import classes from "./Illustration.module.css";

export type Drawing = keyof typeof drawings;

export function Illustration({ of }: { of: Drawing }) {
  return (
    <svg className={classes.drawing} viewBox="0 0 120 72" aria-hidden="true">
      {drawings[of]}
    </svg>
  );
}
