import { useSyncExternalStore } from "react";

/** What the keyboard brings up over the page. */
export type Overlay = "palette" | "sheet";

let current: Overlay | null = null;
let opener: Element | null = null;
let ahead = "";
const listeners = new Set<() => void>();

function show(next: Overlay | null): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentOverlay = (): Overlay | null => current;
export const useOverlay = (): Overlay | null => useSyncExternalStore(subscribe, currentOverlay);

/** Whatever brought it up gets the focus back; the item of a menu is gone by then, so the menu says who. */
export function openOverlay(which: Overlay, from: Element | null = document.activeElement): void {
  // From the palette to the sheet: back to where the palette was opened from.
  if (current === null) opener = from;
  ahead = "";
  show(which);
}

/** Gives the focus back to where it was, unless what was chosen takes it elsewhere. */
export function closeOverlay({ returnFocus = true } = {}): void {
  if (current === null) return;
  show(null);
  const back = opener;
  opener = null;
  // After the dialog has let go of it.
  if (returnFocus) setTimeout(() => back instanceof HTMLElement && back.focus({ preventScroll: true }));
}

/** What is typed while the palette's code is on its way is not lost. */
export function typeAhead(letter: string): void {
  ahead += letter;
}
export const typedAhead = (): string => ahead;
