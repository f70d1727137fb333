import { navigate } from "wouter/use-browser-location";

/** Messages have an address, so that reload and back work: `/profile?messages=` and a connection, or this word. */
export const allMessages = "all";

export const addressOf = (connectionId: string): string =>
  `/profile?messages=${encodeURIComponent(connectionId)}`;

/** The link that leads to the messages passes this on, so that closing them comes back to its page. */
export const fromHere = { opened: true };

/** Which messages the address bar names, or null. */
export const openedMessages = (search: string): string | null => new URLSearchParams(search).get("messages");

let opener: Element | null = null;

/** Where the focus was when the messages were opened, once. */
export function takeOpener(): Element | null {
  const found = opener;
  opener = null;
  return found;
}

/** Opens a thread; from within the messages it takes the place of the one that was open. */
export function openMessages(connectionId: string): void {
  const within = location.pathname === "/profile" && openedMessages(location.search) !== null;
  if (!within) opener = document.activeElement;
  navigate(addressOf(connectionId), { replace: within, state: within ? history.state : fromHere });
}

/** Back to where they were opened from; who came by the address alone stays on the profile. */
export function closeMessages(): void {
  if (history.state?.opened) history.back();
  else navigate("/profile", { replace: true });
}

/** Whether this thread is in front of somebody's eyes. */
export const isReading = (connectionId: string): boolean =>
  document.visibilityState === "visible" &&
  location.pathname === "/profile" &&
  openedMessages(location.search) === connectionId;
