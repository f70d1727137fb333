import { VisuallyHidden } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { Icon } from "../components/Icon.tsx";
import ui from "../ui.module.css";
import classes from "./Filters.module.css";
import { countFilters, type FacetName, facetNames, noSearch, type Search, toggled } from "./search.ts";
import { employmentWord, levelWord, remoteWord } from "./words.ts";

const words: Record<FacetName, (value: string) => string> = {
  place: (value) => value,
  remote: remoteWord,
  level: levelWord,
  technology: (value) => value,
  employment_type: employmentWord,
};

/** What the list is narrowed to, each to be taken away again. */
export function FilterChips({ search, onChange }: { search: Search; onChange: (search: Search) => void }) {
  if (countFilters(search) === 0) return null;
  return (
    <div className={classes.chips}>
      {facetNames.flatMap((name) =>
        search[name].map((value) => (
          <button
            key={`${name} ${value}`}
            type="button"
            className={classes.chip}
            onClick={() => onChange(toggled(search, name, value))}
          >
            <VisuallyHidden>Remove filter </VisuallyHidden>
            {words[name](value)}
            <Icon of={IconX} size={14} />
          </button>
        )),
      )}
      <button
        type="button"
        className={`${ui.link} ${classes.clear}`}
        onClick={() => onChange({ ...noSearch, q: search.q })}
      >
        Clear filters
      </button>
    </div>
  );
}
