import { navigate } from "wouter/use-browser-location";
import { readToken } from "../browser/session.ts";
import { navigationItems } from "../components/navigation.ts";
import { moveOverCards, openCard } from "./cards.ts";
import { closeOverlay, currentOverlay, openOverlay, typeAhead } from "./overlay.ts";
import { isMac } from "./platform.ts";
import { singleKeysEnabled } from "./singleKeys.ts";

const fields =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="file"])';
const overPage = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const sequenceMs = 1500;

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
const isCovered = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

let sequenceStartedAt = Number.NEGATIVE_INFINITY;

/** Handles the sequence "g" and a navigation key. Returns whether the key belongs to it. */
function handleSequence(key: string, now: number): boolean {
  const isSecondKey = now - sequenceStartedAt < sequenceMs;
  sequenceStartedAt = key === "g" && !isSecondKey ? now : Number.NEGATIVE_INFINITY;
  const target = isSecondKey && navigationItems(readToken() !== null).find((item) => item.key === key);
  if (target) navigate(target.href);
  return isSecondKey || key === "g";
}

const focusSearch = (): boolean => {
  const box = document.querySelector<HTMLElement>('[aria-keyshortcuts="/"]');
  box?.focus();
  return box !== null;
};

const openShortcuts = (): boolean => {
  openOverlay("shortcuts");
  return true;
};

/** Single-key shortcuts; each returns whether it did something. */
const singleKeyActions: Record<string, () => boolean> = {
  "/": focusSearch,
  "?": openShortcuts,
  j: () => moveOverCards(1),
  k: () => moveOverCards(-1),
  o: openCard,
};

function handleKeyWhileLoading(event: KeyboardEvent): void {
  if (event.key === "Escape") closeOverlay();
  else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) typeAhead(event.key);
  else return;
  event.preventDefault();
}

/** Ctrl/⌘ K except over a dialog; single keys except in fields and over dialogs, menus and lists. */
export function handleShortcut(event: KeyboardEvent): void {
  const { target, key } = event;
  if (event.defaultPrevented || event.isComposing) return;
  const hasCommandKey = event.metaKey || (event.ctrlKey && !isMac);
  if (hasCommandKey && !event.altKey && !event.shiftKey && key.toLowerCase() === "k") {
    if (currentOverlay() !== "palette" && isCovered()) return;
    event.preventDefault();
    if (currentOverlay() === "palette") closeOverlay();
    else openOverlay("palette");
    return;
  }
  if (currentOverlay() === "palette" && !isCovered()) {
    handleKeyWhileLoading(event);
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || !singleKeysEnabled()) return;
  // Holding a key down repeats only moving over cards.
  if (event.repeat && key !== "j" && key !== "k") return;
  if (isIn(target, fields) || isIn(target, overPage) || isCovered()) return;
  if (handleSequence(key, event.timeStamp) || singleKeyActions[key]?.()) event.preventDefault();
}
