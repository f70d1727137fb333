import { ConfirmDialog } from "../components/ConfirmButton.tsx";
import type { Asking } from "./useGenerations.ts";

const maxGenerations = 3;

const leftOf = (left: number) =>
  left === 1 ? "the last generation you have" : `one of the ${left} generations you have left`;

/** Before a generation that can find nothing new: the person may keep the one there is. */
export const NothingChanged = ({ asking, used }: { asking: Asking | null; used: number }) => (
  <ConfirmDialog
    opened={asking !== null}
    title="Nothing has changed"
    question={`None of your repositories has changed since generation ${asking?.number}. Generating again would read the same work and use ${leftOf(maxGenerations - used)}.`}
    cancelLabel="Keep My Generation"
    confirmLabel="Generate Anyway"
    busyLabel="Generating..."
    busy={false}
    harmless
    onClose={() => asking?.keep()}
    onConfirm={() => asking?.generate()}
  />
);
