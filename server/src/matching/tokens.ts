export type Token = { word: string; start: number; end: number };

// ".NET" keeps its dot and "C++" and "C#" their signs: without them they are other words.
const tokenPattern =
  /(?<![\p{L}\p{N}])\.?\p{L}[\p{L}\p{N}]*(?:\+\+|[#+](?![\p{L}\p{N}]))?|[\p{L}\p{N}]+(?:\+\+|#(?![\p{L}\p{N}]))?/gu;

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(tokenPattern)) {
    tokens.push({ word: match[0].toLowerCase(), start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

/** Whether two tokens may belong to one term: "event-sourcing", "event\nsourcing", "CI/CD"; not "event. Sourcing". */
export function isJoined(text: string, left: Token, right: Token): boolean {
  const gap = right.start - left.end;
  if (gap === 0) return true;
  if (gap > 3) return false;
  const between = text.slice(left.end, right.start);
  if (gap === 1) return !/[,;:!?()[\]{}"|<>=]/.test(between);
  return /^(?:\s+|\s?[-–&+/]\s?)$/.test(between) && !/\n\s*\n/.test(between);
}

/** One spelling for all spellings: what look-ups by name, alias and topic compare. */
export function wordsKey(text: string): string {
  return tokensOf(text)
    .map((token) => token.word)
    .join(" ");
}
