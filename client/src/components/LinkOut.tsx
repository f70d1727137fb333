import { Button } from "@mantine/core";
import type { Icon as Glyph } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

/** A link that leaves the client for the server, in the shape of a wide button. */
export function LinkOut({ href, icon, children }: { href: string; icon: Glyph; children: ReactNode }) {
  return (
    <Button component="a" href={href} fullWidth leftSection={<Icon of={icon} />}>
      {children}
    </Button>
  );
}
