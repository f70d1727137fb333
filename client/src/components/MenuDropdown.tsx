import { Menu, type MenuProps } from "@mantine/core";
import type { Icon as Glyph } from "@tabler/icons-react";
import type { ReactNode, RefObject } from "react";
import { ExistingTarget } from "./ExistingTarget.tsx";
import { Icon } from "./Icon.tsx";

type Item = { name: ReactNode; icon?: Glyph; mark?: ReactNode; disabled?: boolean; onClick: () => unknown };

export type MenuItems = Pick<MenuProps, "position" | "width"> & {
  title?: ReactNode;
  items: (Item | "divider")[];
  className?: string;
};

type MenuDropdownProps = MenuItems & {
  button: RefObject<HTMLButtonElement | null>;
  opened: boolean;
  onChange: (opened: boolean) => void;
};

export default function MenuDropdown({ button, title, items, className, ...menu }: MenuDropdownProps) {
  // Mantine would focus the first item, and nothing when it is disabled.
  const first = items.findIndex((item) => item !== "divider" && !item.disabled);
  return (
    <Menu position="bottom-end" transitionProps={{ duration: 120 }} {...menu}>
      <Menu.Target>
        <ExistingTarget of={button} />
      </Menu.Target>
      <Menu.Dropdown className={className}>
        {title && <Menu.Label>{title}</Menu.Label>}
        {items.map((item, index) =>
          item === "divider" ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
            <Menu.Divider key={index} />
          ) : (
            <Menu.Item
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
              key={index}
              disabled={item.disabled}
              data-autofocus={index === first || undefined}
              leftSection={item.icon && <Icon icon={item.icon} />}
              rightSection={item.mark}
              onClick={item.onClick}
            >
              {item.name}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
