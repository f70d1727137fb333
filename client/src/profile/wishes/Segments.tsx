import { Button, SegmentedControl } from "@mantine/core";
import classes from "./WishesForm.module.css";

/** A segmented control that can be cleared. */
export function Segments(props: {
  label: string;
  data: { value: string; label: string }[];
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  return (
    <div className="row wrap">
      <SegmentedControl
        aria-label={props.label}
        classNames={{ root: classes.segmentRoot }}
        fullWidth
        data={props.data}
        value={props.value ?? ""}
        onChange={props.onChange}
      />
      {props.value !== null && (
        <Button size="xs" variant="subtle" onClick={() => props.onChange(null)}>
          Clear
        </Button>
      )}
    </div>
  );
}
