import { isToken } from "../session.ts";

// What the code host's sign-in brought back. It is taken out of the address at once, so that the token is in no entry
// of the history, and kept here until the page has dealt with it.
export type SignInReturn = { token: string | null; error: string | null };

const callbackPath = "/auth/callback";
const startedKey = "sign_in_started";

let taken: SignInReturn = { token: null, error: null };
let byLink = false;

export function takeSignInReturn(): void {
  if (location.pathname !== callbackPath || !location.search) return;
  const query = new URLSearchParams(location.search);
  const token = query.get("token");
  taken = { token: isToken(token) ? token : null, error: query.get("error") };
  history.replaceState(null, "", callbackPath);
}

export const signInReturn = (): SignInReturn => taken;

/** Notes that a sign-in was begun in this tab, so that one nobody began can be told apart. */
export function beginSignIn(includePrivate: boolean): void {
  try {
    sessionStorage.setItem(startedKey, "yes");
  } catch {
    // Then the notice about a sign-in by link appears once too often.
  }
  location.assign(`/api/auth/github?include_private=${includePrivate}`);
}

export function noteSignedIn(): void {
  try {
    byLink = sessionStorage.getItem(startedKey) === null;
    sessionStorage.removeItem(startedKey);
  } catch {
    byLink = true;
  }
}

/** Whether the session came by a link that this tab did not ask for; answers once. */
export function takeSignedInByLink(): boolean {
  const answer = byLink;
  byLink = false;
  return answer;
}
