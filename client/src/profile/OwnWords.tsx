import { IconPencil } from "@tabler/icons-react";
import { Icon } from "../components/Icon.tsx";
import ui from "../styles/ui.module.css";

/** Marks a text that the owner wrote, without evidence in repositories. */
export const OwnWords = ({ mine, claims }: { mine: boolean; claims?: boolean }) => (
  <p className={`${ui.s12} ${ui.tertiary} ${ui.row}`}>
    <Icon icon={IconPencil} size={14} />
    {mine ? "In your own words" : "In their own words"}
    {claims && ", without evidence"}
  </p>
);
