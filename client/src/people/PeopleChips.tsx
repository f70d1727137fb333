import { ChipRow } from "../components/ChipRow.tsx";
import { areaLabel, lookingLabel } from "./labels.ts";
import { noSearch, type PeopleSearch, toggled } from "./search.ts";

/** What the list is narrowed to, each with the search without it. */
export const chipsOf = (search: PeopleSearch): { word: string; without: PeopleSearch }[] => [
  ...search.looking.map((value) => ({
    word: lookingLabel(value),
    without: toggled(search, "looking", value),
  })),
  ...search.area.map((value) => ({ word: areaLabel(value), without: toggled(search, "area", value) })),
  ...search.domain.map((value) => ({ word: value, without: toggled(search, "domain", value) })),
  ...search.technology.map((value) => ({ word: value, without: toggled(search, "technology", value) })),
  ...(search.zone ? [{ word: `Within ${search.zone} hours`, without: { ...search, zone: null } }] : []),
  ...(search.hours ? [{ word: `${search.hours} hours or more`, without: { ...search, hours: null } }] : []),
  ...(search.musts ? [{ word: "All my musts", without: { ...search, musts: false } }] : []),
];

type ChipsProps = { search: PeopleSearch; onChange: (search: PeopleSearch) => void };

export function PeopleChips({ search, onChange }: ChipsProps) {
  return (
    <ChipRow
      chips={chipsOf(search).map(({ word, without }) => ({
        key: word,
        word,
        remove: () => onChange(without),
      }))}
      onClear={() => onChange({ ...noSearch, q: search.q, sort: search.sort })}
    />
  );
}
