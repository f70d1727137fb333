import { ActionButton } from "../components/ActionButton.tsx";
import { EmptyState } from "../components/EmptyState.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import { GenerationSteps } from "../components/StepIndicator.tsx";

type FailedProps = {
  message: string;
  used: number | undefined;
  allowed: boolean;
  onRetry: () => unknown;
  /** Present when there are stored generations. */
  onViewStored: (() => void) | undefined;
};

export function GenerationFailed({ message, used, allowed, onRetry, onViewStored }: FailedProps) {
  return (
    <EmptyState
      drawing="failed"
      title="Generation Failed"
      failed
      actions={
        <>
          {allowed && (
            <ActionButton variant="filled" onClick={onRetry}>
              Try Again
            </ActionButton>
          )}
          {onViewStored && <ActionButton onClick={onViewStored}>View Earlier Generations</ActionButton>}
          <LinkButton href="/">Back to Home</LinkButton>
        </>
      }
    >
      <p>{message}</p>
      <p className="row mt-8" style={{ justifyContent: "center" }}>
        Generations used: {used === undefined ? "N/A" : `${used}/3`}{" "}
        {used !== undefined && <GenerationSteps used={used} />}
      </p>
    </EmptyState>
  );
}
