import type { Phrase } from "./about.ts";
import type { Ground } from "./claims.ts";
import type { CountedRepository } from "./repositories.ts";

export type WeighedPhrase = { text: string; weight: number; grounds: Ground[] };

/** Below this share of the heaviest phrase it is a detail of a side project. */
const leastShare = 0.2;
const most = 10;

/**
 * What the person's projects are about, in the projects' own words, heaviest first. A phrase counts by the repositories
 * that say it and by how: each kind of place once (1 − Π(1 − strength)).
 */
export function subjectsOf(phrases: Phrase[]): WeighedPhrase[] {
  const byKey = new Map<string, Phrase[]>();
  for (const phrase of phrases.filter(isOwn)) {
    const key = singular(phrase.key);
    byKey.set(key, [...(byKey.get(key) ?? []), phrase]);
  }
  const weighed = [...byKey.values()]
    .map((same) => {
      const repositories = [...new Set(same.map((phrase) => phrase.in))];
      const weight = repositories.reduce(
        (sum, one) => sum + one.weight * sureness(same.filter((phrase) => phrase.in === one)),
        0,
      );
      return { text: same[0]?.text ?? "", weight, grounds: same };
    })
    .sort((a, b) => b.weight - a.weight || a.text.localeCompare(b.text));
  const best = weighed[0]?.weight ?? 0;
  return weighed
    .filter(({ weight }) => weight >= best * leastShare)
    .filter(({ text }, index, all) => !all.slice(0, index).some((before) => contains(before.text, text)))
    .slice(0, most)
    .map(({ text, weight, grounds }) => ({ text, weight, grounds }));
}

const isOwn = ({ in: one }: Phrase) => !one.isTrifle && one.relation !== "guest";

function sureness(phrases: Phrase[]): number {
  const best = new Map(phrases.map((phrase): [Phrase["kind"], number] => [phrase.kind, phrase.strength]));
  return 1 - [...best.values()].reduce((rest, strength) => rest * (1 - strength), 1);
}

const singular = (key: string) => key.replace(/(?<=[^s])s$/, "");
const contains = (long: string, short: string) =>
  ` ${long.toLowerCase()} `.includes(` ${short.toLowerCase()} `);

/** The phrases of one repository, best first, each once. */
export function aboutOf(one: CountedRepository, phrases: Phrase[]): string[] {
  const own = phrases.filter((phrase) => phrase.in === one).sort((a, b) => b.strength - a.strength);
  return [...new Set(own.map(({ text }) => text))].slice(0, 8);
}
