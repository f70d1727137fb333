import { useState } from "react";
import { runWithNotification } from "../../components/runWithNotification.ts";
import { trpc } from "../../trpc.ts";
import type { Application, Stage } from "./application.ts";

/** The last move, which can be undone. */
export type Moved = { id: string; from: Stage; moveId: number | null };

/** Mutations of one scope run in series: an Undo must not overtake the move. */
const serial = { scope: { id: "applications" } };

/** Moves applications optimistically and rolls back when the server rejects it. */
export function useMoves() {
  const utils = trpc.useUtils();
  const move = trpc.job.moveApplication.useMutation(serial);
  const undoMove = trpc.job.undoMove.useMutation(serial);
  const [moved, setMoved] = useState<Moved | null>(null);

  const write = (id: string, stage: Stage) =>
    utils.job.applications.setData(
      undefined,
      (data) =>
        data && {
          applications: data.applications.map((application) =>
            application.id === id ? { ...application, stage } : application,
          ),
        },
    );
  const change = async (work: () => Promise<undefined>, rollBack: () => void) => {
    await utils.job.applications.cancel();
    if (!(await runWithNotification(work, "Could not move this job. Please try again."))) rollBack();
    await utils.job.applications.invalidate();
  };
  return {
    moved,
    move: ({ id, stage: from }: Application, to: Stage) => {
      if (from === to) return;
      write(id, to);
      setMoved({ id, from, moveId: null });
      void change(
        async () => {
          const { moveId } = await move.mutateAsync({ id, from, to });
          setMoved({ id, from, moveId });
        },
        () => {
          write(id, from);
          setMoved(null);
        },
      );
    },
    undo: ({ id, stage: to }: Application) => {
      if (moved?.id !== id || moved.moveId === null) return;
      const { from, moveId } = moved;
      write(id, from);
      setMoved(null);
      void change(
        async () => void (await undoMove.mutateAsync({ id, moveId })),
        () => write(id, to),
      );
    },
  };
}
