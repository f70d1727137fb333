import { type ReactNode, startTransition, useEffect, useState } from "react";
import classes from "./Afterwards.module.css";

/**
 * What lies below the first view: it comes once what stands above it is on the screen, which need not wait for it. Until
 * then its room keeps what follows out of sight, so that nothing is seen to move.
 */
export function Afterwards({ children }: { children: ReactNode }) {
  const [now, setNow] = useState(false);
  useEffect(() => startTransition(() => setNow(true)), []);
  return now ? children : <div className={classes.room} />;
}
