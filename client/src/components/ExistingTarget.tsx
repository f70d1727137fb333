import { assignRef } from "@mantine/hooks";
import { type Ref, type RefObject, useLayoutEffect } from "react";

type ExistingTargetProps = { of: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement>; id?: string };

/** The target of a popover or menu that was on the page before their code was loaded. A menu is named by its `id`. */
export function ExistingTarget({ of, ref, id }: ExistingTargetProps) {
  useLayoutEffect(() => {
    if (id && of.current) of.current.id = id;
    assignRef(ref ?? null, of.current);
    return () => void assignRef(ref ?? null, null);
  }, [ref, of, id]);
  return null;
}
