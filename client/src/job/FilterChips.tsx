import { VisuallyHidden } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { Icon } from "../components/Icon.tsx";
import ui from "../styles/ui.module.css";
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

type FilterChipsProps = {
  search: Search;
  onChange: (search: Search) => void;
  /** What else narrows the list; clearing takes it away, too. */
  more?: { word: string; remove: () => void }[];
  onClear?: () => void;
};

/** What the list is narrowed to, each to be taken away again. */
export function FilterChips({ search, onChange, more = [], onClear }: FilterChipsProps) {
  if (countFilters(search) + more.length === 0) return null;
  const chips = facetNames.flatMap((name) =>
    search[name].map((value) => ({
      key: `${name} ${value}`,
      word: words[name](value),
      remove: () => onChange(toggled(search, name, value)),
    })),
  );
  return (
    <div className={classes.chips}>
      {[...chips, ...more.map((one) => ({ key: one.word, ...one }))].map(({ key, word, remove }) => (
        <button key={key} type="button" className={classes.chip} onClick={remove}>
          <VisuallyHidden>Remove filter </VisuallyHidden>
          {word}
          <Icon of={IconX} size={14} />
        </button>
      ))}
      <button
        type="button"
        className={`${ui.link} ${classes.clear}`}
        onClick={onClear ?? (() => onChange({ ...noSearch, q: search.q }))}
      >
        Clear filters
      </button>
    </div>
  );
}
