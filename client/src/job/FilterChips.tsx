import { ChipRow } from "../components/ChipRow.tsx";
import { type FacetName, facetNames, noSearch, type Search, toggled } from "./search.ts";
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
  const chips = facetNames.flatMap((name) =>
    search[name].map((value) => ({
      key: `${name} ${value}`,
      word: words[name](value),
      remove: () => onChange(toggled(search, name, value)),
    })),
  );
  return (
    <ChipRow
      chips={[...chips, ...more.map((one) => ({ key: one.word, ...one }))]}
      onClear={onClear ?? (() => onChange({ ...noSearch, q: search.q }))}
    />
  );
}
