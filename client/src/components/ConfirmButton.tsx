import { Button, type ButtonProps, Modal } from "@mantine/core";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { rescueFocus } from "../focus.ts";
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
  /** Takes the focus afterwards when what opened it, the item of a menu, is gone by then. */
  origin?: RefObject<HTMLElement | null>;
};

/** Asks before something is lost. Cancel comes first and has the focus. */
export function ConfirmDialog(props: DialogProps) {
  const { opened, onClose, title, question, confirmLabel, busyLabel, busy, onConfirm, origin } = props;
  // What was removed may take the dialog with it.
  useEffect(() => () => void setTimeout(rescueFocus), []);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      withCloseButton={false}
      onExitTransitionEnd={() => rescueFocus(origin?.current)}
    >
      {/* In the body: the library's own head would be a second banner of the page. */}
      <Modal.Title>{title}</Modal.Title>
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
