import { navigate } from "wouter/use-browser-location";

/** The value of `/profile?messages=` for the list; otherwise it is a connection's id. */
export const allMessages = "all";

export const addressOf = (connectionId: string): string =>
  `/profile?messages=${encodeURIComponent(connectionId)}`;

/** History state of links to the messages: closing them goes back. */
export const fromHere = { opened: true };

/** The open conversation in the URL, or null. */
export const openedMessages = (search: string): string | null => new URLSearchParams(search).get("messages");

let opener: Element | null = null;

/** The element that had the focus when the messages were opened; cleared when read. */
export function takeOpener(): Element | null {
  const element = opener;
  opener = null;
  return element;
}

/** Opens a conversation, replacing the history entry of another open one. */
export function openMessages(connectionId: string): void {
  const within = location.pathname === "/profile" && openedMessages(location.search) !== null;
  if (!within) opener = document.activeElement;
  navigate(addressOf(connectionId), { replace: within, state: within ? history.state : fromHere });
}

/** Goes back to where the messages were opened, or stays on the profile when they were opened by URL. */
export function closeMessages(): void {
  if (history.state?.opened) history.back();
  else navigate("/profile", { replace: true });
}

/** Whether the conversation is open in a visible tab. */
export const isReading = (connectionId: string): boolean =>
  document.visibilityState === "visible" &&
  location.pathname === "/profile" &&
  openedMessages(location.search) === connectionId;
