import { ActionIcon, Button } from "@mantine/core";
import { IconAlertTriangle, IconInfoCircle, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import classes from "./Notice.module.css";

type NoticeProps = {
  tone: "error" | "warn" | "info";
  children: ReactNode;
  action?: ReactNode;
  onRetry?: () => unknown;
  onDismiss?: () => void;
};

export function Notice({ tone, children, action, onRetry, onDismiss }: NoticeProps) {
  return (
    <div className={`row ${classes.notice}`} data-tone={tone} role={tone === "error" ? "alert" : "status"}>
      <Icon icon={tone === "error" ? IconAlertTriangle : IconInfoCircle} size={18} />
      <div className="grow anywhere text-balance">{children}</div>
      {action && <div style={{ flex: "none" }}>{action}</div>}
      {onRetry && (
        <Button size="xs" onClick={() => onRetry()} flex="none">
          Try Again
        </Button>
      )}
      {onDismiss && (
        <ActionIcon size="sm" aria-label="Dismiss" onClick={onDismiss}>
          <Icon icon={IconX} />
        </ActionIcon>
      )}
    </div>
  );
}
