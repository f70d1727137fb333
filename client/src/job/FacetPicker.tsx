import { IconCheck, IconChevronDown, IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import classes from "../components/Filters.module.css";
import { Icon } from "../components/Icon.tsx";
import { Picker, PickerOption } from "../components/Picker.tsx";
import ui from "../styles/ui.module.css";
import { holds, isFull, maxValues } from "./search.ts";

export type Count = { value: string; count: number };

type FacetPickerProps = {
  label: string;
  placeholder: string;
  search?: boolean;
  /** Undefined while they are on their way. */
  counts: Count[] | undefined;
  /** How a value is written; as it is, when there is nothing to say. */
  labelOf?: (value: string) => string;
  chosen: string[];
  onToggle: (value: string) => void;
};

/** Why nothing more can be chosen. */
export const FullSentence = () => (
  <p className={`${ui.s13} ${ui.secondary}`} role="status">
    At most {maxValues} at a time. Remove one to choose another.
  </p>
);

const asIs = (value: string) => value;

/** One chooses from many: type to narrow them, choose to add one, choose again to take it away. */
export function FacetPicker(props: FacetPickerProps) {
  const { label, placeholder, search, counts = [], labelOf = asIs, chosen, onToggle } = props;
  const [typed, setTyped] = useState("");
  const wanted = typed.trim().toLowerCase();
  const missing = chosen.filter((value) => !counts.some((one) => holds([value], one.value)));
  const options = [...missing.map((value) => ({ value, count: 0 })), ...counts].filter(({ value }) =>
    labelOf(value).toLowerCase().includes(wanted),
  );
  const full = isFull(chosen);
  return (
    <div className={`${ui.stack} ${ui.tight} ${classes.group}`}>
      <Picker
        label={label}
        options={label}
        placeholder={placeholder}
        classNames={{ label: classes.label }}
        leftSection={search && <Icon of={IconSearch} />}
        rightSection={!search && <Icon of={IconChevronDown} />}
        rightSectionPointerEvents="none"
        typed={typed}
        onTyped={setTyped}
        onChoose={onToggle}
      >
        {options.slice(0, 60).map(({ value, count }) => {
          const on = holds(chosen, value);
          return (
            <PickerOption
              key={value}
              value={value}
              active={on}
              disabled={full && !on}
              className={classes.option ?? ""}
            >
              <span className={classes.tick}>{on && <Icon of={IconCheck} />}</span>
              <span className={classes.value}>{labelOf(value)}</span>
              <span className={classes.count}>{count}</span>
            </PickerOption>
          );
        })}
      </Picker>
      {full && <FullSentence />}
    </div>
  );
}
