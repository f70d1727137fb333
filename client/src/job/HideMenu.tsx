import { Button, Menu, VisuallyHidden } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { Icon } from "../components/Icon.tsx";
import type { Job } from "./JobCard.tsx";

export type HideMenuProps = { job: Job; onHide: (company: boolean) => void };

/** It is there because somebody pressed: it opens at once, and its button takes the focus of the one before it. */
export function HideMenu({ job, onHide }: HideMenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    opener.current?.focus({ preventScroll: true });
    setOpened(true);
  }, []);
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" transitionProps={{ duration: 120 }}>
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
