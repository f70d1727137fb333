import { Button, SegmentedControl } from "@mantine/core";
import { useSmallScreen } from "../../browser/smallScreen.ts";
import ui from "../../styles/ui.module.css";
import classes from "./WishesForm.module.css";

/** One of a few, or none. */
export function Segments(props: {
  label: string;
  data: { value: string; label: string }[];
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  const small = useSmallScreen();
  return (
    <div className={`${ui.row} ${classes.segments}`}>
      <SegmentedControl
        aria-label={props.label}
        classNames={{ root: classes.segmentRoot ?? "" }}
        fullWidth
        orientation={small ? "vertical" : "horizontal"}
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
