import { Button, Modal } from "@mantine/core";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { restoreFocus } from "../browser/focus.ts";
import { focusInvalid } from "../browser/focusInvalid.ts";
import { ActionButton } from "./ActionButton.tsx";
import { Notice } from "./Notice.tsx";
import { editedFields, hasLongEdit, useDiscardQuestion } from "./useDiscardQuestion.tsx";
import { useUnsavedChanges } from "./useUnsavedChanges.tsx";

type FormDialogProps = {
  opened: boolean;
  onClose: () => void;
  onClosed?: () => void;
  title: string;
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  /** The error of the last submission; the dialog stays open. */
  error?: string | false | null;
  /** Not called while `busy`. */
  onSubmit: (fields: FormData) => unknown;
  /** Fields with default values, so that changes are noticed. */
  children: ReactNode;
};

/** A form in a dialog. Cancel comes first. Escape and a click outside ask before changes are lost, Cancel before long ones are. */
export function FormDialog(props: FormDialogProps) {
  const { opened, onClose, onClosed, title, submitLabel, busyLabel, busy, error, onSubmit, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    if (opened && document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
  }, [opened]);
  // Without an exit transition the dialog may be unmounted before Mantine returns the focus.
  useEffect(() => () => void setTimeout(() => restoreFocus(opener.current)), []);
  const [edited, setEdited] = useState(false);
  if (edited && !opened) setEdited(false);
  const discard = useDiscardQuestion(onClose, opener);
  const leaveDialog = useUnsavedChanges(edited);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    flushSync(() => void onSubmit(new FormData(form)));
    focusInvalid(form);
  };
  return (
    <Modal
      opened={opened}
      onClose={() => (editedFields(form.current).length > 0 ? discard.ask() : onClose())}
      closeOnEscape={!discard.asking}
      withCloseButton={false}
      onExitTransitionEnd={onClosed}
    >
      <Modal.Title>{title}</Modal.Title>
      <form
        ref={form}
        className="stack"
        onSubmit={handleSubmit}
        onChange={() => setEdited(editedFields(form.current).length > 0)}
        noValidate
      >
        {children}
        {error && <Notice tone="error">{error}</Notice>}
        <div className="ends">
          <Button onClick={() => (hasLongEdit(form.current) ? discard.ask() : onClose())}>Cancel</Button>
          <ActionButton type="submit" variant="filled" busy={busy} busyLabel={busyLabel}>
            {submitLabel}
          </ActionButton>
        </div>
      </form>
      {leaveDialog}
      {discard.dialog}
    </Modal>
  );
}
