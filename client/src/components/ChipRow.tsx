import { Chip } from "./Chip.tsx";
import classes from "./Filters.module.css";

type RemovableFilter = { key: string; label: string; onRemove: () => void };

export function ChipRow({ chips, onClear }: { chips: RemovableFilter[]; onClear: () => void }) {
  if (chips.length === 0) return null;
  return (
    <div className="tags">
      {chips.map(({ key, label, onRemove }) => (
        <Chip key={key} action="Remove filter" onRemove={onRemove}>
          {label}
        </Chip>
      ))}
      <button type="button" className={`link nowrap ${classes.clear}`} onClick={onClear}>
        Clear filters
      </button>
    </div>
  );
}
