export const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** The palette's shortcut for display. */
export const paletteKeys = isMac ? "⌘K" : "Ctrl K";
