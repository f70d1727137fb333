import { ConfirmDialog } from "../components/ConfirmButton.tsx";
import { maxGenerations } from "./requestKey.ts";
import type { Confirmation } from "./useChangeCheck.ts";

const leftOf = (left: number) =>
  left === 1 ? "the last generation you have" : `one of the ${left} generations you have left`;

export const NothingChanged = ({
  confirmation,
  used,
}: {
  confirmation: Confirmation | null;
  used: number;
}) => (
  <ConfirmDialog
    opened={confirmation !== null}
    title="Nothing has changed"
    question={`None of your repositories has changed since generation ${confirmation?.number}. Generating again would read the same work and use ${leftOf(maxGenerations - used)}.`}
    cancelLabel="Keep My Generation"
    confirmLabel="Generate Anyway"
    busyLabel="Generating..."
    harmless
    onClose={() => confirmation?.keep()}
    onConfirm={() => confirmation?.generate()}
  />
);
