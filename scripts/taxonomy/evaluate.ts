/** Mean average precision of title ranking on held-out occupations. */
import type { TaxonomyEntry, TitleLanguage } from "../../server/src/taxonomy/taxonomy.ts";

type TitleSet = {
  name: string;
  queries: { title: string; owner: string }[];
  corpus: { title: string; owner: string }[];
};

/** Scores of all corpus titles for each query. */
export type Ranker = (queries: string[], corpus: string[]) => Float32Array[];

const onlyWith = (entries: TaxonomyEntry[], source: string) => entries.filter((one) => one.source === source);

/** `from`, `to`: languages of the queries (the first title) and of the corpus (all other titles). */
function setOf(
  name: string,
  entries: TaxonomyEntry[],
  from: TitleLanguage,
  to: TitleLanguage,
  ownerOf: (entry: TaxonomyEntry) => string,
): TitleSet {
  const first = (entry: TaxonomyEntry) => entry.titles[from]?.[0] ?? "";
  return {
    name,
    queries: entries.map((entry) => ({ title: first(entry), owner: ownerOf(entry) })),
    corpus: entries.flatMap((entry) =>
      (entry.titles[to] ?? [])
        .filter((title) => title !== first(entry))
        .map((title) => ({ title, owner: ownerOf(entry) })),
    ),
  };
}

/** "group": titles of the same ISCO unit group are relevant too. */
export function heldOutSets(heldOut: TaxonomyEntry[]): TitleSet[] {
  const [esco, onet] = [onlyWith(heldOut, "esco"), onlyWith(heldOut, "onet")];
  const own = (entry: TaxonomyEntry) => entry.id;
  const group = (entry: TaxonomyEntry) => entry.iscoGroup;
  return [
    setOf("onet en", onet, "en", "en", own),
    setOf("esco en", esco, "en", "en", own),
    setOf("esco es", esco, "es", "es", own),
    setOf("esco de", esco, "de", "de", own),
    setOf("esco en-de", esco, "en", "de", own),
    setOf("esco en-es", esco, "en", "es", own),
    setOf("group en", esco, "en", "en", group),
    setOf("group es", esco, "es", "es", group),
    setOf("group de", esco, "de", "de", group),
  ];
}

/** Mean over the queries of the average precision over the full corpus. */
export function meanAveragePrecision({ queries, corpus }: TitleSet, rank: Ranker): number {
  const scores = rank(
    queries.map((one) => one.title),
    corpus.map((one) => one.title),
  );
  let [sum, counted] = [0, 0];
  queries.forEach(({ owner }, query) => {
    const own = scores[query] ?? new Float32Array();
    const order = corpus.map((_, at) => at).sort((a, b) => (own[b] ?? 0) - (own[a] ?? 0) || a - b);
    let [found, precision] = [0, 0];
    order.forEach((at, place) => {
      if (corpus[at]?.owner === owner) precision += ++found / (place + 1);
    });
    if (found > 0) {
      sum += precision / found;
      counted++;
    }
  });
  return sum / counted;
}
