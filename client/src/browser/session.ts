import { useSyncExternalStore } from "react";
import { navigate } from "wouter/use-browser-location";
import { createListeners } from "./listeners.ts";
import { readStored, removeStored, tabStorage, writeStored } from "./storage.ts";

export const tokenKey = "auth_token";
/** Unsent messages: see message/drafts.ts. */
export const draftsKey = "message_drafts";
const listeners = createListeners();

/** Storage can be edited, so the format of a token is checked. */
export const isToken = (value: string | null): value is string => /^[\w.~+/=-]{1,512}$/.test(value ?? "");

export function readToken(): string | null {
  const stored = readStored(tokenKey);
  return isToken(stored) ? stored : null;
}

let lastToken = readToken();
// Removes an invalid value, which may be large, instead of reading it again.
if (lastToken === null) removeStored(tokenKey);

/** The token of the last session that this tab ended. */
let endedHere: string | null = null;
export const wasEndedHere = (token: string): boolean => token === endedHere;

function notifyListeners(): void {
  const token = readToken();
  if (token === lastToken) return;
  lastToken = token;
  // Removed here, because the drafts module may not be loaded.
  tabStorage.remove(draftsKey);
  listeners.notify();
}

export const onTokenChange = listeners.subscribe;

export const useToken = (): string | null => useSyncExternalStore(onTokenChange, readToken);

/** Returns how long the browser keeps the token. */
export function storeToken(token: string): ReturnType<typeof writeStored> {
  const lifetime = writeStored(tokenKey, token);
  notifyListeners();
  return lifetime;
}

/** History state of Home, from where a sign-in leads to `place`. */
export const returnState = (place = location.pathname + location.search + location.hash) => ({
  returnTo: place,
});

/** Without `state`, Home also drops the return path that a rejected call of the same session stored there. */
function goHome(state?: object): void {
  if (location.pathname !== "/" || (!state && history.state?.returnTo))
    navigate("/", { replace: true, state });
}

/** Removes the session from this browser; other tabs follow by the storage event. */
export function endSession(state?: object): void {
  endedHere = lastToken ?? endedHere;
  removeStored(tokenKey);
  notifyListeners();
  goHome(state);
}

export const endRejectedSession = (): void => endSession(returnState());

window.addEventListener("storage", (event) => {
  if (event.key !== tokenKey && event.key !== null) return;
  notifyListeners();
  if (!readToken()) goHome();
});
// A suspended tab may have missed the storage event.
window.addEventListener("focus", notifyListeners);
window.addEventListener("loggedIn", notifyListeners);
