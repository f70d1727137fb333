/** Cards in the order of the page; the link in each that opens it carries this mark. */
const links = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>("[data-card-link]")].filter((link) => link.checkVisibility());

const cardOf = (link: HTMLElement): Element => link.closest("article, li") ?? link;

/** The card that has the focus, or -1. */
const current = (all: HTMLElement[]): number =>
  all.findIndex((link) => cardOf(link).contains(document.activeElement));

/** The first card that is not above what is seen. */
const firstInView = (all: HTMLElement[]): number =>
  Math.max(
    0,
    all.findIndex((link) => link.getBoundingClientRect().top > 56),
  );

/** To the next card or the one before; the first press goes to the first one in view. */
export function moveOverCards(step: 1 | -1): boolean {
  const all = links();
  const at = current(all);
  const link = all[at < 0 ? firstInView(all) : Math.min(all.length - 1, Math.max(0, at + step))];
  if (!link) return false;
  link.focus({ preventScroll: true });
  cardOf(link).scrollIntoView({ block: "nearest", behavior: "instant" });
  return true;
}

/** Opens the card that has the focus. */
export function openCard(): boolean {
  const all = links();
  const link = all[current(all)];
  link?.click();
  return link !== undefined;
}
