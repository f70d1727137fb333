import { Button, Modal } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import { ActionButton } from "./ActionButton.tsx";
import { Notice } from "./Notice.tsx";

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
  children: ReactNode;
};

/** A form in a dialog. Cancel comes first. */
export function FormDialog(props: FormDialogProps) {
  const { opened, onClose, onClosed, title, submitLabel, busyLabel, busy, error, onSubmit, children } = props;
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) onSubmit(new FormData(event.currentTarget));
  };
  return (
    <Modal opened={opened} onClose={onClose} withCloseButton={false} onExitTransitionEnd={onClosed}>
      <Modal.Title>{title}</Modal.Title>
      <form className="stack" onSubmit={handleSubmit} noValidate>
        {children}
        {error && <Notice tone="error">{error}</Notice>}
        <div className="ends">
          <Button onClick={onClose}>Cancel</Button>
          <ActionButton type="submit" variant="filled" busy={busy} busyLabel={busyLabel}>
            {submitLabel}
          </ActionButton>
        </div>
      </form>
    </Modal>
  );
}
