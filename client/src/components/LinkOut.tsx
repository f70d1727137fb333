import { Button } from "@mantine/core";
import type { Icon as Glyph } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

/** A link to a page outside the client, styled as a full-width button. */
export function LinkOut({ href, icon, children }: { href: string; icon: Glyph; children: ReactNode }) {
  return (
    <Button component="a" href={href} fullWidth leftSection={<Icon icon={icon} />}>
      {children}
    </Button>
  );
}
