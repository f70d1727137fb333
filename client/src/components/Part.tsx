import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { ActionButton } from "./ActionButton.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Notice } from "./Notice.tsx";

/** What the section around some parts shows: once that is something else, those that failed are tried again. */
export const PartsOf = createContext<unknown>(undefined);

/** One part of a page: when it cannot be shown the others stay, and it can be tried again. */
export function Part({ children, of }: { children: ReactNode; of?: unknown }) {
  const around = useContext(PartsOf);
  return (
    <ErrorBoundary of={of ?? around} fallback={(retry) => <Failed onRetry={retry} />}>
      {children}
    </ErrorBoundary>
  );
}

/** What only adds to something: when it cannot be shown, it is not there. */
export const Extra = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={() => null}>{children}</ErrorBoundary>
);

const failedOnes = new Set<() => void>();

function Failed({ onRetry }: { onRetry: () => void }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    failedOnes.add(onRetry);
    return () => void failedOnes.delete(onRetry);
  }, [onRetry]);
  const again = async () => {
    setBusy(true);
    // What it was made of is asked for anew, or it would fail at once in the same way.
    client.removeQueries({ type: "inactive" });
    await client.refetchQueries({ type: "active" });
    // The answers reach the page a moment after they have come.
    await new Promise((resolve) => setTimeout(resolve));
    setBusy(false);
    for (const retry of failedOnes) retry();
  };
  return (
    <Notice
      tone="error"
      action={
        <ActionButton size="xs" onClick={again} busy={busy} busyLabel="Trying...">
          Try Again
        </ActionButton>
      }
    >
      This part could not be shown.
    </Notice>
  );
}
