import { runWithNotification } from "../../components/runWithNotification.ts";
import { trpc } from "../../trpc.ts";

/** Runs an action and refetches the account's lists, also after an error. */
export function useAccountAction() {
  const { user, connection, mail } = trpc.useUtils();
  const lists = [user.sessions, user.tokens, user.securityEvents, connection.blocked, mail.settings];
  return (act: () => Promise<{ message: string }>, failed: string) =>
    runWithNotification(act, failed, () => Promise.all(lists.map((list) => list.invalidate())));
}
