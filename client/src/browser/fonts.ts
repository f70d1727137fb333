/**
 * Loads a font before the first text uses it, so that the text is laid out once. When loading fails the system font
 * stays.
 */
export function preloadFont(family: string): void {
  document.fonts.load(`1em "${family}"`).catch(() => undefined);
}
