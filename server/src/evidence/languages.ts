import { languageType } from "../knowledge/knowledge.ts";
import type { CountedRepository } from "./repositories.ts";

/** Linguist classifies these as markup or data, but their files contain programs. */
const programs = new Set(["Vue", "Svelte", "Astro", "SQL"]);
const weights = { programming: 1, markup: 0.3, data: 0, prose: 0 };

/** Data, prose, markup and translations are not programming languages. */
export const isProgrammingLanguage = (name: string): boolean => weightOf(name) === 1;

/** Languages unknown to Linguist are taken from the code host and count. */
function weightOf(name: string): number {
  const type = languageType(name);
  return type === null || programs.has(name) ? 1 : weights[type];
}

// Notebooks contain embedded images, so their size is capped.
const maxNotebookBytes = 12_000;

const maxLanguages = 8;

/** Language shares of one repository, with markup and saved output damped so that large files do not dominate. */
export function sharesOf({ repository }: CountedRepository): Map<string, number> {
  const parts = repository.languages.map(({ name, bytes }) => {
    const damped = Math.max(0, bytes) * weightOf(name);
    const written = name === "Jupyter Notebook" ? Math.min(damped, maxNotebookBytes) : damped;
    return [name, Math.max(0, written) ** 0.8] as const;
  });
  const sum = parts.reduce((total, [, part]) => total + part, 0);
  return new Map(parts.filter(([, part]) => part > 0).map(([name, part]) => [name, part / sum]));
}

/** With fewer bytes per commit the work is in something else: settings, recipes, text. */
const minBytesOfCommit = 20;

/** Whether the work is in code, not in other files with a few helper scripts beside them. */
export function isWrittenInCode({ repository, ownCommits }: CountedRepository): boolean {
  const commits = Math.max(ownCommits, repository.commits?.all ?? 0);
  const bytes = repository.languages
    .filter(({ name }) => isProgrammingLanguage(name))
    .reduce((sum, language) => sum + language.bytes, 0);
  return bytes >= minBytesOfCommit * commits;
}

/** Script languages: a main language only with a majority share. */
const scripts = new Set(
  "Shell, Batchfile, Makefile, CMake, Dockerfile, Jinja, Vim Script, Emacs Lisp".split(", "),
);
const minShareOfScripts = 0.6;
export const isScriptLanguage = (name: string): boolean => scripts.has(name);

/** The leading language by share (0 to 1); null if only scripts lead. */
export function leadingOf(shares: [string, number][]): string | null {
  const [first] = shares.filter(([name]) => isProgrammingLanguage(name)).sort((a, b) => b[1] - a[1]);
  return !first || (scripts.has(first[0]) && first[1] < minShareOfScripts) ? null : first[0];
}

/** Pages and notebooks, which contain output. */
const output = new Set(["HTML", "Jupyter Notebook"]);
const minShareOfMain = 0.25;

/** The leading language of the code; null where most is in styles, texts or other markup, or there is no code. */
export function mainLanguageOf(repo: CountedRepository): string | null {
  const leading = isWrittenInCode(repo) ? leadingOf([...sharesOf(repo)]) : null;
  const written = repo.repository.languages.filter(({ name }) => name === leading || !output.has(name));
  const sum = written.reduce((total, { bytes }) => total + bytes, 0);
  const share = (written.find(({ name }) => name === leading)?.bytes ?? 0) / sum;
  return share >= minShareOfMain ? leading : null;
}

function workOf({ ownCommits, ownShare, recency, isMinor, hasVendored }: CountedRepository): number {
  return (
    ownCommits ** 0.7 *
    Math.sqrt(ownShare) *
    // It is unknown which files a guest changed: languages fade below a tenth of the commits, unless there are many.
    (ownCommits >= 200 ? 1 : Math.min(1, ownShare * 10)) *
    (0.2 + 0.8 * recency) *
    (isMinor ? 0.3 : 1) *
    (hasVendored ? 0.5 : 1)
  );
}

/** Whole percents that sum to 100, weighted by own work and recency rather than by file size. */
export function languageShares(counted: CountedRepository[]): { name: string; percent: number }[] {
  const work = new Map<string, number>();
  for (const repo of counted) {
    for (const [name, share] of sharesOf(repo)) work.set(name, (work.get(name) ?? 0) + share * workOf(repo));
  }
  const ranked = [...work].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).slice(0, maxLanguages);
  return toPercents(ranked).filter(({ percent }) => percent > 0);
}

/** Largest remainder method, which keeps the sum at 100. */
export function toPercents(parts: [string, number][]): { name: string; percent: number }[] {
  const sum = parts.reduce((total, [, part]) => total + part, 0);
  if (!(sum > 0)) return [];
  const exact = parts.map(([name, part]) => ({ name, value: (part / sum) * 100 }));
  const missing = 100 - exact.reduce((total, { value }) => total + Math.floor(value), 0);
  const byRest = exact.toSorted((a, b) => (b.value % 1) - (a.value % 1) || a.name.localeCompare(b.name));
  return byRest
    .map(({ name, value }, index) => ({ name, percent: Math.floor(value) + Number(index < missing) }))
    .sort((a, b) => b.percent - a.percent || a.name.localeCompare(b.name));
}
