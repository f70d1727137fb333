import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { LeavingEvent } from "../browser/leaving.ts";
import "../browser/leaving.ts";
import { ConfirmDialog } from "./ConfirmButton.tsx";

/**
 * Asks before unsaved changes are lost by leaving the page: by a link, a shortcut, Back or Forward, logging out, or a
 * reload. Returns the dialog.
 */
export function useUnsavedChanges(changed: boolean, origin?: RefObject<HTMLElement | null>): ReactNode {
  const [leave, setLeave] = useState<LeavingEvent["detail"] | null>(null);
  const isConfirmed = useRef(false);
  useEffect(() => {
    if (!changed) return;
    const handleLeaving = (event: Event) => {
      if (isConfirmed.current || event.defaultPrevented) return;
      event.preventDefault();
      setLeave(() => (event as LeavingEvent).detail);
    };
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("leaving", handleLeaving);
    addEventListener("beforeunload", handleUnload);
    return () => {
      removeEventListener("leaving", handleLeaving);
      removeEventListener("beforeunload", handleUnload);
    };
  }, [changed]);
  return (
    <ConfirmDialog
      opened={leave !== null}
      origin={origin}
      onClose={() => setLeave(null)}
      title="Leave without saving"
      question="Your changes are not saved yet."
      confirmLabel="Leave"
      busyLabel="Leaving..."
      onConfirm={() => {
        isConfirmed.current = true;
        leave?.();
      }}
    />
  );
}
