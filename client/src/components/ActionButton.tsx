import { Button, type ButtonProps } from "@mantine/core";
import { type ComponentProps, useEffect, useId } from "react";
import { firstClick } from "../browser/firstClick.ts";
import { dismissNotice, notifyPersistent } from "./Notifications.tsx";
import { slowMs, slowText } from "./Pending.tsx";
import { Spinner } from "./Spinner.tsx";
import { useBusy } from "./useBusy.ts";

type ActionButtonProps = ButtonProps &
  Omit<ComponentProps<"button">, keyof ButtonProps | "onClick"> & {
    /** While the promise that it returns is pending, the button is busy. */
    onClick?: () => unknown;
    busy?: boolean;
    busyLabel?: string;
    /** Sets `aria-disabled` but stays focusable; a click calls `onRefused`. */
    refused?: boolean;
    onRefused?: () => void;
  };

/** Shows a notification when the work takes long. */
function useSlowNotification(busy: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => {
      // Not if a pending part of the page shows the same text.
      if (!document.querySelector("[data-slow]")) notifyPersistent(id, slowText);
    }, slowMs);
    return () => {
      clearTimeout(timer);
      dismissNotice(id);
    };
  }, [busy, id]);
}

/** A button that ignores double clicks, and clicks while its work is running, and keeps the focus. */
export function ActionButton(props: ActionButtonProps) {
  const { onClick, busy: isBusy, busyLabel, refused, onRefused, ...rest } = props;
  const [isWorking, during] = useBusy();
  const busy = isBusy || isWorking;
  const handleClick = () => {
    if (refused) return onRefused?.();
    const work = busy ? undefined : onClick?.();
    if (work instanceof Promise) void during(work);
  };
  const waiting = busy && busyLabel;
  useSlowNotification(Boolean(waiting));
  return (
    <Button
      type="button"
      {...rest}
      onClick={firstClick(handleClick)}
      aria-disabled={busy || refused || undefined}
      leftSection={waiting ? <Spinner /> : rest.leftSection}
    >
      {waiting ? busyLabel : rest.children}
    </Button>
  );
}
