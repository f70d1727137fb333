import { useSyncExternalStore } from "react";
import { readStored, removeStored, writeStored } from "../browser/storage.ts";

const key = "single_keys";
const listeners = new Set<() => void>();

/** Single-key shortcuts can be turned off, because speech input triggers them (WCAG 2.1.4). */
export const singleKeysEnabled = (): boolean => readStored(key) !== "off";

export function setSingleKeys(enabled: boolean): void {
  if (enabled) removeStored(key);
  else writeStored(key, "off");
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, singleKeysEnabled);
