// localStorage, with sessionStorage and memory as fallbacks when it is blocked or full.
const memory = new Map<string, string>();

function orNull<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** sessionStorage; empty when it is blocked. */
export const tabStorage = {
  get: (key: string): string | null => orNull(() => sessionStorage.getItem(key)),
  set: (key: string, value: string): void => void orNull(() => sessionStorage.setItem(key, value)),
  remove: (key: string): void => void orNull(() => sessionStorage.removeItem(key)),
};

export const readStored = (key: string): string | null =>
  memory.get(key) ?? tabStorage.get(key) ?? orNull(() => localStorage.getItem(key));

/** Returns where the value is kept: "session" lasts as long as the tab, "memory" as long as the page. */
export function writeStored(key: string, value: string): "local" | "session" | "memory" {
  const store = (storage: () => Storage) =>
    orNull(() => {
      storage().setItem(key, value);
      return true;
    });
  memory.delete(key);
  tabStorage.remove(key);
  if (store(() => localStorage)) return "local";
  // Removes the outdated value, which also frees space.
  orNull(() => localStorage.removeItem(key));
  if (store(() => localStorage)) return "local";
  if (store(() => sessionStorage)) return "session";
  memory.set(key, value);
  return "memory";
}

export function removeStored(key: string): void {
  memory.delete(key);
  tabStorage.remove(key);
  orNull(() => localStorage.removeItem(key));
}
