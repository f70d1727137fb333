import { navigate } from "wouter/use-browser-location";
import { Notice } from "../components/Notice.tsx";
import { isCancelled, signInError } from "./signInErrors.ts";

/** Explains a failed sign-in by the code in the URL. */
export default function SignInFailure({ code }: { code: string }) {
  return (
    <Notice tone={isCancelled(code) ? "info" : "error"} onDismiss={() => navigate("/", { replace: true })}>
      {signInError(code)}
    </Notice>
  );
}
