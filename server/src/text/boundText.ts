const maxLineLength = 2_000;
const maxRun = 40;

/**
 * Foreign text, made cheap for patterns that cost the square of a line or of a run of spaces: runs of more than 40
 * spaces are cut to 40, runs of blank lines to three, and lines of more than 2,000 characters are broken at a space.
 */
export function boundText(text: string): string {
  return boundSpaces(text).split("\n").flatMap(breakLine).join("\n");
}

/** The part of `boundText` that keeps lines whole, for formats in which a line end has a meaning. */
export const boundSpaces = (text: string): string =>
  text
    .replace(/[^\S\n]{41,}/g, (run) => run.slice(0, maxRun))
    .replace(/(?:[^\S\n]{0,40}\n){5,}/g, "\n\n\n\n");

/** A line in parts of at most 2,000 characters. */
export function breakLine(line: string): string[] {
  const parts: string[] = [];
  let rest = line;
  while (rest.length > maxLineLength) {
    const space = rest.lastIndexOf(" ", maxLineLength);
    const end = space > maxLineLength / 2 ? space : maxLineLength;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...parts, rest];
}
