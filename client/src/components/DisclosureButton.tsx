import { Button, type ButtonProps } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { firstClick } from "../browser/firstClick.ts";
import { Icon } from "./Icon.tsx";

type DisclosureButtonProps = ButtonProps & {
  opened: boolean;
  /** Id of the collapsible content. */
  controls: string;
  /** Id of the element that describes the button. */
  describedBy?: string;
  onToggle: () => void;
  children: ReactNode;
};

export const DisclosureButton = ({
  opened,
  controls,
  describedBy,
  onToggle,
  ...rest
}: DisclosureButtonProps) => (
  <Button
    size="xs"
    variant="subtle"
    aria-expanded={opened}
    aria-controls={controls}
    aria-describedby={describedBy}
    rightSection={<Icon icon={opened ? IconChevronUp : IconChevronDown} />}
    onClick={firstClick(onToggle)}
    {...rest}
  />
);
