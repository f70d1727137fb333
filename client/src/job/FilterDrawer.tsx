import { useEffect, useState } from "react";
import { FilterDialog } from "../components/FilterDialog.tsx";
import { plural } from "../text/plural.ts";
import { FilterChips } from "./FilterChips.tsx";
import type { FilterSheetProps } from "./FilterSheet.tsx";
import { Filters } from "./Filters.tsx";

type DrawerProps = FilterSheetProps & { wanted: boolean; onClose: () => void };

/** The filters over the page. */
export default function FilterDrawer({ wanted, onClose, ...props }: DrawerProps) {
  const { facets, search, onChange } = props;
  // Closed for a moment at first, so that what has the focus by then gets it back.
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(wanted), [wanted]);
  return (
    <FilterDialog
      opened={opened}
      onClose={onClose}
      show={`Show ${facets ? plural(facets.total, "opening") : "openings"}`}
    >
      <FilterChips search={search} onChange={onChange} />
      <Filters {...props} />
    </FilterDialog>
  );
}
