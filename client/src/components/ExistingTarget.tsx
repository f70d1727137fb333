import { assignRef } from "@mantine/hooks";
import { type Ref, type RefObject, useLayoutEffect } from "react";

type ExistingTargetProps = { of: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement>; id?: string };

/** The target of a lazily loaded popover or menu whose button is already mounted. A menu is labelled by its `id`. */
export function ExistingTarget({ of, ref, id }: ExistingTargetProps) {
  useLayoutEffect(() => {
    if (id && of.current) of.current.id = id;
    assignRef(ref ?? null, of.current);
    return () => void assignRef(ref ?? null, null);
  }, [ref, of, id]);
  return null;
}
