/** The links that open the visible cards, in document order. */
const links = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>("[data-card-link]")].filter((link) => link.checkVisibility());

const cardOf = (link: HTMLElement): Element => link.closest("article, li") ?? link;

/** The index of the focused card, or -1. */
const focusedIndex = (all: HTMLElement[]): number =>
  all.findIndex((link) => cardOf(link).contains(document.activeElement));

const firstInView = (all: HTMLElement[]): number =>
  Math.max(
    0,
    all.findIndex((link) => link.getBoundingClientRect().top > 56),
  );

/** Focuses the next or previous card, at first the first one in view. */
export function moveOverCards(step: 1 | -1): boolean {
  const all = links();
  const index = focusedIndex(all);
  const link = all[index < 0 ? firstInView(all) : Math.min(all.length - 1, Math.max(0, index + step))];
  if (!link) return false;
  link.focus({ preventScroll: true });
  cardOf(link).scrollIntoView({ block: "nearest", behavior: "instant" });
  return true;
}

export function openCard(): boolean {
  const all = links();
  const link = all[focusedIndex(all)];
  link?.click();
  return link !== undefined;
}
