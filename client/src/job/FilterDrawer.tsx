import { ActionIcon, Button, Drawer } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { Icon } from "../components/Icon.tsx";
import { FilterChips } from "./FilterChips.tsx";
import type { FilterSheetProps } from "./FilterSheet.tsx";
import classes from "./Filters.module.css";
import { Filters } from "./Filters.tsx";

type DrawerProps = FilterSheetProps & { wanted: boolean; onClose: () => void };

/** The filters over the page. */
export default function FilterDrawer({ wanted, onClose, ...props }: DrawerProps) {
  const { facets, search, onChange } = props;
  // Closed for a moment at first, so that what has the focus by then gets it back.
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(wanted), [wanted]);
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
        <div className={classes.sheetBody}>
          <FilterChips search={search} onChange={onChange} />
          <Filters {...props} />
        </div>
        <div className={classes.sheetFoot}>
          <Button variant="filled" size="lg" fullWidth onClick={onClose}>
            Show {facets ? `${facets.total} ${facets.total === 1 ? "opening" : "openings"}` : "openings"}
          </Button>
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
