import { pageAt } from "./pages.ts";

/** A pointer or a focus that rests this long means to stay; one on its way elsewhere asks for nothing. */
const restMs = 80;

let shownPath: string | undefined;

/** Fetches the code of the page at an address of ours, and asks what it asks first, at the same time. */
function bring({ pathname, search }: Location | URL): void {
  const found = pageAt(pathname);
  if (!found) return;
  found.page.code.get().catch(() => {});
  found.page.ask?.(found.part, search);
}

/** Where a link leads, or a button that says in `data-goes` where its press will lead; nothing for the page that is open. */
function goalOf(target: EventTarget | null): URL | undefined {
  const way = target instanceof Element ? target.closest("a[href], [data-goes]") : null;
  const address = way?.getAttribute("data-goes") ?? way?.getAttribute("href");
  if (!address || !URL.canParse(address, location.href)) return undefined;
  const goal = new URL(address, location.href);
  return goal.origin === location.origin && goal.pathname !== location.pathname ? goal : undefined;
}

function bringCurrent(): void {
  if (location.pathname === shownPath) return;
  shownPath = location.pathname;
  bring(location);
}

/** From now on a page is on its way as soon as somebody seems to want it; the one at the present address at once. */
export function prefetchPages(): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const soon = ({ target }: Event) => {
    clearTimeout(resting);
    const goal = goalOf(target);
    if (goal) resting = setTimeout(bring, restMs, goal);
  };
  const now = ({ target }: Event) => {
    clearTimeout(resting);
    const goal = goalOf(target);
    if (goal) bring(goal);
  };
  for (const type of ["pointerover", "focusin"]) addEventListener(type, soon, { passive: true });
  for (const type of ["pointerdown", "touchstart"]) addEventListener(type, now, { passive: true });
  // The router sends these when it changes the address.
  for (const type of ["pushState", "replaceState", "popstate"]) addEventListener(type, bringCurrent);
  bringCurrent();
}
