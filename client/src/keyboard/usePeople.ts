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

/** Connections, requests in both directions and suggestions, fetched on the first search. */
export function usePeople(searching: boolean): { people: Item[]; isPending: boolean } {
  const enabled = useToken() !== null && searching;
  const active = trpc.connection.active.useQuery(undefined, { enabled });
  const pending = trpc.connection.pending.useQuery(undefined, { enabled });
  const sent = trpc.connection.sent.useQuery(undefined, { enabled });
  const suggested = trpc.profile.suggestions.useQuery(undefined, { enabled });
  const people: Item[] = [
    ...(active.data?.activeConnections ?? []).map((person) =>
      itemOf(person.user_id, person.github_username, person.github_avatar_url, "Connected"),
    ),
    ...(pending.data?.pendingRequests ?? []).map(({ requester_id, requester_username, ...request }) =>
      itemOf(requester_id, requester_username, request.requester_avatar_url, "Wants to connect with you"),
    ),
    ...(sent.data?.sentRequests ?? []).map(({ addressee_id, addressee_username, ...request }) =>
      itemOf(addressee_id, addressee_username, request.addressee_avatar_url, "Request pending"),
    ),
    ...(suggested.data?.suggestions ?? []).map((person) => {
      const score = `${Math.round(person.matchScore)}% match`;
      const hint = person.headline ? `${score} · ${person.headline}` : score;
      return itemOf(person.user_id, person.github_username, person.github_avatar_url, hint);
    }),
  ];
  // A person may be in two lists while queries are refetched. The closer relation comes first and wins.
  const first = new Map(people.toReversed().map((item) => [item.id, item]));
  const isLoading = [active, pending, sent, suggested].some((query) => query.isLoading);
  return { people: people.filter((item) => first.get(item.id) === item), isPending: enabled && isLoading };
}
