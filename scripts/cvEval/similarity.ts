import { termNamed } from "../../server/src/knowledge/dictionary.ts";
import { wordsKey } from "../../server/src/text/tokens.ts";

export type Job = { title: string; company: string; from: string; to: string };
export type Same = (one: string, other: string) => boolean;

export const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** Equal words, or one text contains the other with more than 60 % of its letters: for truths by human readers. */
export const isSimilar: Same = (one, other) => {
  const [a, b] = [wordsKey(one), wordsKey(other)];
  if (a === b) return true;
  const isWithin = a !== "" && b !== "" && (a.includes(b) || b.includes(a));
  return isWithin && Math.min(a.length, b.length) > 0.6 * Math.max(a.length, b.length);
};
/** The same, with or without a team, department or place: "Detective, Homicide", "Acme (Leeds)". */
export const isSimilarName: Same = (one, other) => {
  const [a, b] = [one, other].map((text) => wordsKey(text.split(/\s*[,(|·]|\s[–—-]\s/)[0] ?? ""));
  return isSimilar(one, other) || (a !== "" && a === b);
};
/** Equal words: for generated truths. */
export const isEqual: Same = (one, other) => wordsKey(one) === wordsKey(other);

type Dates = Pick<Job, "from" | "to">;
/** A single date is both start and end. */
const haveSameEnd = (one: Dates, other: Dates) => (one.to || one.from) === (other.to || other.from);
export const haveSameDates = (one: Dates, other: Dates) => one.from === other.from && haveSameEnd(one, other);

export type JobResult = {
  truth: Job;
  found: Job | undefined;
  title: boolean;
  company: boolean;
  dates: boolean;
};

/** Pairs each true job with its parsed one (same start, then the most similar), and returns the unmatched parsed ones. */
export function compareJobs(truths: Job[], read: Job[], same: Same): { results: JobResult[]; left: Job[] } {
  const left = [...read];
  const results = truths.map((truth) => {
    const similarity = (one: Job) =>
      Number(one.from === truth.from) * 3 +
      Number(haveSameEnd(one, truth)) +
      Number(same(one.title, truth.title)) * 2 +
      Number(same(one.company, truth.company));
    const best = left.toSorted((a, b) => similarity(b) - similarity(a))[0];
    const found = best && similarity(best) > 1 ? best : undefined;
    if (found) left.splice(left.indexOf(found), 1);
    return {
      truth,
      found,
      title: truth.title === "" || (found !== undefined && same(found.title, truth.title)),
      company: truth.company === "" || (found !== undefined && same(found.company, truth.company)),
      dates: found !== undefined && haveSameDates(found, truth),
    };
  });
  return { results, left };
}

const keysOf = (skill: string) => [wordsKey(skill), wordsKey(termNamed(skill)?.name ?? skill)];
/** Equal words, the same dictionary term, or one contains the other with at least half of its words. */
export const isSimilarSkill: Same = (one, other) =>
  keysOf(one).some((a) =>
    keysOf(other).some((b) => {
      const [short = [], long = []] = [a.split(" "), b.split(" ")].sort((x, y) => x.length - y.length);
      return a === b || (short.every((word) => long.includes(word)) && short.length >= long.length * 0.5);
    }),
  );
/** Equal words or the same dictionary term. */
export const isSameSkill: Same = (one, other) => keysOf(one).some((key) => keysOf(other).includes(key));

export function compareSkills(truth: string[], read: string[], same: Same) {
  return {
    missing: truth.filter((skill) => !read.some((one) => same(one, skill))),
    wrong: read.filter((skill) => !truth.some((one) => same(one, skill))),
  };
}
