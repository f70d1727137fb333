import { useSyncExternalStore } from "react";
import { createListeners } from "../browser/listeners.ts";
import { readStored, removeStored, writeStored } from "../browser/storage.ts";

const key = "single_keys";
const listeners = createListeners();

/** Single-key shortcuts can be turned off, because speech input triggers them (WCAG 2.1.4). */
export const singleKeysEnabled = (): boolean => readStored(key) !== "off";

export function setSingleKeys(enabled: boolean): void {
  if (enabled) removeStored(key);
  else writeStored(key, "off");
  listeners.notify();
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = listeners.subscribe(listener);
  addEventListener("storage", listener);
  return () => {
    unsubscribe();
    removeEventListener("storage", listener);
  };
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, singleKeysEnabled);
