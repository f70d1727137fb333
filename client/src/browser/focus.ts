// When the focused element is removed, the focus moves to a control nearby instead of the top of the document.
let lastFocused: Element | undefined;
/** Its ancestors, nearest first; a removed element no longer has them. */
let ancestors: Element[] = [];

document.addEventListener("focusin", ({ target }) => {
  if (!(target instanceof Element)) return;
  lastFocused = target;
  ancestors = [];
  for (let node = target.parentElement; node; node = node.parentElement) ancestors.push(node);
});

/** Whether the focused element was removed and nothing else has the focus. */
export const isFocusLost = (): boolean =>
  document.activeElement === document.body && lastFocused !== undefined && !lastFocused.isConnected;

/** Moves a lost focus to `origin`, else to the page's heading. */
export function restoreFocus(origin?: HTMLElement | null): void {
  if (isFocusLost()) (origin ?? document.querySelector("h1"))?.focus({ preventScroll: true });
}

const tabbable = "a[href], button:not(:disabled), input:not(:disabled), select, textarea";
/** Lets components that move the focus themselves do so first. */
const delayMs = 100;

/** Focuses the first control in the nearest remaining ancestor. */
function refocusNearby(): void {
  if (!isFocusLost()) return;
  for (const ancestor of ancestors.filter((node) => node.isConnected && node.closest("main"))) {
    // The ancestor spans the page: focuses its heading.
    if (ancestor.contains(document.querySelector("h1"))) {
      restoreFocus();
      return;
    }
    for (const control of ancestor.querySelectorAll<HTMLElement>(tabbable)) {
      control.focus({ preventScroll: true });
      if (document.activeElement === control) return;
    }
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;
new MutationObserver(() => {
  if (!isFocusLost()) return;
  clearTimeout(timer);
  timer = setTimeout(refocusNearby, delayMs);
}).observe(document.documentElement, { childList: true, subtree: true });
