import { navigate } from "wouter/use-browser-location";
import { Notice } from "../components/Notice.tsx";
import { isCancelled, signInError } from "./signInErrors.ts";

/** Why the sign-in failed, by the code in the address. */
export default function SignInFailure({ code }: { code: string }) {
  return (
    <Notice tone={isCancelled(code) ? "info" : "error"} onDismiss={() => navigate("/", { replace: true })}>
      {signInError(code)}
    </Notice>
  );
}
