import { useRef, useState } from "react";
import { afterMotion } from "../browser/motion.ts";
import { endSession } from "../browser/session.ts";
import { trpc } from "../trpc.ts";

/** Revokes the session and removes it from the browser in any case; `leaving` is true during the animation. */
export function useLogout(animation = 0) {
  const { client } = trpc.useUtils();
  const [leaving, setLeaving] = useState(false);
  const started = useRef(false);
  const logout = async (): Promise<void> => {
    // A page with unsaved changes asks first and then calls again.
    const event = new CustomEvent("leaving", { cancelable: true, detail: logout });
    if (started.current || !dispatchEvent(event)) return;
    started.current = true;
    setLeaving(true);
    await afterMotion(animation);
    // After the animation, because a 401 of another query would interrupt it.
    client.user.logout.mutate().catch(() => {});
    endSession();
    started.current = false;
    setLeaving(false);
  };
  return { logout, leaving };
}
