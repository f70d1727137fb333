import type { Account, Reading, Repository } from "../codehost/reading.ts";
import { isMain, packagesOf } from "./packages.ts";
import { readmeOf, readmeSentences, safeDescription } from "./readme.ts";
import { yearMs } from "./years.ts";

export type CountedRepository = ReturnType<typeof weigh>;

export type Counted = ReturnType<typeof countRepositories>;

const halfLifeInDays = 730;
const day = 86_400_000;
/** Settings, which are not software, unlike plugins ("yard.nvim"). */
const settings = /(?<![\p{L}\p{N}])dot-?files?(?![\p{L}\p{N}])|^\.?nvim$/iu;
// Exercises and course work, by common names and words.
const exercise =
  /(?<![\p{L}\p{N}])(?:advent-?of-?code|aoc|leet-?code|codeforces|hacker-?rank|katas?|exercism|project-?euler|hello-?world|home-?works?|course-?works?|assignments?|boot-?camp|tutorials?|cs50\w*|100-?days-?of-?\w+|30-?days-?of-?\w+|free-?code-?camp|odin-?project|course-?era|udemy|hackathon|class project|semester project|my first|learning project|ejercicios|exerc[ií]cios|esercizi|übungen)(?![\p{L}\p{N}])/iu;
/** Names and descriptions of collections of small things. */
const collectionName =
  /^awesome-|(?:^|-)(?:exercises?|examples?|samples?|demos?|solutions|challenges?|notes|cheat-?sheets?|courses?|lectures?|workshops?|tutorials?|slides|talks|snippets|playground|experiments|starter|boilerplate|templates?)$|^(?:config|settings)$|(?:vim|emacs|zsh|nixos)-?(?:config|settings)/i;
const foreignCollection =
  /^(?:\S{1,30}[ -]){0,4}?(?:Beispiele|Aufgaben|Übungen|Lösungen|Vorlesung|Skript zur|ejercicios|ejemplos|apuntes|material de (?:apoyo|clase|estudio)|exercices|exemples|corrigés|cours de|exerc[ií]cios|exemplos|esercizi|esempi|appunti)(?!\p{L})|练习|習題|习题|教程|题解|示例|笔记|课程|演習|練習|サンプル/iu;
const collectionText =
  /^(?:\S{1,30} ){0,4}?(?:exercises|exercices|solutions (?:to|for)|tutorials|lectures|lecture notes(?= (?:on|for|of|about|in|to|and)(?!\p{L})|\.?$)|slides|workshop|course (?:work|material)|dot-?files|curated (?:\S{1,30} )?list|starter files|(?:sample|example) (?:code|projects?)|examples?(?=\.?$))(?![-\p{L}])/iu;
