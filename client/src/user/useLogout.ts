import { useRef, useState } from "react";
import { afterMotion } from "../browser/motion.ts";
import { endSession } from "../browser/session.ts";
import { trpc } from "../trpc.ts";

/** Revokes the session on the server and forgets it here in any case; `leaving` is true while that is animated. */
export function useLogout(animation = 0) {
  const { client } = trpc.useUtils();
  const [leaving, setLeaving] = useState(false);
  const begun = useRef(false);
  const logout = async () => {
    if (begun.current) return;
    begun.current = true;
    setLeaving(true);
    await afterMotion(animation);
    // Not before: another answer of 401 would end the session in the middle of the animation.
    client.user.logout.mutate().catch(() => {});
    endSession();
    begun.current = false;
    setLeaving(false);
  };
  return { logout, leaving };
}
