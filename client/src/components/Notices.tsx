import { Notifications } from "@mantine/notifications";
import { useSmallScreen } from "../smallScreen.ts";

export function Notices() {
  const small = useSmallScreen();
  return (
    <Notifications
      position={small ? "top-center" : "bottom-right"}
      autoClose={6000}
      containerWidth={400}
      limit={4}
    />
  );
}
