import { navigate } from "wouter/use-browser-location";
import { readToken } from "../browser/session.ts";
import { navigationItems } from "../components/navigation.ts";
import { moveOverCards, openCard } from "./cards.ts";
import { closeOverlay, currentOverlay, openOverlay, typeAhead } from "./overlay.ts";
import { isMac } from "./platform.ts";
import { singleKeysAct } from "./singleKeys.ts";

const fields =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="file"])';
const overPage = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const sequenceMs = 1500;

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
const isCovered = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

let goingAt = Number.NEGATIVE_INFINITY;

/** A place after a "g" that was pressed a moment ago. */
function goes(key: string, now: number): boolean {
  const going = now - goingAt < sequenceMs;
  goingAt = key === "g" && !going ? now : Number.NEGATIVE_INFINITY;
  const place = going && navigationItems(readToken() !== null).find((one) => one.key === key);
  if (place) navigate(place.href);
  return going || key === "g";
}

const focusSearch = (): boolean => {
  const box = document.querySelector<HTMLElement>('[aria-keyshortcuts="/"]');
  box?.focus();
  return box !== null;
};

const openSheet = (): boolean => {
  openOverlay("sheet");
  return true;
};

/** What keys do that are pressed alone; true when there was something to do. */
const single: Record<string, () => boolean> = {
  "/": focusSearch,
  "?": openSheet,
  j: () => moveOverCards(1),
  k: () => moveOverCards(-1),
  o: openCard,
};

function pressedWhilePaletteLoads(event: KeyboardEvent): void {
  if (event.key === "Escape") closeOverlay();
  else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) typeAhead(event.key);
  else return;
  event.preventDefault();
}

/** Ctrl/⌘ K anywhere but over a dialog; single keys where nobody is writing and nothing lies over the page. */
export function pressed(event: KeyboardEvent): void {
  const { target, key } = event;
  if (event.defaultPrevented || event.isComposing) return;
  const command = event.metaKey || (event.ctrlKey && !isMac);
  if (command && !event.altKey && !event.shiftKey && key.toLowerCase() === "k") {
    if (currentOverlay() !== "palette" && isCovered()) return;
    event.preventDefault();
    if (currentOverlay() === "palette") closeOverlay();
    else openOverlay("palette");
    return;
  }
  if (currentOverlay() === "palette" && !isCovered()) {
    pressedWhilePaletteLoads(event);
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || !singleKeysAct()) return;
  // A key that is held down moves on, and does nothing else twice.
  if (event.repeat && key !== "j" && key !== "k") return;
  if (isIn(target, fields) || isIn(target, overPage) || isCovered()) return;
  if (goes(key, event.timeStamp) || single[key]?.()) event.preventDefault();
}
