import { Button } from "@mantine/core";
import {
  Notifications as MantineNotifications,
  notifications,
  useNotifications,
} from "@mantine/notifications";
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from "@tabler/icons-react";
import { type ReactNode, useLayoutEffect } from "react";
import { useSmallScreen } from "../browser/smallScreen.ts";
import { Icon } from "./Icon.tsx";
import classes from "./Notifications.module.css";

type NotificationButton = { label: string; onClick: () => unknown };

type NotificationInput = {
  id: string;
  message: ReactNode;
  tone: "ok" | "error" | "info";
  stays?: boolean;
  /** Closes the notification. */
  button?: NotificationButton;
};

const looks = {
  ok: { icon: IconCircleCheck, colour: "var(--ch-excellent-text)" },
  error: { icon: IconAlertTriangle, colour: "var(--ch-danger-text)" },
  info: { icon: IconInfoCircle, colour: "var(--ch-accent-text)" },
};

export function Notifications() {
  const small = useSmallScreen();
  const hasError = useNotifications().notifications.some(({ role }) => role === "alert");
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-error-above", small && hasError);
  }, [small, hasError]);
  return (
    <MantineNotifications
      className={classes.notices}
      position={small ? "top-center" : "bottom-right"}
      autoClose={6000}
      containerWidth={400}
      limit={4}
      // A live region must exist before its content for screen readers to announce it.
      aria-live="polite"
    />
  );
}

const show = ({ id, message, tone, stays, button }: NotificationInput): void =>
  void notifications.show({
    id,
    message: button ? withButton(id, message, button) : message,
    role: tone === "error" ? "alert" : "status",
    ...(stays && { autoClose: false }),
    icon: <Icon icon={looks[tone].icon} size={18} />,
    style: { "--notice-colour": looks[tone].colour },
    closeButtonProps: { "aria-label": "Dismiss" },
  });

export const dismissNotice = (id: string): void => void notifications.hide(id);

/** Ids derived from the message prevent showing it twice. */
const idOf = (message: string) => `notice-${message.replace(/\W+/g, "-")}`;

/** Closes all errors, for example after the file they were about has been replaced. */
export function dismissErrors(): void {
  for (const id of errorIds) dismissNotice(id);
  errorIds.clear();
}

/** Shows a success and closes earlier errors. */
export function notifySuccess(message: string): void {
  dismissErrors();
  show({ id: idOf(message), message, tone: "ok" });
}

const errorIds = new Set<string>();

export function notifyError(message: string): void {
  const id = idOf(message);
  errorIds.add(id);
  show({ id, message, tone: "error", stays: true });
}

const withButton = (id: string, message: ReactNode, { label, onClick }: NotificationButton) => (
  <span className="apart">
    <span>{message}</span>
    <Button
      size="xs"
      onClick={() => {
        dismissNotice(id);
        onClick();
      }}
    >
      {label}
    </Button>
  </span>
);

/** Shows a message, with an optional button, until it is closed. */
export const notifyPersistent = (id: string, message: ReactNode, button?: NotificationButton) =>
  show({ id, message, button, tone: "info", stays: true });

/** Shows news; it replaces an earlier notification of the same id. */
export function notifyNews(id: string, message: ReactNode, button?: NotificationButton): void {
  dismissNotice(id);
  show({ id, message, button, tone: "info" });
}
