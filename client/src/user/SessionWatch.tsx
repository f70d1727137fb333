import { useWindowEvent } from "@mantine/hooks";
import { useEffect } from "react";
import { onTokenChange, readToken, tokenKey, wasEndedHere } from "../browser/session.ts";
import { dismissNotice, notifyPersistent } from "../components/Notifications.tsx";
import { trpc } from "../trpc.ts";

const noticeId = "logged-out-elsewhere";

/** For a session that another tab ended because this one deleted the account. */
export const dismissLogoutNotice = (): void => dismissNotice(noticeId);

/** Explains the navigation to Home after a logout in another tab. */
function notifyLogoutElsewhere({ key, oldValue, newValue }: StorageEvent): void {
  if (key === tokenKey && oldValue && !newValue && readToken() === null && !wasEndedHere(oldValue))
    notifyPersistent(noticeId, "You were logged out in another tab.");
}

/** Refetches the current user on window focus and after a sign-in. */
export function SessionWatch() {
  const { user } = trpc.useUtils();
  const recheck = () => void user.current.invalidate(undefined, {}, { cancelRefetch: false });
  useWindowEvent("focus", recheck);
  useWindowEvent("loggedIn", recheck);
  useWindowEvent("storage", notifyLogoutElsewhere);
  useEffect(
    () =>
      onTokenChange(() => {
        if (readToken() !== null) dismissLogoutNotice();
      }),
    [],
  );
  return null;
}
