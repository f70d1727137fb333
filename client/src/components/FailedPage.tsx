import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { EmptyState } from "./EmptyState.tsx";
import { PageHead } from "./Page.tsx";

type FailedStateProps = {
  /** Title of the message; `children` follow below it. */
  message: string;
  onRetry?: () => unknown;
  back: ReactNode;
  children?: ReactNode;
};

export const FailedState = ({ message, onRetry, back, children }: FailedStateProps) => (
  <EmptyState
    drawing="failed"
    title={message}
    failed
    actions={
      <>
        {onRetry && (
          <Button variant="filled" onClick={() => onRetry()}>
            Try Again
          </Button>
        )}
        {back}
      </>
    }
  >
    {children}
  </EmptyState>
);

export const FailedPage = ({ title, ...state }: FailedStateProps & { title: string }) => (
  <>
    <PageHead title={title} />
    <FailedState {...state} />
  </>
);
