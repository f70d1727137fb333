import classes from "./ButtonSwitch.module.css";

type ButtonSwitchProps<Value extends string> = {
  label: string;
  options: readonly (readonly [Value, string])[];
  value: Value | null;
  onChange: (value: Value) => void;
};

export function ButtonSwitch<Value extends string>(props: ButtonSwitchProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, this switches views
    <div className={classes.switch} role="group" aria-label={label} data-screen-only>
      {options.map(([option, text]) => (
        <button key={option} type="button" aria-pressed={option === value} onClick={() => onChange(option)}>
          {text}
        </button>
      ))}
    </div>
  );
}
