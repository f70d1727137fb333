import { useState } from "react";
import { notifyError } from "./Notify.tsx";

/**
 * The code of a menu comes when somebody seems to want it. The first press brings it, and it takes the place of the
 * button that was pressed; until then that button has all that assistive technology should know of it.
 */
export function useMenuCode<Code extends object>(load: () => Promise<Code>) {
  const [code, setCode] = useState<Code | null>(null);
  const prefetch = (): void => void load().catch(() => {});
  const open = () =>
    load().then(setCode, () =>
      notifyError("This could not be loaded. You may be offline; please try again."),
    );
  const opener = {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onPointerEnter: prefetch,
    onFocus: prefetch,
    onClick: open,
  } as const;
  return { code, opener };
}
