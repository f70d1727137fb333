import { notifyError, notifySuccess } from "../components/Notifications.tsx";
import { errorMessage, retryLostResponse, trpc } from "../trpc.ts";

const unreachable = "the server could not be reached. Please try again.";

export function useInvalidatePeople() {
  const utils = trpc.useUtils();
  const { pending, sent, active } = utils.connection;
  const lists = [pending, sent, active, utils.profile.suggestions, utils.message.threads];
  return async () => {
    // Running requests may return data from before the change.
    await Promise.all(lists.map((list) => list.cancel()));
    await Promise.all([
      utils.connection.invalidate(),
      utils.profile.suggestions.invalidate(),
      utils.message.threads.invalidate(),
      utils.sprint.invalidate(),
      utils.founding.invalidate(),
      utils.job.invalidate(),
    ]);
  };
}

type Action = { call: () => Promise<{ message?: string }>; done: string; failed: string };

/** Actions on connections. Each resolves when the lists are updated. */
export function useConnectionActions() {
  const utils = trpc.useUtils();
  const invalidate = useInvalidatePeople();
  const request = trpc.connection.request.useMutation();
  const accept = trpc.connection.accept.useMutation(retryLostResponse);
  const setAside = trpc.connection.setAside.useMutation();
  const decline = trpc.connection.decline.useMutation();

  async function act({ call, done, failed }: Action): Promise<void> {
    try {
      const { message } = await call();
      notifySuccess(message || done);
    } catch (error) {
      notifyError(`${failed}: ${errorMessage(error, unreachable)}`);
    }
    // Also after an error, because it often means that the other person acted first.
    await invalidate().catch(() => {});
  }

  const declineRequest = (id: string, failed = "Error declining request") =>
    act({ call: () => decline.mutateAsync({ id }), done: "Request declined/cancelled.", failed });

  return {
    request: (addresseeId: string, failed = "Error sending request", note?: string) =>
      act({
        call: () => request.mutateAsync({ addresseeId, note: note || undefined }),
        done: "Connection request sent!",
        failed,
      }),
    accept: (requesterId: string, failed = "Error accepting request") =>
      act({ call: () => accept.mutateAsync({ requesterId }), done: "Connection accepted!", failed }),
    /** "Not now", and back. */
    setAside: (id: string, aside: boolean) =>
      act({ call: () => setAside.mutateAsync({ id, aside }), done: "Set aside.", failed: "Error" }),
    /** For the sender. */
    cancel: (id: string) => declineRequest(id),
    /** Optimistic: removes the request from the list at once. */
    decline: (id: string, failed?: string) => {
      utils.connection.pending.setData(
        undefined,
        (old) => old && { pendingRequests: old.pendingRequests.filter((request) => request.id !== id) },
      );
      return declineRequest(id, failed);
    },
  };
}
