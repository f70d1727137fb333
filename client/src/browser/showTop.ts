/** Scrolls up to the top of `node` unless it is visible, for example after a long content was collapsed. */
export function showTop(node: Element | null | undefined): void {
  const margin = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (node && node.getBoundingClientRect().top < margin)
    node.scrollIntoView({ block: "start", behavior: "instant" });
}
