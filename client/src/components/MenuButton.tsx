import { useMergedRef } from "@mantine/hooks";
import { cloneElement, type ReactElement, type Ref, useRef, useState } from "react";
import { firstClick } from "../browser/firstClick.ts";
import { lazyDialog } from "./LazyDialog.tsx";
import type { MenuItems } from "./MenuDropdown.tsx";

const MenuDropdown = lazyDialog(() => import("./MenuDropdown.tsx"));

type MenuButtonProps = MenuItems & {
  children: ReactElement<Record<string, unknown>>;
  ref?: Ref<HTMLButtonElement>;
};

/** A button with a menu, whose code is loaded on hover, focus or click. */
export function MenuButton({ children, ref, ...menu }: MenuButtonProps) {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const mergedRef = useMergedRef(buttonRef, ref);
  return (
    <>
      {cloneElement(children, {
        ref: mergedRef,
        "aria-haspopup": "menu",
        "aria-expanded": opened,
        onPointerEnter: MenuDropdown.preload,
        onFocus: MenuDropdown.preload,
        onClick: firstClick(() => setOpened(!opened)),
      })}
      <MenuDropdown {...menu} button={buttonRef} opened={opened} onChange={setOpened} />
    </>
  );
}
