import { ActionIcon, Button, Drawer } from "@mantine/core";
import { IconAdjustmentsHorizontal, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { Icon } from "../components/Icon.tsx";
import { FilterChips } from "./FilterChips.tsx";
import classes from "./Filters.module.css";
import { Filters } from "./Filters.tsx";
import { countFilters } from "./search.ts";

type FilterSheetProps = Parameters<typeof Filters>[0];

/** On small screens the filters come up from the bottom; the button says how many are on. */
export function FilterSheet(props: FilterSheetProps) {
  const { facets, search, onChange } = props;
  const [opened, setOpened] = useState(false);
  const count = countFilters(search);
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
            <FilterChips search={search} onChange={onChange} />
            <Filters {...props} />
          </div>
          <div className={classes.sheetFoot}>
            <Button variant="filled" size="lg" fullWidth onClick={close}>
              Show {facets ? `${facets.total} ${facets.total === 1 ? "opening" : "openings"}` : "openings"}
            </Button>
          </div>
        </Drawer.Content>
      </Drawer.Root>
    </>
  );
}
