export type Token = { word: string; start: number; end: number };

/**
 * "C++" and "C#" keep their signs, which distinguish them from "C". Chinese, Japanese and Korean texts write Latin
 * names without spaces around them: "PythonまたはJava".
 */
const tokenPattern =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}ー]+|[[\p{L}\p{N}]--[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}ー]]+(?:\+\+|[#+](?![[\p{L}\p{N}]--[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]]))?/gv;
const letter = /\p{L}/u;
const letterOrDigit = /[\p{L}\p{N}]/u;

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(tokenPattern)) {
    const word = match[0];
    // ".NET" keeps its dot, "node.js" does not.
    const hasDot =
      text.charCodeAt(match.index - 1) === 46 &&
      letter.test(word[0] ?? "") &&
      !letterOrDigit.test(text[match.index - 2] ?? "");
    const start = hasDot ? match.index - 1 : match.index;
    tokens.push({ word: (hasDot ? `.${word}` : word).toLowerCase(), start, end: match.index + word.length });
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

/** Normalised key for lookups by name, alias and topic. */
export function wordsKey(text: string): string {
  return tokensOf(text)
    .map((token) => token.word)
    .join(" ");
}
