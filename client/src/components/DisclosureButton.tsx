import { Button, type ButtonProps } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { firstClick } from "../browser/firstClick.ts";
import { Icon } from "./Icon.tsx";

type DisclosureButtonProps = ButtonProps & {
  opened: boolean;
  onToggle: () => void;
  "aria-controls": string;
  "aria-describedby"?: string;
};

export const DisclosureButton = ({ opened, onToggle, ...rest }: DisclosureButtonProps) => (
  <Button
    size="xs"
    variant="subtle"
    aria-expanded={opened}
    rightSection={<Icon icon={opened ? IconChevronUp : IconChevronDown} />}
    onClick={firstClick(onToggle)}
    {...rest}
  />
);
