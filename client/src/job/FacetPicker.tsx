import { IconCheck, IconChevronDown, IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import classes from "../components/Filters.module.css";
import { Icon } from "../components/Icon.tsx";
import { Picker, PickerOption } from "../components/Picker.tsx";
import { bestMatches } from "../text/bestMatches.ts";
import { figure } from "../text/plural.ts";
import { includesIgnoringCase, isFull, maxValues } from "./search.ts";

export type Count = { value: string; count: number };

type FacetPickerProps = {
  label: string;
  placeholder: string;
  search?: boolean;
  /** Undefined while loading. */
  counts: Count[] | undefined;
  /** Formats a value; the value itself by default. */
  labelOf?: (value: string) => string;
  chosen: string[];
  onToggle: (value: string) => void;
  onTyped?: (typed: string) => void;
  /** Options that match what was typed by another name. */
  found?: Count[];
};

export const FullSentence = () => (
  <p className="text-13 secondary" role="status">
    At most {maxValues} at a time. Remove one to choose another.
  </p>
);

const identity = (value: string) => value;

export function FacetPicker(props: FacetPickerProps) {
  const {
    label,
    placeholder,
    search,
    counts = [],
    labelOf = identity,
    chosen,
    onToggle,
    onTyped,
    found = [],
  } = props;
  const [typed, setTyped] = useState("");
  const missing = chosen.filter(
    (value) => !counts.some((option) => includesIgnoringCase([value], option.value)),
  );
  const all = [...missing.map((value) => ({ value, count: 0 })), ...counts];
  const matching = bestMatches(all, typed, ({ value }) => labelOf(value));
  const named = new Set(matching.map(({ value }) => value.toLowerCase()));
  const options = [...matching, ...found.filter(({ value }) => !named.has(value.toLowerCase()))];
  const full = isFull(chosen);
  return (
    <div className={`stack gap-8 ${classes.group}`}>
      <Picker
        label={label}
        options={label}
        placeholder={placeholder}
        classNames={{ label: classes.label }}
        leftSection={search && <Icon icon={IconSearch} />}
        rightSection={!search && <Icon icon={IconChevronDown} />}
        rightSectionPointerEvents="none"
        typed={typed}
        onTyped={(text) => {
          setTyped(text);
          onTyped?.(text);
        }}
        onChoose={onToggle}
      >
        {options.slice(0, 60).map(({ value, count }) => {
          const active = includesIgnoringCase(chosen, value);
          return (
            <PickerOption
              key={value}
              value={value}
              active={active}
              disabled={full && !active}
              className={classes.option}
            >
              <span className="text-accent">{active && <Icon icon={IconCheck} />}</span>
              <span className="anywhere">{labelOf(value)}</span>
              <span className={`tertiary figures ${classes.count}`}>{figure(count)}</span>
            </PickerOption>
          );
        })}
      </Picker>
      {full && <FullSentence />}
    </div>
  );
}
