import { attempt } from "../../components/attempt.ts";
import { trpc } from "../../trpc.ts";

/** Runs an action and refetches the account's lists, also after an error. */
export function useAccountAction() {
  const { user, connection, mail } = trpc.useUtils();
  return async (act: () => Promise<{ message: string }>, failed: string): Promise<void> => {
    await attempt(act, failed);
    await Promise.all([
      user.sessions.invalidate(),
      user.tokens.invalidate(),
      user.securityEvents.invalidate(),
      connection.blocked.invalidate(),
      mail.settings.invalidate(),
    ]).catch(() => {});
  };
}
