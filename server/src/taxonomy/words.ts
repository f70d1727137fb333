/** Longer runs of letters are no words of a title; the bound keeps hostile text cheap. */
const maxWord = 40;

/** Lower case without accents, so that "Técnico" and "tecnico" are one word. */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss");

/** The words of a text in order; "C++" and "C#" keep their signs. At most `limit` of them. */
export function wordsOf(text: string, limit = 5_000): string[] {
  const words: string[] = [];
  for (const [word] of fold(text).matchAll(/[\p{L}\p{N}]{1,200}[+#]{0,2}/gu)) {
    words.push(word.slice(0, maxWord));
    if (words.length === limit) break;
  }
  return words;
}
