import { type ReactNode, startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { inTurn } from "../later.ts";
import { comesBack } from "../scroll.ts";

type AfterwardsProps = {
  /** Height of the room kept until then, so that nothing in view is seen to move. */
  room?: number | string;
  /** Belongs to the first view after all. */
  first?: boolean;
  children: ReactNode;
};

/**
 * What the first view can do without comes in a frame of its own: what stands above it need not wait for it. Whoever
 * comes back to a place in the page finds all of it, and whoever prints gets all of it.
 */
export function Afterwards({ room = "100lvh", first = false, children }: AfterwardsProps) {
  const [now, setNow] = useState(() => first || comesBack());
  useEffect(() => {
    if (now) return;
    const show = () => setNow(true);
    const showAtOnce = () => flushSync(show);
    const takeBack = inTurn(() => startTransition(show));
    addEventListener("beforeprint", showAtOnce);
    return () => {
      takeBack();
      removeEventListener("beforeprint", showAtOnce);
    };
  }, [now]);
  return now ? children : <div style={{ height: room }} />;
}
