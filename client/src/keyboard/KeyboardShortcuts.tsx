import { useWindowEvent } from "@mantine/hooks";
import { lazyDialog } from "../components/LazyDialog.tsx";
import { handleShortcut } from "./handleShortcut.ts";
import { useOverlay } from "./overlay.ts";

const Palette = lazyDialog(() => import("./Palette.tsx"));
const ShortcutsDialog = lazyDialog(() => import("./ShortcutsDialog.tsx"));

export const preloadPalette = Palette.preload;

function handleGlobalKeyDown(event: KeyboardEvent): void {
  if (event.key === "Control" || event.key === "Meta") preloadPalette();
  handleShortcut(event);
}

export function KeyboardShortcuts() {
  const overlay = useOverlay();
  useWindowEvent("keydown", handleGlobalKeyDown);
  return (
    <>
      <Palette opened={overlay === "palette"} />
      <ShortcutsDialog opened={overlay === "shortcuts"} />
    </>
  );
}
