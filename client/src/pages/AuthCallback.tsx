import { useEffect } from "react";
import { navigate } from "wouter/use-browser-location";
import { notifyQuestion } from "../components/Notify.tsx";
import { Heading } from "../components/Page.tsx";
import { Waiting } from "../components/Spinner.tsx";
import { endSessionOfAnother, readToken, storeToken } from "../session.ts";
import { noteSignedIn, signInReturn, takeSignInReturn } from "../user/signInReturn.ts";
import classes from "./AuthCallback.module.css";

const notKept = {
  "in this tab": "Your browser stores nothing for this site, so you are signed in in this tab only.",
  "on this page":
    "Your browser stores nothing for this site, so you are signed in until this page is closed or loaded again.",
};

/** Where the code host sends people back to. */
export default function AuthCallback() {
  useEffect(() => {
    takeSignInReturn();
    const { token, error } = signInReturn();
    if (error) return navigate(`/?error=${encodeURIComponent(error)}`, { replace: true });
    if (!token) return navigate("/?error=authentication_failed_no_token", { replace: true });
    noteSignedIn();
    void endSessionOfAnother(readToken(), token);
    const kept = storeToken(token);
    if (kept !== "for good") notifyQuestion("not-kept", notKept[kept]);
    window.dispatchEvent(new Event("loggedIn"));
    navigate("/", { replace: true });
  }, []);
  return (
    <div className={classes.page}>
      <Heading title="Signing in" className={classes.title}>
        Signing in
      </Heading>
      <Waiting>Completing authentication, please wait...</Waiting>
    </div>
  );
}
