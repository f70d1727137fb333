import { Button, VisuallyHidden } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { Icon } from "../components/Icon.tsx";
import { notifyError } from "../components/Notify.tsx";
import type { HideMenuProps } from "./HideMenu.tsx";

type MenuCode = typeof import("./HideMenu.tsx");
const load = (): Promise<MenuCode> => import("./HideMenu.tsx");
const prefetch = (): void => void load().catch(() => {});

/** The menu behind it comes on intent, and takes the place of this button at the first press. */
export function HideButton(props: HideMenuProps) {
  const [code, setCode] = useState<MenuCode | null>(null);
  if (code) return <code.HideMenu {...props} />;
  const open = () =>
    load().then(setCode, () =>
      notifyError("This could not be loaded. You may be offline; please try again."),
    );
  return (
    <Button
      size="xs"
      variant="subtle"
      rightSection={<Icon of={IconChevronDown} />}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={open}
    >
      Hide
      <VisuallyHidden> {props.job.job_title}</VisuallyHidden>
    </Button>
  );
}
