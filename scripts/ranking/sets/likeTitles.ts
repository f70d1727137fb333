import { plainTitle } from "./evaluationSet.ts";

export const alike = { same: 0.65, related: 0.35, other: 0.1 };

/** 0 to 1: similarity of the words of a title and of one of these titles, weighted by rarity. */
export function similarityTo(all: string[]): (title: string, at: number) => number {
  const titles = all.map((title) => new Set(plainTitle(title).split(" ")));
  const weight = (word: string) =>
    Math.log((titles.length + 1) / (titles.filter((title) => title.has(word)).length + 1)) + 0.2;
  const sum = (words: Iterable<string>) => [...words].reduce((total, word) => total + weight(word) ** 2, 0);
  return (title, at) => {
    const own = new Set(title.split(" "));
    const other = titles[at] ?? new Set<string>();
    return sum(own.intersection(other)) / Math.sqrt(sum(own) * sum(other) || 1);
  };
}

/** Removes a title from a text. */
export const withoutTitle = (text: string, title: string): string =>
  text.replace(new RegExp(title.replaceAll(" ", "\\W+"), "gi"), " ");
