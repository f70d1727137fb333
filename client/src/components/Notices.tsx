import { Notifications } from "@mantine/notifications";
import { useSmallScreen } from "../smallScreen.ts";
import classes from "./Notices.module.css";

export function Notices() {
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
