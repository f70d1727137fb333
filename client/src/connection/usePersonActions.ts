import { useState } from "react";
import { attempt } from "../components/attempt.ts";
import { trpc } from "../trpc.ts";
import { useInvalidatePeople } from "./useConnectionActions.ts";

/** Removing and blocking; each resolves to whether it succeeded. */
export function usePersonActions() {
  const { profile } = trpc.useUtils();
  const invalidate = useInvalidatePeople();
  const [busy, setBusy] = useState(false);
  const removal = trpc.connection.remove.useMutation();
  const blocking = trpc.connection.block.useMutation();

  async function act(call: () => Promise<{ message: string }>, failed: string): Promise<boolean> {
    setBusy(true);
    const isDone = await attempt(call, failed);
    await invalidate().catch(() => {});
    setBusy(false);
    return isDone;
  }

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
