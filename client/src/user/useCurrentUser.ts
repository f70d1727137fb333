import { useToken } from "../browser/session.ts";
import { trpc } from "../trpc.ts";

/** Who is signed in; without a token nobody is asked. */
export function useCurrentUser() {
  const token = useToken();
  return trpc.user.current.useQuery(undefined, { enabled: token !== null });
}
