import type { MantineColorScheme, MantineColorSchemeManager } from "@mantine/core";
import { readStored, removeStored, writeStored } from "./storage.ts";

const key = "color_scheme"; // public/scheme.js reads the same one

const known = (value: string | null): MantineColorScheme | undefined =>
  value === "light" || value === "dark" || value === "auto" ? value : undefined;

export function rememberedScheme(): MantineColorSchemeManager {
  let listener: ((event: StorageEvent) => void) | undefined;
  const unsubscribe = () => {
    if (listener) window.removeEventListener("storage", listener);
    listener = undefined;
  };
  return {
    get: (fallback) => known(readStored(key)) ?? fallback,
    set: (value) => writeStored(key, value),
    clear: () => removeStored(key),
    subscribe: (onUpdate) => {
      unsubscribe();
      listener = (event) => {
        const value = known(event.newValue);
        if (event.key === key && value) onUpdate(value);
      };
      window.addEventListener("storage", listener);
    },
    unsubscribe,
  };
}
