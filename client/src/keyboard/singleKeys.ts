import { useSyncExternalStore } from "react";
import { readStored, removeStored, writeStored } from "../browser/storage.ts";

const key = "single_keys";
const listeners = new Set<() => void>();

/** Keys pressed alone act, unless somebody turned that off: speech input and stray fingers press them too. */
export const singleKeysAct = (): boolean => readStored(key) !== "off";

export function setSingleKeys(act: boolean): void {
  if (act) removeStored(key);
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

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, singleKeysAct);
