import { Button } from "@mantine/core";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { loadOrReload } from "../browser/release.ts";
import classes from "../components/Filters.module.css";
import { Icon } from "../components/Icon.tsx";
import { Part } from "../components/Part.tsx";
import type { Filters } from "./Filters.tsx";
import { countFilters } from "./search.ts";

const load = () => import("./FilterDrawer.tsx");
const prefetch = (): void => void load().catch(() => {});
const FilterDrawer = lazy(() => loadOrReload(load));

export type FilterSheetProps = Parameters<typeof Filters>[0];

/** On small screens the filters come up from the bottom; the button says how many are on. */
export function FilterSheet(props: FilterSheetProps) {
  const [opened, setOpened] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const count = countFilters(props.search);
  const open = () => {
    setWasOpened(true);
    setOpened(true);
  };
  return (
    <>
      <Button
        size="lg"
        className={classes.open}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={open}
        leftSection={<Icon of={IconAdjustmentsHorizontal} size={20} />}
      >
        Filters
        {count > 0 && <span className={classes.number}>{count}</span>}
      </Button>
      {wasOpened && (
        <Part>
          <Suspense>
            <FilterDrawer {...props} wanted={opened} onClose={() => setOpened(false)} />
          </Suspense>
        </Part>
      )}
    </>
  );
}
