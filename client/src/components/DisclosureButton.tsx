import { Button, type ButtonProps } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import type { ReactNode, Ref } from "react";
import { Icon } from "./Icon.tsx";

type DisclosureButtonProps = ButtonProps & {
  ref?: Ref<HTMLButtonElement>;
  opened: boolean;
  /** Id of what it opens. */
  controls: string;
  /** Id of what it is about, read out with the button. */
  describedBy?: string;
  onToggle: () => void;
  children: ReactNode;
};

/** Opens and closes what stands below it. */
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
    rightSection={<Icon of={opened ? IconChevronUp : IconChevronDown} />}
    onClick={onToggle}
    {...rest}
  />
);
