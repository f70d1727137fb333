import { errorMessage } from "../trpc.ts";
import { notifyError, notifySuccess } from "./Notify.tsx";

/** Runs `work` and notifies of its message or of the error, by default `failed`. Resolves to whether it succeeded. */
export async function attempt(
  work: () => Promise<{ message: string } | undefined>,
  failed: string,
): Promise<boolean> {
  try {
    const result = await work();
    if (result) notifySuccess(result.message);
    return true;
  } catch (error) {
    notifyError(errorMessage(error, failed));
    return false;
  }
}
