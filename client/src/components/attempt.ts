import { sentenceOf } from "../trpc.ts";
import { notifyError, notifySuccess } from "./Notify.tsx";

/** Runs `work` and shows its message, or the error, else `failed`. Resolves to whether it succeeded. */
export async function attempt(
  work: () => Promise<{ message: string } | undefined>,
  failed: string,
): Promise<boolean> {
  try {
    const done = await work();
    if (done) notifySuccess(done.message);
    return true;
  } catch (error) {
    notifyError(sentenceOf(error, failed));
    return false;
  }
}
