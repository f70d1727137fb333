import { useSyncExternalStore } from "react";
import { createListeners } from "../browser/listeners.ts";

export type Overlay = "palette" | "shortcuts";

let current: Overlay | null = null;
let opener: Element | null = null;
let typedAhead = "";
const listeners = createListeners();

function show(next: Overlay | null): void {
  current = next;
  listeners.notify();
}

export const currentOverlay = (): Overlay | null => current;
export const useOverlay = (): Overlay | null => useSyncExternalStore(listeners.subscribe, currentOverlay);

/** Opens an overlay. `from` gets the focus back; a menu passes its button, because its items unmount. */
export function openOverlay(which: Overlay, from: Element | null = document.activeElement): void {
  // The sheet opened from the palette returns the focus to the palette's opener.
  if (current === null) opener = from;
  typedAhead = "";
  show(which);
}

/** Closes the overlay and returns the focus to its opener. */
export function closeOverlay({ returnFocus = true } = {}): void {
  if (current === null) return;
  show(null);
  const target = opener;
  opener = null;
  // After the dialog has released its focus trap.
  if (returnFocus) setTimeout(() => target instanceof HTMLElement && target.focus({ preventScroll: true }));
}

/** Buffers what is typed while the palette's code is loading. */
export function typeAhead(letter: string): void {
  typedAhead += letter;
}
export const bufferedText = (): string => typedAhead;
