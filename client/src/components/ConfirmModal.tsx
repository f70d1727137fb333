import { Button, Modal } from "@mantine/core";
import { type RefObject, useEffect } from "react";
import { restoreFocus } from "../browser/focus.ts";
import { ActionButton } from "./ActionButton.tsx";

type ConfirmModalProps = {
  opened: boolean;
  onClose: () => void;
  title: string;
  question: string;
  confirmLabel: string;
  cancelLabel?: string;
  /** The confirm button is not red. */
  harmless?: boolean;
  busyLabel: string;
  onConfirm: () => unknown;
  /** Receives the focus on closing if the element that opened the dialog, such as a menu item, is unmounted. */
  origin?: RefObject<HTMLElement | null>;
};

/** Asks for confirmation. Cancel comes first and has the focus. */
export default function ConfirmModal(props: ConfirmModalProps) {
  const { opened, onClose, title, question, confirmLabel, busyLabel, onConfirm, origin } = props;
  const { cancelLabel = "Cancel", harmless = false } = props;
  // The confirmed action may unmount the dialog with its parent.
  useEffect(() => () => void setTimeout(() => restoreFocus(origin?.current)), [origin]);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      withCloseButton={false}
      onExitTransitionEnd={() => restoreFocus(origin?.current)}
    >
      {/* In the body: Modal.Header renders a <header>, which would be a second banner. */}
      <Modal.Title>{title}</Modal.Title>
      <div className="stack gap-24">
        <p className="secondary">{question}</p>
        <div className="ends">
          <Button onClick={onClose} data-autofocus>
            {cancelLabel}
          </Button>
          <ActionButton variant={harmless ? "filled" : "danger"} onClick={onConfirm} busyLabel={busyLabel}>
            {confirmLabel}
          </ActionButton>
        </div>
      </div>
    </Modal>
  );
}
