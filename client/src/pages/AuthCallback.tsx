import { useEffect, useRef } from "react";
import { navigate } from "wouter/use-browser-location";
import { readToken, storeToken } from "../browser/session.ts";
import { notifyQuestion } from "../components/Notify.tsx";
import { Heading } from "../components/Page.tsx";
import { Waiting } from "../components/Spinner.tsx";
import ui from "../styles/ui.module.css";
import { endEarlier, exchangeToken } from "../user/exchangeToken.ts";
import {
  forgetArrived,
  noteSignedIn,
  signInReturn,
  takeSignInPlace,
  takeSignInReturn,
} from "../user/signInReturn.ts";
import classes from "./AuthCallback.module.css";

const storageNotices = {
  "in this tab": "Your browser does not store data for this site, so you are signed in only in this tab.",
  "on this page":
    "Your browser does not store data for this site, so you are signed in until this page is closed or reloaded.",
};

/** The session's token is there: the page goes on as the person who signed in. */
function arrive(token: string): void {
  const earlier = readToken();
  noteSignedIn();
  const duration = storeToken(token);
  if (duration !== "for good") notifyQuestion("not-kept", storageNotices[duration]);
  // Replaced by this sign-in, it would stay valid without anybody having it.
  if (earlier !== null && earlier !== token) endEarlier(earlier);
  window.dispatchEvent(new Event("loggedIn"));
  leave();
}

function leave(): void {
  forgetArrived();
  navigate(takeSignInPlace(), { replace: true });
}

/** Where the code host sends people back to. */
export default function AuthCallback() {
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    takeSignInReturn();
    const { token, error } = signInReturn();
    if (error) return navigate(`/?error=${encodeURIComponent(error)}`, { replace: true });
    if (!token) return navigate("/?error=authentication_failed_no_token", { replace: true });
    void exchangeToken(token).then((next) => {
      // Used before, as by a second tab: whoever is signed in here stays signed in.
      if (next === null && readToken() !== null) return leave();
      arrive(next ?? token);
    });
  }, []);
  return (
    <div className={`${ui.stack} ${classes.page}`}>
      <Heading title="Signing in" className={classes.title}>
        Signing in
      </Heading>
      <Waiting>Completing authentication, please wait...</Waiting>
    </div>
  );
}
