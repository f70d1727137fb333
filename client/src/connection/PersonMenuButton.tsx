import { ActionIcon } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { Icon } from "../components/Icon.tsx";
import { useMenuCode } from "../components/useMenuCode.ts";
import type { PersonMenuProps } from "./PersonMenu.tsx";

const load = () => import("./PersonMenu.tsx");

/** What one can do against somebody: remove, block, report. */
export function PersonMenuButton(props: PersonMenuProps) {
  const { code, opener } = useMenuCode(load);
  if (code) return <code.PersonMenu {...props} />;
  return (
    <ActionIcon size="lg" aria-label={`More about ${props.username}`} {...opener}>
      <Icon of={IconDots} size={20} />
    </ActionIcon>
  );
}
