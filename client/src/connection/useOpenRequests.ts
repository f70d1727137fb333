import { trpc } from "../trpc.ts";

/** Incoming requests that were not set aside, the latest first; undefined until loaded. */
export const useOpenRequests = () =>
  trpc.connection.pending.useQuery().data?.pendingRequests.filter((request) => !request.set_aside);
