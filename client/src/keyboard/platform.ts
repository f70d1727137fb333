export const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

export const paletteKeys = isMac ? "⌘K" : "Ctrl K";
