import { notifications } from "@mantine/notifications";
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import classes from "./Notify.module.css";

const closeButton = { "aria-label": "Dismiss" };

/** The same sentence is never shown twice at once: its id is made of it. */
const idOf = (message: string) => `notice-${message.replace(/\W+/g, "-")}`;

export const notifySuccess = (message: string) =>
  notifications.show({
    id: idOf(message),
    message,
    role: "status",
    icon: <Icon of={IconCircleCheck} size={18} />,
    className: classes.ok,
    closeButtonProps: closeButton,
  });

/** Errors stay until they are closed. */
export const notifyError = (message: string) =>
  notifications.show({
    id: idOf(message),
    message,
    role: "alert",
    autoClose: false,
    icon: <Icon of={IconAlertTriangle} size={18} />,
    className: classes.error,
    closeButtonProps: closeButton,
  });

/** A notice with something to press waits until it is pressed or closed. */
export const notifyQuestion = (id: string, message: ReactNode) =>
  notifications.show({
    id,
    message,
    role: "status",
    autoClose: false,
    icon: <Icon of={IconInfoCircle} size={18} />,
    className: classes.info,
    closeButtonProps: closeButton,
  });

export const dismissNotice = (id: string) => notifications.hide(id);

/** What somebody else did, with a way to it. The latest of one kind takes the place of the one before. */
export function notifyNews(id: string, message: ReactNode): void {
  notifications.hide(id);
  notifications.show({
    id,
    message,
    role: "status",
    icon: <Icon of={IconInfoCircle} size={18} />,
    className: classes.info,
    closeButtonProps: closeButton,
  });
}
