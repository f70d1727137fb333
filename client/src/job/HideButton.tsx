import { Button, VisuallyHidden } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { Icon } from "../components/Icon.tsx";
import { useMenuCode } from "../components/useMenuCode.ts";
import type { HideMenuProps } from "./HideMenu.tsx";

const load = () => import("./HideMenu.tsx");

/** Hides a job, or all of its company. */
export function HideButton(props: HideMenuProps) {
  const { code, opener } = useMenuCode(load);
  if (code) return <code.HideMenu {...props} />;
  return (
    <Button size="xs" variant="subtle" rightSection={<Icon of={IconChevronDown} />} {...opener}>
      Hide
      <VisuallyHidden> {props.job.job_title}</VisuallyHidden>
    </Button>
  );
}
