import { notifyError, notifySuccess } from "../components/Notify.tsx";
import { sentenceOf, trpc } from "../trpc.ts";

const unreachable = "the server could not be reached. Please try again.";

/** Whatever two people do changes suggestions, requests and connections: all of them are asked for again. */
export function useReloadPeople() {
  const utils = trpc.useUtils();
  const { pending, sent, active } = utils.connection;
  const lists = [pending, sent, active, utils.profile.suggestions, utils.message.threads];
  return async () => {
    // What is under way was asked before the change, and may be answered without it.
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

/** Asking, accepting and declining. Each is busy until the lists show what it did. */
export function useConnectionActions() {
  const utils = trpc.useUtils();
  const reload = useReloadPeople();
  const request = trpc.connection.request.useMutation();
  const accept = trpc.connection.accept.useMutation();
  const setAside = trpc.connection.setAside.useMutation();
  const decline = trpc.connection.decline.useMutation();

  async function act({ call, done, failed }: Action): Promise<void> {
    try {
      const { message } = await call();
      notifySuccess(message || done);
    } catch (error) {
      notifyError(`${failed}: ${sentenceOf(error, unreachable)}`);
    }
    // Also after a refusal, which often means that the other person was faster.
    await reload().catch(() => {});
  }

  return {
    request: (addresseeId: string, failed = "Error sending request", note?: string) =>
      act({
        call: () => request.mutateAsync({ addresseeId, ...(note && { note }) }),
        done: "Connection request sent!",
        failed,
      }),
    accept: (requesterId: string, failed = "Error accepting request") =>
      act({ call: () => accept.mutateAsync({ requesterId }), done: "Connection accepted!", failed }),
    /** "Not now", and back. */
    setAside: (id: string, aside: boolean) =>
      act({ call: () => setAside.mutateAsync({ id, aside }), done: "Set aside.", failed: "Error" }),
    /** The sender takes it back. */
    cancel: (id: string) =>
      act({
        call: () => decline.mutateAsync({ id }),
        done: "Request declined/cancelled.",
        failed: "Error declining request",
      }),
    /** Leaves the list at once: nobody else has to agree, and a failure brings it back. */
    decline: (id: string, failed = "Error declining request") => {
      utils.connection.pending.setData(
        undefined,
        (old) => old && { pendingRequests: old.pendingRequests.filter((one) => one.id !== id) },
      );
      return act({
        call: () => decline.mutateAsync({ id }),
        done: "Request declined/cancelled.",
        failed,
      });
    },
  };
}
