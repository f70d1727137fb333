import type { TaxonomyEntry } from "../../server/src/taxonomy/taxonomy.ts";
import { wordsOf } from "../../server/src/taxonomy/words.ts";

/** Normalises titles: "Software Developers" and "software developer" become equal. */
const keyOf = (title: string) =>
  wordsOf(title.replace(/\([^)]*\)/g, ""))
    .map((word) => word.replace(/(?<=...)s$/, ""))
    .join(" ");

/** Weighted Jaccard similarity of the words of two keys, by rarity. */
function overlap(a: Set<string>, b: Set<string>, rarity: Map<string, number>): number {
  let [common, all] = [0, 0];
  for (const word of new Set([...a, ...b])) {
    const weight = rarity.get(word) ?? 10;
    all += weight;
    if (a.has(word) && b.has(word)) common += weight;
  }
  return all > 0 ? common / all : 0;
}

/** Weight of a group that none of its neighbours has. */
const doubt = 0.25;

/**
 * Assigns each O*NET occupation the ISCO unit group that its titles vote for in ESCO: an exact title is one vote (the main
 * title three), another title votes for the most similar ones with its overlap of words, cubed. Votes are weighted by the
 * agreement of the O*NET minor group on the ISCO sub-major group.
 */
export function withIscoGroups(
  onet: Omit<TaxonomyEntry, "iscoGroup">[],
  esco: TaxonomyEntry[],
): TaxonomyEntry[] {
  const groupsOfTitle = new Map<string, Set<string>>();
  for (const { titles, iscoGroup } of esco)
    for (const title of titles.en ?? []) {
      const key = keyOf(title);
      groupsOfTitle.set(key, (groupsOfTitle.get(key) ?? new Set()).add(iscoGroup));
    }
  const keys = [...groupsOfTitle.keys()].map((key) => new Set(key.split(" ")));
  const groups = [...groupsOfTitle.values()];
  const byWord = new Map<string, number[]>();
  keys.forEach((words, at) => {
    for (const word of words) byWord.getOrInsertComputed(word, () => []).push(at);
  });
  const rarity = new Map([...byWord].map(([word, at]) => [word, Math.log(keys.length / at.length)]));

  const counted = onet.map((one) => {
    const votes = new Map<string, number>();
    const vote = (names: Set<string>, weight: number) => {
      for (const name of names) votes.set(name, (votes.get(name) ?? 0) + weight / names.size);
    };
    for (const [at, title] of (one.titles.en ?? []).entries()) {
      const importance = at === 0 ? 3 : 1;
      const key = keyOf(title);
      const same = groupsOfTitle.get(key);
      if (same) vote(same, importance);
      else {
        const words = new Set(key.split(" "));
        const rarest = [...words]
          .filter((word) => byWord.has(word))
          .sort((a, b) => (rarity.get(b) ?? 0) - (rarity.get(a) ?? 0));
        for (const near of new Set(rarest.slice(0, 2).flatMap((word) => byWord.get(word) ?? [])))
          vote(groups[near] ?? new Set(), importance * overlap(words, keys[near] ?? new Set(), rarity) ** 3);
      }
    }
    return { one, votes };
  });
  const usual = usualSubMajorGroups(counted);
  return counted.map(({ one, votes }) => {
    const shares = usual.get(minorGroup(one.id)) ?? new Map();
    const [best] = [...votes]
      .map(([group, count]) => [group, count * ((shares.get(group.slice(0, 2)) ?? 0) + doubt)] as const)
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    return { ...one, iscoGroup: best?.[0] ?? "" };
  });
}

/** The first four characters of an O*NET code: the minor group of the Standard Occupational Classification. */
const minorGroup = (code: string) => code.slice(0, 4);

/** For each O*NET minor group the distribution of its votes over ISCO sub-major groups; each occupation has one vote. */
function usualSubMajorGroups(
  counted: { one: { id: string }; votes: Map<string, number> }[],
): Map<string, Map<string, number>> {
  const usual = new Map<string, Map<string, number>>();
  for (const [group, members] of Map.groupBy(counted, ({ one }) => minorGroup(one.id))) {
    const shares = new Map<string, number>();
    for (const { votes } of members) {
      const sum = [...votes.values()].reduce((all, count) => all + count, 0);
      for (const [isco, count] of votes)
        shares.set(isco.slice(0, 2), (shares.get(isco.slice(0, 2)) ?? 0) + count / sum / members.length);
    }
    usual.set(group, shares);
  }
  return usual;
}
