// Storage may be blocked, full, or edited by hand. What the browser does not keep lives as long as the tab, or at least
// as long as the page, which beats a white screen.
const memory = new Map<string, string>();

function attempt<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}

export const readStored = (key: string): string | null =>
  memory.get(key) ?? attempt(() => sessionStorage.getItem(key)) ?? attempt(() => localStorage.getItem(key));

/** Answers for how long it is kept. */
export function writeStored(key: string, value: string): "for good" | "in this tab" | "on this page" {
  const keep = (storage: () => Storage) =>
    attempt(() => {
      storage().setItem(key, value);
      return true;
    });
  memory.delete(key);
  attempt(() => sessionStorage.removeItem(key));
  if (keep(() => localStorage)) return "for good";
  // What stood there before must not come back; without it there may be room enough.
  attempt(() => localStorage.removeItem(key));
  if (keep(() => localStorage)) return "for good";
  if (keep(() => sessionStorage)) return "in this tab";
  memory.set(key, value);
  return "on this page";
}

export function removeStored(key: string): void {
  memory.delete(key);
  attempt(() => sessionStorage.removeItem(key));
  attempt(() => localStorage.removeItem(key));
}
