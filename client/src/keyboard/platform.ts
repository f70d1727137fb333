export const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** What brings up the palette, as it is printed on the keys. */
export const paletteKeys = isMac ? "⌘K" : "Ctrl K";
