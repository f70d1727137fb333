import { useEffect } from "react";
import { trpc } from "../trpc.ts";

/** Asks again who is signed in when the window gets the focus and when a sign-in was completed. */
export function SessionWatch() {
  const { user } = trpc.useUtils();
  useEffect(() => {
    const recheck = () => void user.current.invalidate(undefined, {}, { cancelRefetch: false });
    window.addEventListener("focus", recheck);
    window.addEventListener("loggedIn", recheck);
    return () => {
      window.removeEventListener("focus", recheck);
      window.removeEventListener("loggedIn", recheck);
    };
  }, [user]);
  return null;
}
