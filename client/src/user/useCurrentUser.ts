import { useToken } from "../browser/session.ts";
import { trpc } from "../trpc.ts";

export function useCurrentUser() {
  const token = useToken();
  return trpc.user.current.useQuery(undefined, { enabled: token !== null });
}
