import { countsOf } from "../../server/src/text/counts.ts";
import { type Ranked, ranked } from "./rankSet.ts";
import type { RankingSet } from "./readSet.ts";

export type LexicalMethod = "bm25" | "tfidf";

const stopWords = new Set(
  `a about above after again all also am an and any are as at be because been before being below between both but by can
could did do does doing down during each etc few for from further had has have having he her here hers him his how i if in into is it its
itself just me more most my no nor not now of off on once only or other our ours out over own per same she should so some such than that
the their theirs them then there these they this those through to too under until up upon very was we were what when where which while who
whom why will with within without would you your yours`.split(/\s+/),
);
const wordPattern = /[\p{L}\p{N}]+(?:[+#]+|\.[\p{L}\p{N}]+)*/gu;

function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(wordPattern) ?? [])
    .filter((word) => word.length > 1 && !stopWords.has(word) && !/^\d+$/.test(word))
    .map((word) =>
      word.length > 4 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word,
    );
}

/** The two usual baselines; the title of a job counts three times. */
export function rankByWords(set: RankingSet, method: LexicalMethod): Ranked[] {
  const jobs = set.jobs.map(({ id, title, descriptionText }) => ({
    id,
    counts: countsOf(wordsIn(`${title} ${title} ${title}\n${descriptionText ?? ""}`)),
  }));
  const lengths = jobs.map(({ counts }) => [...counts.values()].reduce((sum, count) => sum + count, 0));
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, jobs.length) || 1;
  const having = countsOf(jobs.flatMap(({ counts }) => [...counts.keys()]));
  const bm25Weight = (word: string) => {
    const count = having.get(word) ?? 0;
    return Math.log(1 + (jobs.length - count + 0.5) / (count + 0.5));
  };
  const idf = (word: string) => Math.log((jobs.length + 1) / ((having.get(word) ?? 0) + 1)) + 1;
  const norms = jobs.map(
    ({ counts }) =>
      Math.sqrt(
        [...counts].reduce((sum, [word, count]) => sum + ((1 + Math.log(count)) * idf(word)) ** 2, 0),
      ) || 1,
  );
  const scored = (query: Map<string, number>, at: number): number => {
    let sum = 0;
    for (const [word, times] of query) {
      const count = jobs[at]?.counts.get(word);
      if (!count) continue;
      sum +=
        method === "bm25"
          ? (bm25Weight(word) * times * 9 * count * 2.2) /
            ((times + 8) * (count + 1.2 * (0.25 + (0.75 * (lengths[at] ?? 0)) / average)))
          : (1 + Math.log(times)) * (1 + Math.log(count)) * idf(word) ** 2;
    }
    return method === "bm25" ? sum : sum / (norms[at] ?? 1);
  };
  return set.cvs.flatMap((cv) => {
    const query = countsOf(wordsIn(cv.text));
    return ranked(jobs.map(({ id }, at) => ({ cvId: cv.id, jobId: id, score: scored(query, at) })));
  });
}
