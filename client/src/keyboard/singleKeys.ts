import { useSyncExternalStore } from "react";
import { createListeners } from "../browser/listeners.ts";
import { readStored, removeStored, writeStored } from "../browser/storage.ts";

const key = "single_keys";
const listeners = createListeners();
// Changed in another tab.
addEventListener("storage", listeners.notify);

/** Single-key shortcuts can be turned off, because speech input triggers them (WCAG 2.1.4). */
export const singleKeysEnabled = (): boolean => readStored(key) !== "off";

export function setSingleKeys(enabled: boolean): void {
  if (enabled) removeStored(key);
  else writeStored(key, "off");
  listeners.notify();
}

export const useSingleKeys = (): boolean => useSyncExternalStore(listeners.subscribe, singleKeysEnabled);
