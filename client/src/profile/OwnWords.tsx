import { IconPencil } from "@tabler/icons-react";
import { Icon } from "../components/Icon.tsx";
import ui from "../styles/ui.module.css";

/** Marks what the person wrote: no repository shows it. */
export const OwnWords = ({ mine, claims }: { mine: boolean; claims?: boolean }) => (
  <p className={`${ui.s12} ${ui.tertiary} ${ui.row}`}>
    <Icon of={IconPencil} size={14} />
    {mine ? "In your own words" : "In their own words"}
    {claims && ", without evidence"}
  </p>
);
