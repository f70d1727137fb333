import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { ConfirmDialog } from "../../components/ConfirmButton.tsx";

/** While there are changes, a link asks first and the browser asks at a reload. The dialog that asks. */
export function useLeaving(changed: boolean, origin?: RefObject<HTMLElement | null>): ReactNode {
  const [goal, setGoal] = useState<string | null>(null);
  useEffect(() => {
    if (!changed) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const press = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      const isElsewhere =
        link && !link.target && link.origin === location.origin && link.pathname !== location.pathname;
      if (!isElsewhere || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      event.stopPropagation();
      setGoal(link.pathname + link.search);
    };
    addEventListener("beforeunload", ask);
    document.addEventListener("click", press, { capture: true });
    return () => {
      removeEventListener("beforeunload", ask);
      document.removeEventListener("click", press, { capture: true });
    };
  }, [changed]);
  return (
    <ConfirmDialog
      opened={goal !== null}
      {...(origin && { origin })}
      onClose={() => setGoal(null)}
      title="Leave without saving"
      question="What you changed here is not saved yet."
      confirmLabel="Leave"
      busyLabel="Leaving..."
      busy={false}
      onConfirm={() => goal && navigate(goal)}
    />
  );
}
