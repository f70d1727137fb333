import { parse } from "regexparam";
import { matchRoute } from "wouter";
import { pages } from "../pages.ts";

/** Milliseconds that the pointer or focus must rest on a link before its page's code is loaded. */
const restMs = 80;

function preload(pathname: string): void {
  void pages.find(({ path }) => matchRoute(parse, path, pathname)[0])?.Page.preload();
}

/** The path a link leads to, or a button with `data-goes`; undefined for other sites and for the page that is open. */
function targetPath(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest("a[href], [data-goes]") : null;
  const address = link?.getAttribute("data-goes") ?? link?.getAttribute("href");
  if (!address || !URL.canParse(address, location.href)) return undefined;
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname !== location.pathname ? pathname : undefined;
}

/** Loads the code of a page when the pointer or the focus rests on a link to it, or as soon as the link is pressed. */
export function prefetchOnIntent(): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const after = (ms: number) => (event: Event) => {
    clearTimeout(resting);
    const path = targetPath(event.target);
    if (path) resting = setTimeout(preload, ms, path);
  };
  for (const type of ["pointerover", "focusin"]) addEventListener(type, after(restMs), { passive: true });
  for (const type of ["pointerdown", "touchstart"]) addEventListener(type, after(0), { passive: true });
}
