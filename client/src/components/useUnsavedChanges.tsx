import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { ConfirmDialog } from "../../components/ConfirmButton.tsx";

/** Asks before unsaved changes are lost by a link or a reload. Returns the dialog. */
export function useUnsavedChanges(changed: boolean, origin?: RefObject<HTMLElement | null>): ReactNode {
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => {
    if (!changed) return;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const handleClick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      const isElsewhere =
        link && !link.target && link.origin === location.origin && link.pathname !== location.pathname;
      if (!isElsewhere || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(link.pathname + link.search);
    };
    addEventListener("beforeunload", handleUnload);
    document.addEventListener("click", handleClick, { capture: true });
    return () => {
      removeEventListener("beforeunload", handleUnload);
      document.removeEventListener("click", handleClick, { capture: true });
    };
  }, [changed]);
  return (
    <ConfirmDialog
      opened={target !== null}
      origin={origin}
      onClose={() => setTarget(null)}
      title="Leave without saving"
      question="What you changed here is not saved yet."
      confirmLabel="Leave"
      busyLabel="Leaving..."
      onConfirm={() => target && navigate(target)}
    />
  );
}
