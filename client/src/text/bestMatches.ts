/** How well a text matches: 0 equal, 1 at its start, 2 at the start of a word, 3 within a word; -1 not at all. */
function rankOf(text: string, query: string): number {
  if (text === query) return 0;
  if (text.startsWith(query)) return 1;
  if (text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(query))) return 2;
  return text.includes(query) ? 3 : -1;
}

const letters: Record<string, string> = { ł: "l", ø: "o", đ: "d", ı: "i" };
/** In lower case and without accents: "montreal" finds "Montréal", "lodz" finds "Łódź". */
export const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[łøđı]/g, (letter) => letters[letter] ?? letter);

/** The options that contain the typed text, best matches first. The sort is stable. */
export function bestMatches<T>(options: T[], typed: string, textOf: (option: T) => string): T[] {
  const query = plain(typed.trim());
  return options
    .map((option) => ({ option, rank: rankOf(plain(textOf(option)), query) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}
