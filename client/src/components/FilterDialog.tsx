import { ActionIcon, Button, Drawer } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./Filters.module.css";
import { Icon } from "./Icon.tsx";

/** Filters over the page on small screens; `show` says what closing them leads to. */
export function FilterDialog(props: {
  opened: boolean;
  onClose: () => void;
  show: string;
  children: ReactNode;
}) {
  const { opened, onClose, show, children } = props;
  return (
    <Drawer.Root opened={opened} onClose={onClose} position="bottom" size="auto">
      <Drawer.Overlay />
      <Drawer.Content classNames={{ content: classes.sheet ?? "" }} aria-label="Filters">
        <div className={classes.sheetHead}>
          <h2>Filters</h2>
          <ActionIcon aria-label="Close" onClick={onClose}>
            <Icon of={IconX} size={20} />
          </ActionIcon>
        </div>
        <div className={classes.sheetBody}>{children}</div>
        <div className={classes.sheetFoot}>
          <Button variant="filled" size="lg" fullWidth onClick={onClose}>
            {show}
          </Button>
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
