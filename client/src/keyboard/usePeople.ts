import { useToken } from "../browser/session.ts";
import { trpc } from "../trpc.ts";
import type { Item } from "./items.ts";

const itemOf = (userId: string, label: string, picture: string | null, hint: string): Item => ({
  id: `person ${userId}`,
  label,
  hint,
  picture,
  href: `/profile/view/${userId}`,
});

/** Whom somebody may see: connections, requests both ways, and who was suggested. Asked for once it is searched. */
export function usePeople(searching: boolean): { people: Item[]; isPending: boolean } {
  const enabled = useToken() !== null && searching;
  const active = trpc.connection.active.useQuery(undefined, { enabled });
  const pending = trpc.connection.pending.useQuery(undefined, { enabled });
  const sent = trpc.connection.sent.useQuery(undefined, { enabled });
  const suggested = trpc.profile.suggestions.useQuery(undefined, { enabled });
  const people: Item[] = [
    ...(active.data?.activeConnections ?? []).map((one) =>
      itemOf(one.user_id, one.github_username, one.github_avatar_url, "Connected"),
    ),
    ...(pending.data?.pendingRequests ?? []).map((one) =>
      itemOf(one.requester_id, one.requester_username, one.requester_avatar_url, "Wants to connect with you"),
    ),
    ...(sent.data?.sentRequests ?? []).map((one) =>
      itemOf(one.addressee_id, one.addressee_username, one.addressee_avatar_url, "Request pending"),
    ),
    ...(suggested.data?.suggestions ?? []).map((one) => {
      const score = `${Math.round(one.matchScore)}% match`;
      const hint = one.headline ? `${score} · ${one.headline}` : score;
      return itemOf(one.user_id, one.github_username, one.github_avatar_url, hint);
    }),
  ];
  // Between two answers somebody may be in two lists: the nearer relation counts.
  const first = new Map(people.toReversed().map((one) => [one.id, one]));
  const waiting = [active, pending, sent, suggested].some((query) => query.isLoading);
  return { people: people.filter((one) => first.get(one.id) === one), isPending: enabled && waiting };
}
