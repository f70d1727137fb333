import { Button } from "@mantine/core";
import { Notifications, notifications } from "@mantine/notifications";
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useSmallScreen } from "../browser/smallScreen.ts";
import ui from "../styles/ui.module.css";
import { Icon } from "./Icon.tsx";
import classes from "./Notify.module.css";

/** A notice that floats over the page. One that `stays` is there until it is closed. */
type NotificationInput = { id: string; message: ReactNode; tone: "ok" | "error" | "info"; stays?: boolean };

const looks = {
  ok: { icon: IconCircleCheck, className: classes.ok },
  error: { icon: IconAlertTriangle, className: classes.error },
  info: { icon: IconInfoCircle, className: classes.info },
};

/** Where notifications appear. */
export function Notices() {
  const small = useSmallScreen();
  return (
    <Notifications
      className={classes.notices}
      position={small ? "top-center" : "bottom-right"}
      autoClose={6000}
      containerWidth={400}
      limit={4}
      // A live region has to exist before its content, or screen readers miss the first one.
      aria-live="polite"
    />
  );
}

const show = ({ id, message, tone, stays }: NotificationInput): void =>
  void notifications.show({
    id,
    message,
    role: tone === "error" ? "alert" : "status",
    ...(stays && { autoClose: false }),
    icon: <Icon of={looks[tone].icon} size={18} />,
    className: looks[tone].className,
    closeButtonProps: { "aria-label": "Dismiss" },
  });

export const dismissNotice = (id: string): void => void notifications.hide(id);

/** The same sentence is never shown twice at once: its id is made of it. */
const idOf = (message: string) => `notice-${message.replace(/\W+/g, "-")}`;

/** A success answers the errors before it: they would only contradict it. */
export function notifySuccess(message: string): void {
  for (const id of errorIds) dismissNotice(id);
  errorIds.clear();
  show({ id: idOf(message), message, tone: "ok" });
}

const errorIds = new Set<string>();

/** Errors stay until they are closed. */
export function notifyError(message: string): void {
  const id = idOf(message);
  errorIds.add(id);
  show({ id, message, tone: "error", stays: true });
}

type NoticeButton = { label: string; onClick: () => unknown };

/** A sentence with a button, which closes the notice. */
const withButton = (id: string, message: ReactNode, { label, onClick }: NoticeButton) => (
  <span className={ui.apart}>
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

/** A notice with something to press waits until it is pressed or closed. */
export const notifyQuestion = (id: string, message: ReactNode, button?: NoticeButton) =>
  show({ id, message: button ? withButton(id, message, button) : message, tone: "info", stays: true });

/** What somebody else did, with a way to it. The latest of one kind takes the place of the one before. */
export function notifyNews(id: string, message: ReactNode, button?: NoticeButton): void {
  dismissNotice(id);
  show({ id, message: button ? withButton(id, message, button) : message, tone: "info" });
}
