import { useMergedRef } from "@mantine/hooks";
import { cloneElement, type ReactElement, type Ref, useRef, useState } from "react";
import { lazyDialog } from "./LazyDialog.tsx";
import type { MenuItems } from "./MenuDropdown.tsx";

const MenuDropdown = lazyDialog(() => import("./MenuDropdown.tsx"));

type MenuButtonProps = MenuItems & {
  /** The button element. */
  children: ReactElement<Record<string, unknown>>;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** A button with a menu. The code of the menu is loaded when somebody points at the button, focuses or presses it. */
export function MenuButton({ children, ref, ...menu }: MenuButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const button = useMergedRef(own, ref);
  return (
    <>
      {cloneElement(children, {
        ref: button,
        "aria-haspopup": "menu",
        "aria-expanded": opened,
        onPointerEnter: MenuDropdown.preload,
        onFocus: MenuDropdown.preload,
        onClick: () => setOpened(!opened),
      })}
      <MenuDropdown {...menu} button={own} opened={opened} onChange={setOpened} />
    </>
  );
}
