import { Combobox, TextInput, type TextInputProps, useCombobox } from "@mantine/core";
import type { ReactNode, Ref } from "react";
import classes from "./Picker.module.css";

type PickerProps = Omit<TextInputProps, "value" | "onChange" | "children"> & {
  ref?: Ref<HTMLInputElement>;
  /** Label of the options for screen readers. */
  options: string;
  typed: string;
  onTyped: (typed: string) => void;
  onChoose: (value: string) => void;
  /** Closes the list after a choice. */
  closes?: boolean;
  /** The matching PickerOption elements. */
  children: ReactNode[];
};

/** A combobox with options that the caller filters by the typed text. */
export function Picker({ options, typed, onTyped, onChoose, closes, children, ...input }: PickerProps) {
  const store = useCombobox({ onDropdownClose: () => store.resetSelectedOption() });
  const choose = (value: string) => {
    onChoose(value);
    onTyped("");
    if (closes) store.closeDropdown();
  };
  return (
    <Combobox
      store={store}
      onOptionSubmit={choose}
      withinPortal
      middlewares={{ flip: true, shift: { padding: 8 } }}
      transitionProps={{ duration: 120 }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          role="combobox"
          autoComplete="off"
          {...input}
          value={typed}
          onChange={(event) => {
            onTyped(event.currentTarget.value);
            store.openDropdown();
            store.selectFirstOption();
          }}
          onClick={() => store.openDropdown()}
          onBlur={() => store.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown className={classes.dropdown}>
        <Combobox.Options className={classes.options} aria-label={options}>
          {children.length === 0 && (
            <Combobox.Empty className={`secondary ${classes.none}`}>Nothing found</Combobox.Empty>
          )}
          {children}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

type OptionProps = {
  value: string;
  active?: boolean;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
};

export const PickerOption = ({ className, ...rest }: OptionProps) => (
  <Combobox.Option {...rest} className={`row justify-between gap-12 ${classes.option} ${className ?? ""}`} />
);
