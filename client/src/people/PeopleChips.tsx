import { ChipRow } from "../components/ChipRow.tsx";
import { areaLabel, lookingLabel } from "./labels.ts";
import { noSearch, type PeopleSearch, toggled } from "./search.ts";

/** The active filters, each with the search after removing it. */
export const chipsOf = (search: PeopleSearch): { label: string; without: PeopleSearch }[] => [
  ...search.looking.map((value) => ({
    label: lookingLabel(value),
    without: toggled(search, "looking", value),
  })),
  ...search.area.map((value) => ({ label: areaLabel(value), without: toggled(search, "area", value) })),
  ...search.domain.map((value) => ({ label: value, without: toggled(search, "domain", value) })),
  ...search.technology.map((value) => ({ label: value, without: toggled(search, "technology", value) })),
  ...(search.zone ? [{ label: `Within ${search.zone} hours`, without: { ...search, zone: null } }] : []),
  ...(search.hours ? [{ label: `${search.hours} hours or more`, without: { ...search, hours: null } }] : []),
  ...(search.musts ? [{ label: "All my must-haves", without: { ...search, musts: false } }] : []),
];

type ChipsProps = { search: PeopleSearch; onChange: (search: PeopleSearch) => void };

export function PeopleChips({ search, onChange }: ChipsProps) {
  return (
    <ChipRow
      chips={chipsOf(search).map(({ label, without }) => ({
        key: label,
        label,
        onRemove: () => onChange(without),
      }))}
      onClear={() => onChange({ ...noSearch, q: search.q, sort: search.sort })}
    />
  );
}
