import type { Icon as Glyph } from "@tabler/icons-react";

/** One line of the palette: a way to somewhere, or something to do. */
export type Item = {
  id: string;
  label: string;
  /** Said beside it: what somebody is, where an opening is. */
  hint?: string | undefined;
  icon?: Glyph;
  /** Of a person: the picture, or null for initials. */
  picture?: string | null;
  keys?: string[];
  /** Other words it is found by. */
  words?: string;
} & ({ href: string } | { run: () => unknown });

export type Group = { name: string; items: Item[] };

const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean);

/** How well an item answers: 0 not at all; best when its label begins with what was typed. */
function answers(item: Item, typed: string): number {
  const typedWords = wordsOf(typed);
  if (typedWords.length === 0) return 0;
  const label = plain(item.label);
  const all = `${label} ${plain(item.words ?? "")} ${plain(item.hint ?? "")}`;
  const known = wordsOf(all);
  const begins = (word: string) => known.some((one) => one.startsWith(word));
  if (!typedWords.every((word) => begins(word) || (word.length > 2 && all.includes(word)))) return 0;
  if (label.startsWith(plain(typed).trim())) return 3;
  return typedWords.every((word) => wordsOf(label).some((one) => one.startsWith(word))) ? 2 : 1;
}

/** Those that answer, best first and otherwise in their order. */
export const found = (items: Item[], typed: string): Item[] =>
  items
    .map((item) => ({ item, rank: answers(item, typed) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ item }) => item);
