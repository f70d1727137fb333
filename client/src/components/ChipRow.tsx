import { VisuallyHidden } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import classes from "./Filters.module.css";
import { Icon } from "./Icon.tsx";

type Chip = { key: string; label: string; onRemove: () => void };

/** The active filters of a list as removable chips. */
export function ChipRow({ chips, onClear }: { chips: Chip[]; onClear: () => void }) {
  if (chips.length === 0) return null;
  return (
    <div className="tags">
      {chips.map(({ key, label, onRemove }) => (
        <button
          key={key}
          type="button"
          className={`text-13 tag ${classes.chip}`}
          data-small
          onClick={onRemove}
        >
          <VisuallyHidden>Remove filter </VisuallyHidden>
          {label}
          <Icon icon={IconX} size={14} />
        </button>
      ))}
      <button type="button" className={`link ${classes.clear}`} onClick={onClear}>
        Clear filters
      </button>
    </div>
  );
}
