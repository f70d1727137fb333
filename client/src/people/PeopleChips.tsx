import { VisuallyHidden } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { Icon } from "../components/Icon.tsx";
import classes from "../job/Filters.module.css";
import ui from "../styles/ui.module.css";
import { noSearch, type PeopleSearch, toggled } from "./search.ts";
import { areaWord, lookingWord } from "./words.ts";

/** What the list is narrowed to, each with the search without it. */
export const chipsOf = (search: PeopleSearch): { word: string; without: PeopleSearch }[] => [
  ...search.looking.map((value) => ({
    word: lookingWord(value),
    without: toggled(search, "looking", value),
  })),
  ...search.area.map((value) => ({ word: areaWord(value), without: toggled(search, "area", value) })),
  ...search.domain.map((value) => ({ word: value, without: toggled(search, "domain", value) })),
  ...search.technology.map((value) => ({ word: value, without: toggled(search, "technology", value) })),
  ...(search.zone ? [{ word: `Within ${search.zone} hours`, without: { ...search, zone: null } }] : []),
  ...(search.hours ? [{ word: `${search.hours} hours or more`, without: { ...search, hours: null } }] : []),
  ...(search.musts ? [{ word: "All my musts", without: { ...search, musts: false } }] : []),
];

type ChipsProps = { search: PeopleSearch; onChange: (search: PeopleSearch) => void };

export function PeopleChips({ search, onChange }: ChipsProps) {
  const chips = chipsOf(search);
  if (chips.length === 0) return null;
  return (
    <div className={classes.chips}>
      {chips.map(({ word, without }) => (
        <button key={word} type="button" className={classes.chip} onClick={() => onChange(without)}>
          <VisuallyHidden>Remove filter </VisuallyHidden>
          {word}
          <Icon of={IconX} size={14} />
        </button>
      ))}
      <button
        type="button"
        className={`${ui.link} ${classes.clear}`}
        onClick={() => onChange({ ...noSearch, q: search.q, sort: search.sort })}
      >
        Clear filters
      </button>
    </div>
  );
}
