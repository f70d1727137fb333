import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { EmptyState } from "./EmptyState.tsx";
import { PageHead } from "./Page.tsx";

type FailedPageProps = {
  title: string;
  /** Title of the message; `children` follow below it. */
  message: string;
  onRetry?: () => unknown;
  /** A link to another page. */
  back: ReactNode;
  children?: ReactNode;
};

/** A page whose data could not be loaded. */
export const FailedPage = ({ title, message, onRetry, back, children }: FailedPageProps) => (
  <>
    <PageHead title={title} />
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
  </>
);
