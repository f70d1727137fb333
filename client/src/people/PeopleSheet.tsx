import { ActionIcon, Button, Drawer } from "@mantine/core";
import { IconAdjustmentsHorizontal, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { Icon } from "../components/Icon.tsx";
import classes from "../job/Filters.module.css";
import { plural } from "../text/plural.ts";
import { chipsOf, PeopleChips } from "./PeopleChips.tsx";
import { type FilterProps, PeopleFilters } from "./PeopleFilters.tsx";

/** On small screens the filters come up from the bottom; the button says how many are on. */
export function PeopleSheet({ found, ...props }: FilterProps & { found: number | undefined }) {
  const [opened, setOpened] = useState(false);
  const count = chipsOf(props.search).length;
  const close = () => setOpened(false);
  return (
    <>
      <Button
        size="lg"
        className={classes.open}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(true)}
        leftSection={<Icon of={IconAdjustmentsHorizontal} size={20} />}
      >
        Filters
        {count > 0 && <span className={classes.number}>{count}</span>}
      </Button>
      <Drawer.Root opened={opened} onClose={close} position="bottom" size="auto">
        <Drawer.Overlay />
        <Drawer.Content classNames={{ content: classes.sheet ?? "" }} aria-label="Filters">
          <div className={classes.sheetHead}>
            <h2>Filters</h2>
            <ActionIcon aria-label="Close" onClick={close}>
              <Icon of={IconX} size={20} />
            </ActionIcon>
          </div>
          <div className={classes.sheetBody}>
            <PeopleChips search={props.search} onChange={props.onChange} />
            <PeopleFilters {...props} />
          </div>
          <div className={classes.sheetFoot}>
            <Button variant="filled" size="lg" fullWidth onClick={close}>
              Show {found === undefined ? "people" : plural(found, "person", "people")}
            </Button>
          </div>
        </Drawer.Content>
      </Drawer.Root>
    </>
  );
}
