import { isToken } from "../browser/session.ts";
import { tabStorage } from "../browser/storage.ts";

// The result of the OAuth flow. It is removed from the URL at once, so that the token is in no history entry, and stored
// here until the page has handled it.
type SignInReturn = { token: string | null; error: string | null };

const callbackPath = "/auth/callback";
const startedKey = "sign_in_started";
/** The token from the URL until it is exchanged, so that a reload does not lose it. */
const arrivedKey = "sign_in_arrived";
const returnPathKey = "return_path";

let current: SignInReturn = { token: null, error: null };
let byLink = false;

export function captureCallback(): void {
  if (location.pathname !== callbackPath) return;
  if (!location.search) {
    const arrived = tabStorage.get(arrivedKey);
    if (isToken(arrived)) current = { token: arrived, error: null };
    return;
  }
  const query = new URLSearchParams(location.search);
  const token = query.get("token");
  current = { token: isToken(token) ? token : null, error: query.get("error") };
  if (current.token === null || current.error !== null) clearCallbackToken();
  else tabStorage.set(arrivedKey, current.token);
  history.replaceState(null, "", callbackPath);
}

/** Called when the session's token is stored. */
export const clearCallbackToken = (): void => tabStorage.remove(arrivedKey);

/** The page to show after the sign-in; cleared when read. Not taken from the URL, which is untrusted. */
export function takeReturnPath(): string {
  const path = tabStorage.get(returnPathKey);
  tabStorage.remove(returnPathKey);
  return path?.startsWith("/") ? path : "/";
}

/** The page that a visitor opened and that needs a session, or null. */
export const requestedPath = (state = history.state): string | null => state?.returnTo ?? null;

export const signInReturn = (): SignInReturn => current;

/** Starts a sign-in and marks it as started in this tab. */
export function beginSignIn(includePrivate: boolean, returnPath = requestedPath() ?? "/"): void {
  // Without storage the notice about a sign-in by link appears unnecessarily.
  tabStorage.set(startedKey, "yes");
  tabStorage.set(returnPathKey, returnPath);
  location.assign(`/api/auth/github?include_private=${includePrivate}`);
}

export function recordSignIn(): void {
  byLink = tabStorage.get(startedKey) === null;
  tabStorage.remove(startedKey);
}

/** Whether the session came from a link that this tab did not request; cleared when read. */
export function takeSignedInByLink(): boolean {
  const value = byLink;
  byLink = false;
  return value;
}
