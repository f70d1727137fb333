import { Button } from "@mantine/core";
import { ButtonSwitch } from "../../components/ButtonSwitch.tsx";
import classes from "./WishesForm.module.css";

type SegmentsProps<Value extends string> = {
  label: string;
  options: readonly (readonly [Value, string])[];
  value: Value | null;
  onChange: (value: Value | null) => void;
};

/** A switch that can be cleared. */
export const Segments = <Value extends string>({ onChange, ...rest }: SegmentsProps<Value>) => (
  <div className={`row wrap ${classes.segments}`}>
    <ButtonSwitch {...rest} onChange={onChange} />
    {rest.value !== null && (
      <Button size="xs" variant="subtle" onClick={() => onChange(null)}>
        Clear
      </Button>
    )}
  </div>
);
