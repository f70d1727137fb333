import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { EmptyState } from "./EmptyState.tsx";
import { PageHead } from "./Page.tsx";

type FailedStateProps = {
  /** Title of the message; `children` follow below it. */
  message: string;
  onRetry?: () => unknown;
  /** A link to another page. */
  back: ReactNode;
  children?: ReactNode;
};

/** The main part of a page, which could not be loaded. */
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

/** A page whose data could not be loaded. */
export const FailedPage = ({ title, ...state }: FailedStateProps & { title: string }) => (
  <>
    <PageHead title={title} />
    <FailedState {...state} />
  </>
);
