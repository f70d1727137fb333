import { Combobox, TextInput, useCombobox } from "@mantine/core";
import { IconCheck, IconChevronDown, IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { Icon } from "../components/Icon.tsx";
import ui from "../styles/ui.module.css";
import classes from "./Filters.module.css";
import { holds, isFull, maxValues } from "./search.ts";

export type Count = { value: string; count: number };

type FacetPickerProps = {
  label: string;
  placeholder: string;
  search?: boolean;
  /** Undefined while they are on their way. */
  counts: Count[] | undefined;
  /** How a value is written; as it is, when there is nothing to say. */
  word?: (value: string) => string;
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
  const { label, placeholder, search, counts = [], word = asIs, chosen, onToggle } = props;
  const [typed, setTyped] = useState("");
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const wanted = typed.trim().toLowerCase();
  const missing = chosen.filter((value) => !counts.some((one) => holds([value], one.value)));
  const options = [...missing.map((value) => ({ value, count: 0 })), ...counts].filter(({ value }) =>
    word(value).toLowerCase().includes(wanted),
  );
  const full = isFull(chosen);
  const choose = (value: string) => {
    onToggle(value);
    setTyped("");
  };
  return (
    <div className={classes.group}>
      <Combobox
        store={combobox}
        onOptionSubmit={choose}
        withinPortal
        middlewares={{ flip: true, shift: { padding: 8 } }}
        transitionProps={{ duration: 120 }}
      >
        <Combobox.Target withExpandedAttribute>
          <TextInput
            label={label}
            role="combobox"
            placeholder={placeholder}
            value={typed}
            autoComplete="off"
            classNames={{ label: classes.label, input: classes.input, section: classes.section }}
            leftSection={search && <Icon of={IconSearch} />}
            rightSection={!search && <Icon of={IconChevronDown} />}
            rightSectionPointerEvents="none"
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              combobox.openDropdown();
              combobox.selectFirstOption();
            }}
            onClick={() => combobox.openDropdown()}
            onBlur={() => combobox.closeDropdown()}
          />
        </Combobox.Target>
        <Combobox.Dropdown className={classes.dropdown}>
          <Combobox.Options className={classes.options} aria-label={label}>
            {options.length === 0 && <Combobox.Empty className={classes.none}>Nothing found</Combobox.Empty>}
            {options.slice(0, 60).map(({ value, count }) => {
              const on = holds(chosen, value);
              return (
                <Combobox.Option
                  key={value}
                  value={value}
                  active={on}
                  disabled={full && !on}
                  className={classes.option}
                >
                  <span className={classes.tick}>{on && <Icon of={IconCheck} />}</span>
                  <span className={classes.value}>{word(value)}</span>
                  <span className={classes.count}>{count}</span>
                </Combobox.Option>
              );
            })}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {full && <FullSentence />}
    </div>
  );
}
