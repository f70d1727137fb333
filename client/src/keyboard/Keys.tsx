import { useWindowEvent } from "@mantine/hooks";
import { lazyDialog } from "../components/LazyDialog.tsx";
import { useOverlay } from "./overlay.ts";
import { pressed } from "./pressed.ts";

const Palette = lazyDialog(() => import("./Palette.tsx"));
const KeySheet = lazyDialog(() => import("./KeySheet.tsx"));

export const prefetchPalette = Palette.preload;

function onKey(event: KeyboardEvent): void {
  if (event.key === "Control" || event.key === "Meta") prefetchPalette();
  pressed(event);
}

/** Listens to the keyboard everywhere; what it brings up is loaded when it is wanted. */
export function Keys() {
  const overlay = useOverlay();
  useWindowEvent("keydown", onKey);
  return (
    <>
      <Palette opened={overlay === "palette"} />
      <KeySheet opened={overlay === "sheet"} />
    </>
  );
}
