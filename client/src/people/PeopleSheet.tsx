import { Button } from "@mantine/core";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useState } from "react";
import { FilterDialog } from "../components/FilterDialog.tsx";
import classes from "../components/Filters.module.css";
import { Icon } from "../components/Icon.tsx";
import { plural } from "../text/plural.ts";
import { chipsOf, PeopleChips } from "./PeopleChips.tsx";
import { type FilterProps, PeopleFilters } from "./PeopleFilters.tsx";

/** On small screens the filters come up from the bottom; the button says how many are on. */
export function PeopleSheet({ found, ...props }: FilterProps & { found: number | undefined }) {
  const [opened, setOpened] = useState(false);
  const count = chipsOf(props.search).length;
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
      <FilterDialog
        opened={opened}
        onClose={() => setOpened(false)}
        show={`Show ${found === undefined ? "people" : plural(found, "person", "people")}`}
      >
        <PeopleChips search={props.search} onChange={props.onChange} />
        <PeopleFilters {...props} />
      </FilterDialog>
    </>
  );
}
