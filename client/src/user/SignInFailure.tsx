import { navigate } from "wouter/use-browser-location";
import { Notice } from "../components/Notice.tsx";

/** Messages for the error codes of a failed sign-in. Unknown codes are not shown, because links can contain any text. */
const sentences: Record<string, string> = {
  access_denied: "You did not allow the sign-in, so nothing was read. You can try again at any time.",
  invalid_state: "This sign-in was not started in this browser, or it took too long. Please try again.",
  github_unavailable: "GitHub is not responding. Please try again in a few minutes.",
  exchange_failed: "GitHub did not confirm the sign-in. Please try again.",
  rate_limited: "There were too many sign-ins in a short time. Please wait a few minutes and try again.",
  read_only: "Sign-in is unavailable while our database is read-only. Please try again in a few minutes.",
  busy: "The service is busy. Please try again in a moment.",
  server_error: "Something went wrong on our side. Please try again.",
  authentication_failed_no_token: "The sign-in did not complete. Please try again.",
};

const sentenceOf = (code: string): string =>
  (Object.hasOwn(sentences, code) && sentences[code]) || "Sign-in failed. Please try again.";

/** Explains a failed sign-in by the code in the URL. */
export default function SignInFailure({ code }: { code: string }) {
  // Cancelling at the code host is no error.
  const tone = code === "access_denied" ? "info" : "error";
  return (
    <Notice tone={tone} onDismiss={() => navigate("/", { replace: true })}>
      {sentenceOf(code)}
    </Notice>
  );
}
