import { useToken } from "../browser/session.ts";
import { trpc } from "../trpc.ts";

/** The current user; disabled without a token. */
export function useCurrentUser() {
  const token = useToken();
  return trpc.user.current.useQuery(undefined, { enabled: token !== null });
}
