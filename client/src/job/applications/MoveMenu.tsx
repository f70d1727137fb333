import { Button, Menu, VisuallyHidden } from "@mantine/core";
import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import { type Ref, useState } from "react";
import { Icon } from "../../components/Icon.tsx";
import { type Application, type Stage, stageLabels, stages } from "./application.ts";

type MoveMenuProps = {
  ref: Ref<HTMLButtonElement>;
  application: Application;
  onMove: (to: Stage) => void;
};

/** The way to another stage for keyboards, phones and everybody who does not drag. */
export function MoveMenu({ ref, application, onMove }: MoveMenuProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      width={180}
      transitionProps={{ duration: 120 }}
    >
      <Menu.Target>
        <Button ref={ref} size="xs" variant="subtle" rightSection={<Icon of={IconChevronDown} />}>
          Move
          <VisuallyHidden> {application.job_title}</VisuallyHidden>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {stages.map((stage) => (
          <Menu.Item
            key={stage}
            disabled={stage === application.stage}
            rightSection={stage === application.stage && <Icon of={IconCheck} />}
            onClick={() => onMove(stage)}
          >
            {stageLabels[stage]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
