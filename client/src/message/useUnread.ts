import { useToken } from "../browser/session.ts";
import { trpc } from "../trpc.ts";

export function useUnreadMessages(): number {
  const token = useToken();
  const { data } = trpc.message.threads.useQuery(undefined, { enabled: token !== null });
  return data?.threads.reduce((sum, thread) => sum + thread.unread, 0) ?? 0;
}
