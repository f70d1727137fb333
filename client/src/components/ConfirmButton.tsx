import { Button, type ButtonProps } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { lazyDialog } from "./LazyDialog.tsx";

/** Asks before something is lost. */
export const ConfirmDialog = lazyDialog(() => import("./ConfirmModal.tsx"));

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
      <Button
        {...button}
        onPointerEnter={ConfirmDialog.preload}
        onFocus={ConfirmDialog.preload}
        onClick={() => setOpened(true)}
      />
      <ConfirmDialog
        {...{ opened, title, question, confirmLabel, busyLabel, busy }}
        onClose={() => setOpened(false)}
        onConfirm={confirm}
      />
    </>
  );
}
