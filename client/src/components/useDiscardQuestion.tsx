import { type ReactNode, type RefObject, useState } from "react";
import { ConfirmDialog } from "./ConfirmButton.tsx";

/** Shorter texts are discarded without asking. */
const leastWords = 5;

/** Whether a text was changed and is long enough to ask before it is discarded. */
export const isLongEdit = (text: string, before: string): boolean =>
  text !== before && text.trim().split(/\s+/).length >= leastWords;

/** Fields that were edited, by their default values. */
export const editedFields = (form: HTMLFormElement | null): (HTMLInputElement | HTMLTextAreaElement)[] =>
  [...(form?.elements ?? [])].filter(
    (field): field is HTMLInputElement | HTMLTextAreaElement =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      field.value !== field.defaultValue,
  );

export const hasLongEdit = (form: HTMLFormElement | null): boolean =>
  editedFields(form).some(({ value, defaultValue }) => isLongEdit(value, defaultValue));

type DiscardQuestion = { asking: boolean; ask: () => void; dialog: ReactNode };

/** Asks before an editor is closed and its text discarded. `origin` gets the focus back. */
export function useDiscardQuestion(
  onClose: () => void,
  origin?: RefObject<HTMLElement | null>,
): DiscardQuestion {
  const [asking, setAsking] = useState(false);
  const dialog = (
    <ConfirmDialog
      opened={asking}
      origin={origin}
      onClose={() => setAsking(false)}
      title="Close without saving"
      question="Your changes are not saved yet."
      confirmLabel="Close"
      busyLabel="Closing..."
      onConfirm={() => {
        setAsking(false);
        onClose();
      }}
    />
  );
  return { asking, ask: () => setAsking(true), dialog };
}
