import { Button, type ButtonProps, Modal } from "@mantine/core";
import { type ReactNode, useState } from "react";
import ui from "../ui.module.css";
import { ActionButton } from "./ActionButton.tsx";
import classes from "./ConfirmButton.module.css";

type DialogProps = {
  opened: boolean;
  onClose: () => void;
  title: string;
  question: string;
  confirmLabel: string;
  busyLabel: string;
  busy: boolean;
  onConfirm: () => void;
};

/** Asks before something is lost. Cancel comes first and has the focus. */
export function ConfirmDialog(props: DialogProps) {
  const { opened, onClose, title, question, confirmLabel, busyLabel, busy, onConfirm } = props;
  return (
    <Modal opened={opened} onClose={onClose} title={title} withCloseButton={false}>
      <p className={ui.secondary}>{question}</p>
      <div className={classes.actions}>
        <Button onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <ActionButton variant="danger" onClick={onConfirm} busy={busy} busyLabel={busyLabel}>
          {confirmLabel}
        </ActionButton>
      </div>
    </Modal>
  );
}

type ConfirmButtonProps = ButtonProps & {
  children: ReactNode;
  title: string;
  question: string;
  confirmLabel: string;
  busyLabel: string;
  /** Resolves when it is done; the dialog closes either way. */
  onConfirm: () => Promise<unknown>;
};

export function ConfirmButton(props: ConfirmButtonProps) {
  const { title, question, confirmLabel, busyLabel, onConfirm, ...button } = props;
  const [opened, setOpened] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
      setOpened(false);
    }
  };
  return (
    <>
      <Button {...button} onClick={() => setOpened(true)} />
      <ConfirmDialog
        {...{ opened, title, question, confirmLabel, busyLabel, busy }}
        onClose={() => setOpened(false)}
        onConfirm={confirm}
      />
    </>
  );
}
