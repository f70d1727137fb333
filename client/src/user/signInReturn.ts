import { isToken } from "../browser/session.ts";

// What the code host's sign-in brought back. It is taken out of the address at once, so that the token is in no entry
// of the history, and kept here until the page has dealt with it.
export type SignInReturn = { token: string | null; error: string | null };

const callbackPath = "/auth/callback";
const startedKey = "sign_in_started";
/** The token that came in the address, until it is exchanged: a reload meanwhile must not lose it. */
const arrivedKey = "sign_in_arrived";
const placeKey = "sign_in_place";

let taken: SignInReturn = { token: null, error: null };
let byLink = false;

/** Storage of this tab alone; blocked, it holds nothing. */
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
      // Then a reload in the middle of a sign-in begins it anew.
    }
  },
};

export function takeSignInReturn(): void {
  if (location.pathname !== callbackPath) return;
  if (!location.search) {
    const arrived = tab.get(arrivedKey);
    if (isToken(arrived)) taken = { token: arrived, error: null };
    return;
  }
  const query = new URLSearchParams(location.search);
  const token = query.get("token");
  taken = { token: isToken(token) ? token : null, error: query.get("error") };
  tab.set(arrivedKey, taken.error === null ? taken.token : null);
  history.replaceState(null, "", callbackPath);
}

/** The token of the session is stored: the one that travelled is no longer needed. */
export const forgetArrived = (): void => tab.set(arrivedKey, null);

/** Where the sign-in was asked for; answers once. Never from the address: anybody can write that. */
export function takeSignInPlace(): string {
  const place = tab.get(placeKey);
  tab.set(placeKey, null);
  return place === "/account#data" ? place : "/";
}

export const signInReturn = (): SignInReturn => taken;

/** Notes that a sign-in was begun in this tab, so that one nobody began can be told apart. */
export function beginSignIn(includePrivate: boolean, place: "/" | "/account#data" = "/"): void {
  // Where nothing is stored, the notice about a sign-in by link appears once too often.
  tab.set(startedKey, "yes");
  tab.set(placeKey, place);
  location.assign(`/api/auth/github?include_private=${includePrivate}`);
}

export function noteSignedIn(): void {
  byLink = tab.get(startedKey) === null;
  tab.set(startedKey, null);
}

/** Whether the session came by a link that this tab did not ask for; answers once. */
export function takeSignedInByLink(): boolean {
  const answer = byLink;
  byLink = false;
  return answer;
}
