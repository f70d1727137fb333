import { ActionIcon, Button, Drawer } from "@mantine/core";
import { IconAdjustmentsHorizontal, IconX } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Count } from "./Count.tsx";
import classes from "./Filters.module.css";
import { Icon } from "./Icon.tsx";

type FilterSheetProps = {
  count: number;
  /** Label of the button that closes the sheet: "Show 12 openings". */
  closeLabel: string;
  children: ReactNode;
};

/** Filters in a bottom sheet, for small screens. */
export function FilterSheet({ count, closeLabel, children }: FilterSheetProps) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button
        size="lg"
        className={classes.open}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(true)}
        leftSection={<Icon icon={IconAdjustmentsHorizontal} size={20} />}
        rightSection={count > 0 && <Count of={count} />}
      >
        Filters
      </Button>
      <Drawer.Root opened={opened} onClose={close} position="bottom" size="auto">
        <Drawer.Overlay />
        <Drawer.Content classNames={{ content: classes.sheet }} aria-label="Filters">
          <div className={`row justify-between ${classes.sheetHead}`}>
            <h2>Filters</h2>
            <ActionIcon aria-label="Close" onClick={close}>
              <Icon icon={IconX} size={20} />
            </ActionIcon>
          </div>
          <div className={`stack gap-24 pad-16 ${classes.sheetBody}`}>{children}</div>
          <div className={`line-above ${classes.sheetFoot}`}>
            <Button variant="filled" size="lg" fullWidth onClick={close}>
              {closeLabel}
            </Button>
          </div>
        </Drawer.Content>
      </Drawer.Root>
    </>
  );
}
