import { type ComponentType, useEffect, useState } from "react";
import { notifyError } from "../components/Notify.tsx";
import { closeOverlay, type Overlay, useOverlay } from "./overlay.ts";
import { pressed } from "./pressed.ts";

type Dialog = ComponentType<{ opened: boolean }>;

const load: Record<Overlay, () => Promise<{ default: Dialog }>> = {
  palette: () => import("./Palette.tsx"),
  sheet: () => import("./KeySheet.tsx"),
};

/** On intent, so that it is there when it is wanted. */
export const prefetchPalette = (): void => void load.palette().catch(() => {});

function onKey(event: KeyboardEvent): void {
  if (event.key === "Control" || event.key === "Meta") prefetchPalette();
  pressed(event);
}

/** Listens to the keyboard everywhere; what it brings up is loaded when it is wanted. */
export function Keys() {
  const overlay = useOverlay();
  const [dialogs, setDialogs] = useState<Partial<Record<Overlay, Dialog>>>({});
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  useEffect(() => {
    if (overlay === null || dialogs[overlay]) return;
    load[overlay]().then(
      ({ default: dialog }) => setDialogs((before) => ({ ...before, [overlay]: dialog })),
      () => {
        closeOverlay();
        notifyError("This could not be loaded. You may be offline; please try again.");
      },
    );
  }, [overlay, dialogs]);
  const { palette: Palette, sheet: Sheet } = dialogs;
  return (
    <>
      {Palette && <Palette opened={overlay === "palette"} />}
      {Sheet && <Sheet opened={overlay === "sheet"} />}
    </>
  );
}
