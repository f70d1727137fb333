import type { Icon as Glyph } from "@tabler/icons-react";
import { plain } from "../text/bestMatches.ts";

/** One line of the palette: a link or an action. */
export type Item = {
  id: string;
  label: string;
  hint?: string;
  icon?: Glyph;
  /** Of a person; null shows initials. */
  picture?: string | null;
  keys?: string[];
  /** Additional search terms. */
  words?: string;
} & ({ href: string } | { run: () => unknown });

export type Group = { name: string; items: Item[] };

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean);

/** How well an item matches the search text: 0 not at all, 3 when its label starts with it. */
function scoreOf(item: Item, typed: string): number {
  const typedWords = wordsOf(typed);
  if (typedWords.length === 0) return 0;
  const label = plain(item.label);
  const all = `${label} ${plain(item.words ?? "")} ${plain(item.hint ?? "")}`;
  const begins = (words: string[], start: string) => words.some((word) => word.startsWith(start));
  const itemWords = wordsOf(all);
  const isMatch = (word: string) => begins(itemWords, word) || (word.length > 2 && all.includes(word));
  if (!typedWords.every(isMatch)) return 0;
  if (label.startsWith(plain(typed).trim())) return 3;
  return typedWords.every((word) => begins(wordsOf(label), word)) ? 2 : 1;
}

/** The matching items, best first, else in their order. */
export const filterItems = (items: Item[], typed: string): Item[] =>
  items
    .map((item) => ({ item, score: scoreOf(item, typed) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
