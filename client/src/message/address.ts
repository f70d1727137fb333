import { navigate } from "wouter/use-browser-location";

/** The value of `/profile?messages=` for the list; otherwise it is a connection's id. */
export const allMessages = "all";

export const addressOf = (connectionId: string): string =>
  `/profile?messages=${encodeURIComponent(connectionId)}`;

/** History state of links to the messages: how many entries closing them goes back. */
export const fromHere = { opened: 1 };

export const openedMessages = (search: string): string | null => new URLSearchParams(search).get("messages");

let opener: { element: Element; path: string } | null = null;

/** Records the element that opens the messages, which gets the focus back. */
export function rememberOpener(element: Element | null): void {
  opener = element && { element, path: location.pathname };
}

/** The element that opened the messages, if it is still on the page; cleared when read. */
export function takeOpener(): Element | null {
  const last = opener;
  opener = null;
  return last?.element.isConnected && last.path === location.pathname ? last.element : null;
}

/** Opens a conversation, above the list if that was opened first, else replacing another open one. */
export function openMessages(connectionId: string): void {
  const open = location.pathname === "/profile" ? openedMessages(location.search) : null;
  const opened = history.state?.opened;
  const address = addressOf(connectionId);
  if (open === null) {
    rememberOpener(document.activeElement);
    navigate(address, { state: fromHere });
  } else if (open === allMessages && opened === 1) navigate(address, { state: { opened: 2 } });
  else if (connectionId === allMessages && opened === 2) history.back();
  else navigate(address, { replace: true, state: history.state });
}

/** Goes back to where the messages were opened, or stays on the profile when they were opened by URL. */
export function closeMessages(): void {
  if (history.state?.opened) history.go(-history.state.opened);
  else navigate("/profile", { replace: true });
}

/** Whether the conversation is open in a visible tab. */
export const isReading = (connectionId: string): boolean =>
  document.visibilityState === "visible" &&
  location.pathname === "/profile" &&
  openedMessages(location.search) === connectionId;
