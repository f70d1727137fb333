import { useToken } from "../browser/session.ts";
import { trpc } from "../trpc.ts";
import type { Item } from "./items.ts";

const placeOf = (userId: string): string => `/profile/view/${userId}`;

/** Whom somebody may see: connections, requests both ways, and who was suggested. Asked for once it is searched. */
export function usePeople(searching: boolean): { people: Item[]; isPending: boolean } {
  const enabled = useToken() !== null && searching;
  const active = trpc.connection.active.useQuery(undefined, { enabled });
  const pending = trpc.connection.pending.useQuery(undefined, { enabled });
  const sent = trpc.connection.sent.useQuery(undefined, { enabled });
  const suggested = trpc.profile.suggestions.useQuery(undefined, { enabled });
  const people: Item[] = [
    ...(active.data?.activeConnections ?? []).map((one) => ({
      id: `person ${one.user_id}`,
      label: one.github_username,
      hint: "Connected",
      picture: one.github_avatar_url,
      href: placeOf(one.user_id),
    })),
    ...(pending.data?.pendingRequests ?? []).map((one) => ({
      id: `person ${one.requester_id}`,
      label: one.requester_username,
      hint: "Wants to connect with you",
      picture: one.requester_avatar_url,
      href: placeOf(one.requester_id),
    })),
    ...(sent.data?.sentRequests ?? []).map((one) => ({
      id: `person ${one.addressee_id}`,
      label: one.addressee_username,
      hint: "Request pending",
      picture: one.addressee_avatar_url,
      href: placeOf(one.addressee_id),
    })),
    ...(suggested.data?.suggestions ?? []).map((one) => ({
      id: `person ${one.user_id}`,
      label: one.github_username,
      hint: `${Math.round(one.matchScore)}% match${one.headline ? ` · ${one.headline}` : ""}`,
      picture: one.github_avatar_url,
      href: placeOf(one.user_id),
    })),
  ];
  // Between two answers somebody may be in two lists: the nearer relation counts.
  const first = new Map(people.toReversed().map((one) => [one.id, one]));
  const waiting = [active, pending, sent, suggested].some((query) => query.isLoading);
  return { people: people.filter((one) => first.get(one.id) === one), isPending: enabled && waiting };
}
