import { ActionIcon, Button, type ButtonProps } from "@mantine/core";
import type { Icon as Glyph } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Icon } from "./Icon.tsx";
import { lazyDialog } from "./LazyDialog.tsx";

export const ConfirmDialog = lazyDialog(() => import("./ConfirmModal.tsx"));

type ConfirmButtonProps = ButtonProps & {
  /** Instead of children. */
  icon?: Glyph;
  children?: ReactNode;
  title: string;
  question: string;
  confirmLabel: string;
  busyLabel: string;
  /** Resolves when it is done; the dialog closes either way. */
  onConfirm: () => Promise<unknown>;
};

export function ConfirmButton(props: ConfirmButtonProps) {
  const { title, question, confirmLabel, busyLabel, onConfirm, icon, ...button } = props;
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const opener = {
    onPointerEnter: ConfirmDialog.preload,
    onFocus: ConfirmDialog.preload,
    onClick: () => setOpened(true),
  };
  return (
    <>
      {icon ? (
        <ActionIcon {...opener} size="sm" aria-label={title}>
          <Icon icon={icon} />
        </ActionIcon>
      ) : (
        <Button {...button} {...opener} />
      )}
      <ConfirmDialog
        {...{ opened, title, question, confirmLabel, busyLabel }}
        onClose={close}
        onConfirm={() => onConfirm().finally(close)}
      />
    </>
  );
}
