import { useWindowEvent } from "@mantine/hooks";
import { useEffect } from "react";
import { onTokenChange, readToken, tokenKey } from "../browser/session.ts";
import { dismissNotice, notifyQuestion } from "../components/Notify.tsx";
import { trpc } from "../trpc.ts";

const elsewhere = "logged-out-elsewhere";

/** Says why the page went home: the session was ended in another tab. */
function notifyLogoutElsewhere({ key, oldValue, newValue }: StorageEvent): void {
  if (key === tokenKey && oldValue && !newValue && readToken() === null)
    notifyQuestion(elsewhere, "You were logged out in another tab.");
}

/** Asks again who is signed in when the window gets the focus and when a sign-in was completed. */
export function SessionWatch() {
  const { user } = trpc.useUtils();
  const recheck = () => void user.current.invalidate(undefined, {}, { cancelRefetch: false });
  useWindowEvent("focus", recheck);
  useWindowEvent("loggedIn", recheck);
  useWindowEvent("storage", notifyLogoutElsewhere);
  useEffect(
    () =>
      onTokenChange(() => {
        if (readToken() !== null) dismissNotice(elsewhere);
      }),
    [],
  );
  return null;
}
