import { useEffect, useRef } from "react";
import { navigate } from "wouter/use-browser-location";
import { readToken, returnState, storeToken } from "../browser/session.ts";
import { notifyPersistent } from "../components/Notifications.tsx";
import { Heading } from "../components/Page.tsx";
import { LoadingMessage } from "../components/Spinner.tsx";
import { endReplacedSession, exchangeToken } from "../user/exchangeToken.ts";
import {
  captureCallback,
  clearCallbackToken,
  recordSignIn,
  signInReturn,
  takeReturnPath,
} from "../user/signInReturn.ts";

const storageNotices = {
  session: "Your browser does not store data for this site, so you are signed in only in this tab.",
  memory:
    "Your browser does not store data for this site, so you are signed in until this page is closed or reloaded.",
};

/** Stores the token and leaves the page as the signed-in user. */
function completeSignIn(token: string): void {
  const earlier = readToken();
  recordSignIn();
  const storage = storeToken(token);
  if (storage !== "local") notifyPersistent("not-kept", storageNotices[storage]);
  // The replaced session would stay valid on the server.
  if (earlier !== null && earlier !== token) endReplacedSession(earlier);
  window.dispatchEvent(new Event("loggedIn"));
  leave();
}

function leave(): void {
  clearCallbackToken();
  navigate(takeReturnPath(), { replace: true });
}

/** Goes to Home, from where another sign-in leads to the same page. */
const fail = (error: string): void =>
  navigate(`/?error=${encodeURIComponent(error)}`, { replace: true, state: returnState(takeReturnPath()) });

export default function AuthCallback() {
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    captureCallback();
    const { token, error } = signInReturn();
    if (error) return fail(error);
    if (!token) return fail("authentication_failed_no_token");
    void exchangeToken(token).then((next) => {
      // The token was used before, for example by a second tab: keeps the current session.
      if (next === null && readToken() !== null) return leave();
      completeSignIn(next ?? token);
    });
  }, []);
  return (
    <div className="stack" style={{ maxWidth: 480, margin: "40px auto 0", textAlign: "center" }}>
      <Heading title="Signing in">Signing in</Heading>
      <LoadingMessage>Completing authentication, please wait...</LoadingMessage>
    </div>
  );
}
