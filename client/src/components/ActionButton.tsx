import { Button, type ButtonProps } from "@mantine/core";
import { type ComponentProps, useEffect, useId, useRef } from "react";
import { dismissNotice, notifyQuestion } from "./Notify.tsx";
import { slowMs, slowSentence } from "./Pending.tsx";
import { Spinner } from "./Spinner.tsx";

type ActionButtonProps = ButtonProps &
  Omit<ComponentProps<"button">, keyof ButtonProps | "onClick"> & {
    onClick?: () => unknown;
    busy?: boolean;
    busyLabel?: string;
    /** Cannot be used now, but stays reachable, so that one can hear of it and is told why on an attempt. */
    refused?: boolean;
    onRefused?: () => void;
  };

/** Work that takes long says so; there is nothing to press, because nobody knows how far it has come. */
function useSlowWords(busy: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => {
      // Where its answer will stand may say so already.
      if (!document.querySelector("[data-slow]")) notifyQuestion(id, slowSentence);
    }, slowMs);
    return () => {
      clearTimeout(timer);
      dismissNotice(id);
    };
  }, [busy, id]);
}

/** A button that ignores further clicks while its work is under way, and keeps the focus meanwhile. */
export function ActionButton({ onClick, busy, busyLabel, refused, onRefused, ...rest }: ActionButtonProps) {
  const working = useRef(false);
  const press = async () => {
    if (refused) return onRefused?.();
    if (busy || working.current) return;
    working.current = true;
    try {
      await onClick?.();
    } finally {
      working.current = false;
    }
  };
  const waiting = busy && busyLabel;
  useSlowWords(Boolean(waiting));
  return (
    <Button
      type="button"
      {...rest}
      onClick={press}
      aria-disabled={busy || refused || undefined}
      leftSection={waiting ? <Spinner /> : rest.leftSection}
    >
      {waiting ? busyLabel : rest.children}
    </Button>
  );
}
