import { VisuallyHidden } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./Filters.module.css";
import { Icon } from "./Icon.tsx";

type ChipProps = { action?: string; onRemove: () => void; children: ReactNode };

/** A button that removes what it names. */
export const Chip = ({ action = "Remove", onRemove, children }: ChipProps) => (
  <button type="button" className={`text-13 tag ${classes.chip}`} data-small onClick={onRemove}>
    <VisuallyHidden>{action} </VisuallyHidden>
    {children}
    <Icon icon={IconX} size={14} />
  </button>
);
