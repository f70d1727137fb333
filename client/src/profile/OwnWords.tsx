import { IconPencil } from "@tabler/icons-react";
import { Icon } from "../components/Icon.tsx";

/** Marks a text that the owner wrote, without evidence in repositories. */
export const OwnWords = ({ mine, claims }: { mine: boolean; claims?: boolean }) => (
  <p className="text-12 tertiary row">
    <Icon icon={IconPencil} size={14} />
    {mine ? "In your own words" : "In their own words"}
    {claims && ", without evidence"}
  </p>
);
