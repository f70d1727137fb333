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

/** Returns how long the value is kept. */
export function writeStored(key: string, value: string): "for good" | "in this tab" | "on this page" {
  const store = (storage: () => Storage) =>
    orNull(() => {
      storage().setItem(key, value);
      return true;
    });
  memory.delete(key);
  tabStorage.remove(key);
  if (store(() => localStorage)) return "for good";
  // Removes the outdated value, which also frees space.
  orNull(() => localStorage.removeItem(key));
  if (store(() => localStorage)) return "for good";
  if (store(() => sessionStorage)) return "in this tab";
  memory.set(key, value);
  return "on this page";
}

export function removeStored(key: string): void {
  memory.delete(key);
  tabStorage.remove(key);
  orNull(() => localStorage.removeItem(key));
}
