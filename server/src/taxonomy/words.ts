/** Maximum word length, which also bounds the cost of hostile text. */
const maxWord = 40;

/** Lower case without accents: "Técnico" becomes "tecnico". */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss");

/** The words of a text in order, at most `limit`; "C++" and "C#" are kept. */
export function wordsOf(text: string, limit = 5_000): string[] {
  const words: string[] = [];
  for (const [word] of fold(text).matchAll(/[\p{L}\p{N}]{1,200}[+#]{0,2}/gu)) {
    words.push(word.slice(0, maxWord));
    if (words.length === limit) break;
  }
  return words;
}
