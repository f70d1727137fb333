import { runWithNotification } from "../components/runWithNotification.ts";
import { useBusy } from "../components/useBusy.ts";
import { retryLostResponse, trpc } from "../trpc.ts";
import { useInvalidatePeople } from "./useConnectionActions.ts";

export function usePersonActions() {
  const { profile } = trpc.useUtils();
  const invalidate = useInvalidatePeople();
  const [busy, during] = useBusy();
  const removal = trpc.connection.remove.useMutation();
  const blocking = trpc.connection.block.useMutation(retryLostResponse);

  const act = (call: () => Promise<{ message: string }>, failed: string) =>
    during(runWithNotification(call, failed, invalidate));

  return {
    busy,
    remove: (id: string) => act(() => removal.mutateAsync({ id }), "The connection could not be removed."),
    block: async (userId: string) => {
      const done = await act(() => blocking.mutateAsync({ userId }), "This person could not be blocked.");
      if (done) {
        void profile.byId.invalidate({ userId });
        void profile.match.invalidate({ userId });
      }
      return done;
    },
  };
}
