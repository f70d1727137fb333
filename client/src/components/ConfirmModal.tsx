import { Button, Modal } from "@mantine/core";
import { type RefObject, useEffect } from "react";
import { rescueFocus } from "../browser/focus.ts";
import ui from "../styles/ui.module.css";
import { ActionButton } from "./ActionButton.tsx";

type ConfirmModalProps = {
  opened: boolean;
  onClose: () => void;
  title: string;
  question: string;
  confirmLabel: string;
  cancelLabel?: string;
  /** Nothing is lost by it: then the button is not red. */
  harmless?: boolean;
  busyLabel: string;
  busy: boolean;
  onConfirm: () => void;
  /** Takes the focus afterwards when what opened it, the item of a menu, is gone by then. */
  origin?: RefObject<HTMLElement | null>;
};

/** Asks before something is lost. Cancel comes first and has the focus. */
export default function ConfirmModal(props: ConfirmModalProps) {
  const { opened, onClose, title, question, confirmLabel, busyLabel, busy, onConfirm, origin } = props;
  const { cancelLabel = "Cancel", harmless = false } = props;
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
      <div className={`${ui.stack} ${ui.roomy}`}>
        <p className={ui.secondary}>{question}</p>
        <div className={ui.ends}>
          <Button onClick={onClose} data-autofocus>
            {cancelLabel}
          </Button>
          <ActionButton
            variant={harmless ? "filled" : "danger"}
            onClick={onConfirm}
            busy={busy}
            busyLabel={busyLabel}
          >
            {confirmLabel}
          </ActionButton>
        </div>
      </div>
    </Modal>
  );
}
