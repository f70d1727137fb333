import { Button } from "@mantine/core";
import { Component, type ReactNode } from "react";
import { EmptyState } from "./EmptyState.tsx";
import classes from "./ErrorBoundary.module.css";
import { Notice } from "./Notice.tsx";

type BoundaryProps = {
  children: ReactNode;
  /** One part of a page: the rest of it stays. */
  section?: boolean;
};

export const unexpected = "Unexpected Application Error!";

/** Catches what the code did not foresee. A class, because React has no other way. */
export class ErrorBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const retry = () => this.setState({ failed: false });
    if (this.props.section)
      return (
        <Notice
          tone="error"
          action={
            <Button size="xs" onClick={retry}>
              Try Again
            </Button>
          }
        >
          {unexpected}
        </Notice>
      );
    return (
      <div className={classes.page}>
        <EmptyState
          drawing="failed"
          title={unexpected}
          failed
          actions={
            <>
              <Button onClick={() => location.reload()}>Reload</Button>
              <Button component="a" href="/">
                Back to Home
              </Button>
            </>
          }
        >
          This page stopped working. Nothing that was saved is lost.
        </EmptyState>
      </div>
    );
  }
}
