import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect } from "react";
import { createListeners } from "../browser/listeners.ts";
import { ActionButton } from "./ActionButton.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Notice } from "./Notice.tsx";

/** The data of the surrounding query: failed parts are rendered again when it changes. */
export const BoundaryResetKey = createContext<unknown>(undefined);

/** A part of a page with its own error boundary and a button to try again. */
export function RetryBoundary({ children, resetKey }: { children: ReactNode; resetKey?: unknown }) {
  const inherited = useContext(BoundaryResetKey);
  return (
    <ErrorBoundary resetKey={resetKey ?? inherited} fallback={(retry) => <Failed onRetry={retry} />}>
      {children}
    </ErrorBoundary>
  );
}

/** An optional part: renders nothing when it fails. */
export const SilentBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={() => null}>{children}</ErrorBoundary>
);

const retries = createListeners();

function Failed({ onRetry }: { onRetry: () => void }) {
  const client = useQueryClient();
  useEffect(() => retries.subscribe(onRetry), [onRetry]);
  const refetch = async () => {
    // With the same data it would fail again.
    client.removeQueries({ type: "inactive" });
    await client.refetchQueries({ type: "active" });
    // Waits for the refetched data to be rendered.
    await new Promise((resolve) => setTimeout(resolve));
  };
  const handleRetry = async () => {
    await refetch();
    retries.notify();
  };
  return (
    <Notice
      tone="error"
      action={
        <ActionButton size="xs" onClick={handleRetry} busyLabel="Trying...">
          Try Again
        </ActionButton>
      }
    >
      This part could not be shown.
    </Notice>
  );
}
