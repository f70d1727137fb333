import { errorMessage } from "../trpc.ts";
import { notifyError, notifySuccess } from "./Notifications.tsx";

/**
 * Runs `work` and notifies of its message or of the error, by default `failed`. Then waits for `settle`, also after an
 * error, because it often means that somebody else acted first. Resolves to whether the work succeeded.
 */
export async function runWithNotification(
  work: () => Promise<{ message: string } | undefined>,
  failed: string,
  settle?: () => Promise<unknown>,
): Promise<boolean> {
  try {
    const result = await work();
    if (result) notifySuccess(result.message);
    return true;
  } catch (error) {
    notifyError(errorMessage(error, failed));
    return false;
  } finally {
    await settle?.().catch(() => {});
  }
}
