import { Button } from "@mantine/core";
import { Component, type ReactNode } from "react";
import { EmptyState } from "./EmptyState.tsx";
import classes from "./ErrorBoundary.module.css";

type BoundaryProps = {
  children: ReactNode;
  fallback?: (retry: () => void) => ReactNode;
  /** Renders the children again when it changes. */
  resetKey?: unknown;
};

export const unexpected = "Unexpected Application Error!";

/** Whether a lazy chunk failed to load: offline, or replaced by a newer release. */
const isChunkError = (error: unknown) =>
  error instanceof Error && /dynamically imported|preload|importing a module/i.test(error.message);

const intact = { failed: false, unreachable: false };

export class ErrorBoundary extends Component<BoundaryProps, typeof intact> {
  override state = intact;

  private retry = () => this.setState(intact);

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, unreachable: isChunkError(error) };
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.retry();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    if (this.props.fallback) return this.props.fallback(this.retry);
    return (
      <div className={classes.page}>
        <EmptyState
          drawing="failed"
          title={unexpected}
          failed
          level={1}
          actions={
            <>
              <Button variant="filled" onClick={() => location.reload()}>
                Reload
              </Button>
              <Button component="a" href="/">
                Back to Home
              </Button>
            </>
          }
        >
          {this.state.unreachable
            ? "This page could not be loaded. You may be offline, or a newer version is out. Please reload."
            : "This page stopped working. Everything you saved is safe."}
        </EmptyState>
      </div>
    );
  }
}
