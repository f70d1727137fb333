import { VisuallyHidden } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import ui from "../styles/ui.module.css";
import classes from "./Filters.module.css";
import { Icon } from "./Icon.tsx";

type Chip = { key: string; word: string; remove: () => void };

/** What a list is narrowed to, each filter to be removed again. */
export function ChipRow({ chips, onClear }: { chips: Chip[]; onClear: () => void }) {
  if (chips.length === 0) return null;
  return (
    <div className={ui.tags}>
      {chips.map(({ key, word, remove }) => (
        <button
          key={key}
          type="button"
          className={`${ui.s13} ${ui.tag} ${classes.chip}`}
          data-small
          onClick={remove}
        >
          <VisuallyHidden>Remove filter </VisuallyHidden>
          {word}
          <Icon of={IconX} size={14} />
        </button>
      ))}
      <button type="button" className={`${ui.link} ${classes.clear}`} onClick={onClear}>
        Clear filters
      </button>
    </div>
  );
}
