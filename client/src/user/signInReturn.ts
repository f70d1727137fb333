import { isToken } from "../browser/session.ts";

// The result of the OAuth flow. It is removed from the URL at once, so that the token is in no history entry, and stored
// here until the page has handled it.
export type SignInReturn = { token: string | null; error: string | null };

const callbackPath = "/auth/callback";
const startedKey = "sign_in_started";
/** The token from the URL until it is exchanged, so that a reload does not lose it. */
const arrivedKey = "sign_in_arrived";
const placeKey = "sign_in_place";

let current: SignInReturn = { token: null, error: null };
let byLink = false;

/** sessionStorage; empty when it is blocked. */
const tab = {
  get: (key: string): string | null => {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set: (key: string, value: string | null): void => {
    try {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, value);
    } catch {
      // Without storage a reload during the sign-in starts it again.
    }
  },
};

export function takeSignInReturn(): void {
  if (location.pathname !== callbackPath) return;
  if (!location.search) {
    const arrived = tab.get(arrivedKey);
    if (isToken(arrived)) current = { token: arrived, error: null };
    return;
  }
  const query = new URLSearchParams(location.search);
  const token = query.get("token");
  current = { token: isToken(token) ? token : null, error: query.get("error") };
  tab.set(arrivedKey, current.error === null ? current.token : null);
  history.replaceState(null, "", callbackPath);
}

/** Called when the session's token is stored. */
export const forgetArrived = (): void => tab.set(arrivedKey, null);

/** The page that started the sign-in; cleared when read. Not taken from the URL, which is untrusted. */
export function takeSignInPlace(): string {
  const place = tab.get(placeKey);
  tab.set(placeKey, null);
  return place === "/account#data" ? place : "/";
}

export const signInReturn = (): SignInReturn => current;

/** Starts a sign-in and marks it as started in this tab. */
export function beginSignIn(includePrivate: boolean, place: "/" | "/account#data" = "/"): void {
  // Without storage the notice about a sign-in by link appears unnecessarily.
  tab.set(startedKey, "yes");
  tab.set(placeKey, place);
  location.assign(`/api/auth/github?include_private=${includePrivate}`);
}

export function noteSignedIn(): void {
  byLink = tab.get(startedKey) === null;
  tab.set(startedKey, null);
}

/** Whether the session came from a link that this tab did not request; cleared when read. */
export function takeSignedInByLink(): boolean {
  const value = byLink;
  byLink = false;
  return value;
}
