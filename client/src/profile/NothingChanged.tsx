import { ConfirmDialog } from "../components/ConfirmButton.tsx";
import { plural } from "../plural.ts";
import type { Asking } from "./useGenerations.ts";

const maxGenerations = 3;

/** Before a generation that can find nothing new: the person may keep the one there is. */
export const NothingChanged = ({ asking, used }: { asking: Asking | null; used: number }) => (
  <ConfirmDialog
    opened={asking !== null}
    title="Nothing has changed"
    question={`None of your repositories has changed since generation ${asking?.number}. Generating again would read the same work and use one of the ${plural(maxGenerations - used, "generation")} you have left.`}
    cancelLabel="Keep My Generation"
    confirmLabel="Generate Anyway"
    busyLabel="Generating..."
    busy={false}
    harmless
    onClose={() => asking?.keep()}
    onConfirm={() => asking?.generate()}
  />
);
