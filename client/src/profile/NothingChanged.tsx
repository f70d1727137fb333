import { ConfirmDialog } from "../components/ConfirmButton.tsx";
import { plural } from "../plural.ts";

type NothingChangedProps = {
  opened: boolean;
  /** Of the last generation. */
  number: number | null;
  left: number;
  onKeep: () => void;
  onGenerate: () => void;
};

/** Before a generation that can find nothing new: the person may keep it. */
export const NothingChanged = ({ opened, number, left, onKeep, onGenerate }: NothingChangedProps) => (
  <ConfirmDialog
    opened={opened}
    title="Nothing has changed"
    question={`None of your repositories has changed since ${number === null ? "your last generation" : `generation ${number}`}. Generating again would read the same work and use one of the ${plural(left, "generation")} you have left.`}
    cancelLabel="Keep My Generation"
    confirmLabel="Generate Anyway"
    busyLabel="Generating..."
    busy={false}
    harmless
    onClose={onKeep}
    onConfirm={onGenerate}
  />
);
