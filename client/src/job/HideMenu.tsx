import { Button, Menu, VisuallyHidden } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { Icon } from "../components/Icon.tsx";
import { useMenuOpener } from "../components/useMenuOpener.ts";
import type { Job } from "./JobCard.tsx";

export type HideMenuProps = { job: Job; onHide: (company: boolean) => void };

export function HideMenu({ job, onHide }: HideMenuProps) {
  const { opener, menu } = useMenuOpener();
  return (
    <Menu {...menu} position="bottom-end" transitionProps={{ duration: 120 }}>
      <Menu.Target>
        <Button ref={opener} size="xs" variant="subtle" rightSection={<Icon of={IconChevronDown} />}>
          Hide
          <VisuallyHidden> {job.job_title}</VisuallyHidden>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onHide(false)}>Hide this job</Menu.Item>
        {job.company_name && (
          <Menu.Item onClick={() => onHide(true)}>Hide all jobs from {job.company_name}</Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
