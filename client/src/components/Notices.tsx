import { useMediaQuery } from "@mantine/hooks";
import { Notifications } from "@mantine/notifications";

export function Notices() {
  const small = useMediaQuery("(max-width: 640px)");
  return (
    <Notifications
      position={small ? "top-center" : "bottom-right"}
      autoClose={6000}
      containerWidth={400}
      limit={4}
    />
  );
}
