import { later } from "../later.ts";
import type { drawings } from "./Drawings.tsx";
import classes from "./Illustration.module.css";

const drawn = later(() => import("./Drawings.tsx"));

export type Drawing = keyof typeof drawings;

/** Its room is there at once; the lines come when the page has nothing more urgent to do. */
export function Illustration({ of }: { of: Drawing }) {
  return (
    <svg className={classes.drawing} viewBox="0 0 120 72" aria-hidden="true">
      {drawn.useCode()?.drawings[of]}
    </svg>
  );
}