/** "Code for the second edition of the book", "different projects of the course on databases". */
const accompanying =
  /(?<!\p{L})(?:for|of|from|in|accompanying|to) (?:the|my|our|an?) (?:[^\s.,;]{1,30} ){0,3}(?:book|course|lectures?|seminar|semester|workshop)(?=$|[^\p{L} -]| [“"'(]| (?:about|at|by|for|from|in|of|on)(?!\p{L}))/iu;
/** "01 - Drum kit/", "day-3/": one folder per exercise. */
const numbered =
  /^(?:0\d|(?:day|week|lesson|chapter|exercise|ex|lab|session|module|task|problem|challenge)[-_ ]?\d{1,3})(?:[-_. ][^/]{0,80})?\/$/i;
const minNumbered = 5;
const settingsFile =
  /^(?:\.?(?:init\.el|init\.vim|vimrc|zshrc|bashrc|tmux\.conf|gitconfig)|lua\/plugins?\/.{0,80})$/;
/** Repositories with this many stars are projects, whatever their name. */
const starsOfProject = 50;
/** Whether others use it, whatever its name. */
export const isProject = ({ repository }: CountedRepository) => repository.stars >= starsOfProject;
const vendored =
  /(?:^|\/)(?:vendor|vendored|(?:third|3rd)[-_]?party|node_modules|bower_components|dist|external|deps|extern)\//i;
const generated = /(?:^|\/)(?:generated|gen|autogen|codegen-out|__generated__|openapi-client|api-client)\//i;
const generatedText =
  /\b(?:auto-?generated|generated (?:by|from|with|client|code|message|bindings|sdk)|output of the \w+ generators?|everything (?:here|under \S+) is generated|do not (?:edit|read))\b/i;

export function countRepositories(reading: Reading, now: Date) {
  const leftOut = { forks: 0, templates: 0, empty: 0, withoutOwnCommits: 0, notLookedInto: 0, unreadable: 0 };
  const counted: CountedRepository[] = [];
  const unique = new Map(reading.repositories.map((one) => [one.nameWithOwner.toLowerCase(), one]));
  for (const repository of unique.values()) {
    const reason = reasonToLeaveOut(repository);
    if (reason) leftOut[reason]++;
    else counted.push(weigh(repository, reading.account, now));
  }
  leftOut.unreadable = reading.unreadable.length;
  const knownCount = counted.length + Object.values(leftOut).reduce((sum, count) => sum + count, 0);
  leftOut.notLookedInto += Math.max(0, reading.totalCount - knownCount);
  counted.sort(
    (a, b) => b.weight - a.weight || a.repository.nameWithOwner.localeCompare(b.repository.nameWithOwner),
  );
  return { counted, leftOut };
}

function reasonToLeaveOut(repository: Repository): keyof Counted["leftOut"] | null {
  // Mirrors, like forks, are copies of other people's work.
  if (repository.isFork || repository.isMirror) return "forks";
  if (repository.isEmpty) return "empty";
  const ownCommits = repository.commits?.own ?? 0;
  if (repository.templateOf !== null && ownCommits < 25) return "templates";
  if (isGenerated(repository)) return "templates";
  if (repository.commits === null) return "notLookedInto";
  if (ownCommits <= 0) return "withoutOwnCommits";
  return null;
}

function isGenerated(repository: Repository): boolean {
  const folders = repository.tree.filter((path) => path.endsWith("/"));
  const isAllGenerated = folders.length > 0 && folders.every((path) => generated.test(path));
  return (
    isAllGenerated &&
    (generatedText.test(repository.description ?? "") || generatedText.test(readmeOf(repository)?.text ?? ""))
  );
}

function weigh(repository: Repository, account: Account, now: Date) {
  const ownCommits = repository.commits?.own ?? 0;
  const allCommits = Math.max(ownCommits, repository.commits?.all ?? ownCommits, 1);
  const ownShare = ownCommits / allCommits;
  const firstAt = toInstant(repository.commits?.firstAt ?? repository.createdAt, repository.createdAt);
  const lastAt = toInstant(repository.commits?.lastAt ?? repository.pushedAt ?? firstAt, firstAt);
  const age = Math.max(0, now.getTime() - Date.parse(lastAt)) / day;
  const recency = Math.max(0.12, 0.5 ** (age / halfLifeInDays));
  const description = safeDescription(repository, account);
  // The repository named after its owner is a page about them.
  const isAboutPerson = repository.name.toLowerCase() === account.login.toLowerCase();
  const sentences = isAboutPerson ? [] : readmeSentences(repository, account);
  const isMinor = isAboutPerson || isMinorWork(repository, ownCommits, description);
  const hasVendored = repository.tree.some((path) => vendored.test(path));
  let weight = Math.log2(1 + ownCommits) * Math.sqrt(ownShare) * (0.25 + 0.75 * recency);
  weight *= 1 + 0.08 * Math.log10(1 + Math.max(0, repository.stars));
  if (repository.isArchived) weight *= 0.75;
  if (isMinor) weight *= 0.3;
  if (repository.isTemplate || repository.templateOf !== null) weight *= 0.7;
  if (repository.tree.some((path) => generated.test(path))) weight *= 0.85;
  return {
    repository,
    ownCommits,
    ownShare,
    firstAt,
    lastAt,
    /** 1 for work of today, half for work of two years ago, at least 0.12. */
    recency,
    /** Weight of its findings: own commits (log), own share, recency, and slightly stars. */
    weight,
    /** Dotfiles, exercises, course work: they count, but with little weight. */
    isMinor,
    /** Exercises, lists, course work and settings, however popular: software ranks before them. */
    isCollection: isMinor || looksLikeCollection(repository, description),
    hasVendored,
    relation: relationTo(repository, account, ownCommits, ownShare),
    /** Others continued for at least two years after the person's last commit. */
    hasMovedOn: hasMovedOn(repository, lastAt, ownCommits, allCommits),
    /** The package's description from its manifest, if any. */
    packageDescription: describedByPackage(repository, account),
    description,
    sentences,
  };
}

function isMinorWork({ name, topics, stars }: Repository, own: number, description: string | null): boolean {
  if (own < 4 || settings.test(name.replaceAll("_", "-"))) return true;
  if (stars >= starsOfProject) return false;
  return [name.replaceAll("_", "-"), description ?? "", ...topics].some((text) => exercise.test(text));
}

function looksLikeCollection({ name, topics, tree }: Repository, description: string | null): boolean {
  const folders = new Set(tree.map((path) => path.slice(0, path.indexOf("/") + 1)));
  return (
    collectionName.test(name.replaceAll("_", "-")) ||
    collectionText.test(description ?? "") ||
    foreignCollection.test(description ?? "") ||
    accompanying.test(description ?? "") ||
    topics.includes("dotfiles") ||
    tree.some((path) => settingsFile.test(path)) ||
    [...folders].filter((folder) => numbered.test(folder)).length >= minNumbered
  );
}

/** After two years of other people's commits the current code may no longer be the person's. */
const hasMovedOn = ({ pushedAt }: Repository, lastAt: string, own: number, all: number): boolean =>
  all > own && pushedAt !== null && Date.parse(pushedAt) - Date.parse(lastAt) > 2 * yearMs;

/** A member has at least a tenth of the commits, or two hundred. */
function relationTo(repository: Repository, account: Account, ownCommits: number, share: number) {
  if (repository.owner.toLowerCase() === account.login.toLowerCase() && share >= 0.02)
    return "owner" as const;
  return share >= 0.1 || ownCommits >= 200 ? ("member" as const) : ("guest" as const);
}

/** Dates of the code host may be malformed, which must not break the profile. */
function toInstant(value: string, otherwise: string): string {
  const time = Date.parse(value);
  if (!Number.isNaN(time)) return new Date(time).toISOString();
  const other = Date.parse(otherwise);
  return new Date(Number.isNaN(other) ? 0 : other).toISOString();
}

function describedByPackage(repository: Repository, account: Account) {
  const described = packagesOf(repository).find((one) => isMain(one) && one.description.length >= 8);
  const text = described
    ? safeDescription({ ...repository, description: described.description }, account)
    : null;
  return described && text && text !== repository.description ? { text, path: described.path } : null;
}
