const maxLineLength = 2_000;
const maxRun = 40;

/**
 * Bounds untrusted text for patterns with quadratic cost: runs of spaces are cut to 40, runs of blank lines to three, and
 * lines longer than 2,000 characters are broken at a space.
 */
export function boundText(text: string): string {
  return boundSpaces(text).split("\n").flatMap(breakLine).join("\n");
}

/** The part of `boundText` that keeps lines, for formats in which line breaks are significant. */
export const boundSpaces = (text: string): string =>
  text
    .replace(/[^\S\n]{41,}/g, (run) => run.slice(0, maxRun))
    .replace(/(?:[^\S\n]{0,40}\n){5,}/g, "\n\n\n\n");

/** Splits a line into parts of at most 2,000 characters. */
export function breakLine(line: string): string[] {
  const parts: string[] = [];
  let remaining = line;
  while (remaining.length > maxLineLength) {
    const space = remaining.lastIndexOf(" ", maxLineLength);
    const end = space > maxLineLength / 2 ? space : maxLineLength;
    parts.push(remaining.slice(0, end));
    remaining = remaining.slice(end);
  }
  return [...parts, remaining];
}
