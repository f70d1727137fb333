import { Notifications, notifications } from "@mantine/notifications";
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from "@tabler/icons-react";
import { useSmallScreen } from "../smallScreen.ts";
import { Icon } from "./Icon.tsx";
import type { Wish } from "./Notify.tsx";
import classes from "./ShownNotices.module.css";

const looks = {
  ok: { icon: IconCircleCheck, className: classes.ok },
  error: { icon: IconAlertTriangle, className: classes.error },
  info: { icon: IconInfoCircle, className: classes.info },
};

export function show({ id, message, tone, stays }: Wish): void {
  notifications.show({
    id,
    message,
    role: tone === "error" ? "alert" : "status",
    ...(stays && { autoClose: false }),
    icon: <Icon of={looks[tone].icon} size={18} />,
    className: looks[tone].className,
    closeButtonProps: { "aria-label": "Dismiss" },
  });
}

export const hide = (id: string): void => void notifications.hide(id);

export function ShownNotices() {
  const small = useSmallScreen();
  return (
    <Notifications
      className={classes.notices}
      position={small ? "top-center" : "bottom-right"}
      autoClose={6000}
      containerWidth={400}
      limit={4}
      // Listened to before anything comes: what brings its own live region along is often not read out.
      aria-live="polite"
    />
  );
}
