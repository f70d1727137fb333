import { lazy } from "../../lazy.ts";
import { closeness, graph, type Node } from "./nodes.ts";

/** Occupations compared for a word: "engineer" is in titles of 500. */
const maxCompared = 60;
/** Words in the titles of fewer occupations are treated as specific. */
const minCompared = 5;

/** The occupations by the words of their titles, which are lower-case and without accents. */
const occupationsByWord = lazy(() => {
  const byWord = new Map<string, Node[]>();
  for (const node of graph().nodes)
    for (const title of node.titles.flat())
      for (const word of title.split(" ")) {
        const all = byWord.getOrInsertComputed(word, () => []);
        if (all.at(-1) !== node) all.push(node);
      }
  return byWord;
});

/**
 * 0 to 1: how close an occupation is to all whose titles have a word, on average: 0.1 for "officer" and the police, 0.5 for
 * "nurse". A title of one such word alone says little where its word is in titles of many trades.
 */
export function meanCloseness(word: string, node: Node): number {
  const plain = word.normalize("NFD").replace(/\p{M}/gu, "");
  const all = occupationsByWord().get(plain) ?? [];
  if (all.length < minCompared) return 1;
  const step = Math.ceil(all.length / maxCompared);
  const some = all.filter((_, at) => at % step === 0);
  return some.reduce((sum, one) => sum + closeness(node, one), 0) / some.length;
}
