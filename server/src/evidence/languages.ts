import { languageType } from "../knowledge/knowledge.ts";
import type { CountedRepository } from "./repositories.ts";

/** Their files hold programs, though Linguist calls them markup. */
const components = new Set(["Vue", "Svelte", "Astro"]);
const weights = { programming: 1, markup: 0.3, data: 0, prose: 0 };

/** Data, prose, markup and translations are written too, but are no languages to program in. */
export const isProgrammingLanguage = (name: string): boolean => weightOf(name) === 1;

/** A language that Linguist does not know is the code host's word, and counts. */
function weightOf(name: string): number {
  const type = languageType(name);
  return type === null || components.has(name) ? 1 : weights[type];
}

// However many pictures are saved in them, notebooks hold only so much code.
const maxNotebookBytes = 12_000;

/** Never longer: beyond, a chart says less than it hides. */
const maxLanguages = 8;

/** The shares of one repository, markup and saved output damped. Large files do not drown the rest. */
export function sharesOf({ repository }: CountedRepository): Map<string, number> {
  const parts = repository.languages.map(({ name, bytes }) => {
    const damped = Math.max(0, bytes) * weightOf(name);
    const written = name === "Jupyter Notebook" ? Math.min(damped, maxNotebookBytes) : damped;
    return [name, Math.max(0, written) ** 0.8] as const;
  });
  const sum = parts.reduce((total, [, part]) => total + part, 0);
  return new Map(parts.filter(([, part]) => part > 0).map(([name, part]) => [name, part / sum]));
}

/** Below this many bytes a commit, the work is in something else: settings, recipes, text. */
const leastBytesOfCommit = 20;

/** Whether the work is in programs, and not in what a few helper scripts stand beside. */
export function isWrittenInCode({ repository, ownCommits }: CountedRepository): boolean {
  const commits = Math.max(ownCommits, repository.commits?.all ?? 0);
  const bytes = repository.languages
    .filter(({ name }) => isProgrammingLanguage(name))
    .reduce((sum, language) => sum + language.bytes, 0);
  return bytes >= leastBytesOfCommit * commits;
}

/** What scripts beside the work are written in: a main language only where it is most of all. */
const scripts = new Set([
  "Shell",
  "Batchfile",
  "Makefile",
  "CMake",
  "Dockerfile",
  "Jinja",
  "Vim Script",
  "Emacs Lisp",
]);
const leastShareOfScripts = 0.6;

/** The language most is written in, of languages with their shares (0 to 1); null where only scripts lead. */
export function leadingOf(shares: [string, number][]): string | null {
  const [first] = shares.filter(([name]) => isProgrammingLanguage(name)).sort((a, b) => b[1] - a[1]);
  return !first || (scripts.has(first[0]) && first[1] < leastShareOfScripts) ? null : first[0];
}

/** The language most of the code is written in; null where nothing is. */
export const mainLanguageOf = (one: CountedRepository): string | null =>
  isWrittenInCode(one) ? leadingOf([...sharesOf(one)]) : null;

function workOf({ ownCommits, ownShare, recency, isTrifle, hasVendored }: CountedRepository): number {
  return (
    ownCommits ** 0.7 *
    Math.sqrt(ownShare) *
    // What a guest touched is not known: below a tenth of the commits, unless there are many, the languages fade.
    (ownCommits >= 200 ? 1 : Math.min(1, ownShare * 10)) *
    (0.2 + 0.8 * recency) *
    (isTrifle ? 0.3 : 1) *
    (hasVendored ? 0.5 : 1)
  );
}

/** Whole percents that sum to 100, weighted by own work and its age: somebody's languages, not their disks'. */
export function languageShares(counted: CountedRepository[]): { name: string; percent: number }[] {
  const work = new Map<string, number>();
  for (const one of counted) {
    for (const [name, share] of sharesOf(one)) work.set(name, (work.get(name) ?? 0) + share * workOf(one));
  }
  const ranked = [...work].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).slice(0, maxLanguages);
  return toPercents(ranked).filter(({ percent }) => percent > 0);
}

/** Largest remainder: the only rounding under which a hundred stays a hundred. */
export function toPercents(parts: [string, number][]): { name: string; percent: number }[] {
  const sum = parts.reduce((total, [, part]) => total + part, 0);
  if (!(sum > 0)) return [];
  const exact = parts.map(([name, part]) => ({ name, value: (part / sum) * 100 }));
  const whole = exact.map(({ name, value }) => ({
    name,
    percent: Math.floor(value),
    rest: value - Math.floor(value),
  }));
  let missing = 100 - whole.reduce((total, { percent }) => total + percent, 0);
  for (const one of [...whole].sort((a, b) => b.rest - a.rest || a.name.localeCompare(b.name))) {
    if (missing-- <= 0) break;
    one.percent++;
  }
  return whole
    .map(({ name, percent }) => ({ name, percent }))
    .sort((a, b) => b.percent - a.percent || a.name.localeCompare(b.name));
}
