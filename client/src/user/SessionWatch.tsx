import { useEffect } from "react";
import { onTokenChange, readToken, tokenKey } from "../browser/session.ts";
import { dismissNotice, notifyQuestion } from "../components/Notify.tsx";
import { trpc } from "../trpc.ts";

const elsewhere = "logged-out-elsewhere";

/** Says why the page went home: the session was ended in another tab. */
function tellOfLogout({ key, oldValue, newValue }: StorageEvent): void {
  if (key === tokenKey && oldValue && !newValue && readToken() === null)
    notifyQuestion(elsewhere, "You were logged out in another tab.");
}

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
  useEffect(() => {
    const forget = onTokenChange(() => {
      if (readToken() !== null) dismissNotice(elsewhere);
    });
    window.addEventListener("storage", tellOfLogout);
    return () => {
      forget();
      window.removeEventListener("storage", tellOfLogout);
    };
  }, []);
  return null;
}
