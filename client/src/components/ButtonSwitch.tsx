import classes from "./ButtonSwitch.module.css";

type ButtonSwitchProps<Value extends string> = {
  label: string;
  options: readonly (readonly [Value, string])[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of a few views of the same page. */
export function ButtonSwitch<Value extends string>(props: ButtonSwitchProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, this only changes what is seen
    <div className={classes.switch} role="group" aria-label={label}>
      {options.map(([one, word]) => (
        <button key={one} type="button" aria-pressed={one === value} onClick={() => onChange(one)}>
          {word}
        </button>
      ))}
    </div>
  );
}
