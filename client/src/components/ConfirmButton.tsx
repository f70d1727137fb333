import { Button, type ButtonProps } from "@mantine/core";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { loadOrReload } from "../browser/release.ts";
import type { DialogProps } from "./ConfirmModal.tsx";
import { Part } from "./Part.tsx";

const load = () => import("./ConfirmModal.tsx");
const prefetch = (): void => void load().catch(() => {});
const ConfirmModal = lazy(() => loadOrReload(async () => ({ default: (await load()).ConfirmModal })));

/** Asks before something is lost. Its code comes when it is opened for the first time. */
export function ConfirmDialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.opened && !wasOpened) setWasOpened(true);
  return (
    wasOpened && (
      <Part>
        <Suspense>
          <ConfirmModal {...props} />
        </Suspense>
      </Part>
    )
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
      <Button {...button} onPointerEnter={prefetch} onFocus={prefetch} onClick={() => setOpened(true)} />
      <ConfirmDialog
        {...{ opened, title, question, confirmLabel, busyLabel, busy }}
        onClose={() => setOpened(false)}
        onConfirm={confirm}
      />
    </>
  );
}
