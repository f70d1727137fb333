import { isTechnology } from "../knowledge/terms.ts";
import { type Citations, type Ground, placesOf, ranked, type WeighedTerm } from "./claims.ts";
import type { Details } from "./evidence.ts";
import { activeYearsOf, type Experience, numberToWords, yearsOf } from "./experience.ts";
import type { Claim } from "./facts.ts";
import { sharesOf } from "./languages.ts";
import { capitalised, figure } from "./phrases.ts";
import type { CountedRepository } from "./repositories.ts";
import { yearMs } from "./years.ts";

export type Known = {
  counted: CountedRepository[];
  weighed: WeighedTerm[];
  experience: Experience;
  now: Date;
  details: Map<CountedRepository, Details>;
};

type Candidate = { text: string; score: number; grounds: Ground[] };

const maxStrengths = 7;
const maxIdeas = 3;

/**
 * Strengths by a few general rules: topics of the main projects, popularity, years, releases, tests, documentation,
 * reviews, a main technology over years.
 */
export function strengthsOf(known: Known, citations: Citations): Claim[] {
  const about = fromIdeas(known)
    .filter(({ grounds }) => isMainWork(grounds, known))
    .sort((a, b) => b.score - a.score)
    .slice(0, maxIdeas);
  const ways = [
    ...beingUsed(known),
    ...yearsOfMaintaining(known),
    ...yearsOfTechnology(known),
    ...releases(known),
    ...reviews(known),
    ...tests(known),
  ];
  return ranked([...about, ...ways].slice(0, maxStrengths), citations);
}

const isOwn = (repo: CountedRepository) => repo.relation !== "guest" && !repo.isMinor;
/** With fewer commits it is neither a strength nor a role. */
const minCommits = 20;

export const mainRepositoryOf = ({ counted }: Known) =>
  counted.find((one) => isOwn(one) && !one.isCollection);

/** Shown by the main repository or by two of them, not by a single side project. */
export function isMainWork(grounds: Ground[], known: Known): boolean {
  const repositories = [...new Set(grounds.map((ground) => ground.in))].filter(isOwn);
  const commits = repositories.reduce((sum, one) => sum + one.ownCommits, 0);
  return commits >= minCommits && (repositories.length >= 2 || repositories[0] === mainRepositoryOf(known));
}

/** An idea is a strength if a project describes itself with it and a second place shows it. */
function fromIdeas({ weighed }: Known): Candidate[] {
  return weighed
    .filter(({ term, grounds }) => {
      const isStated = grounds.some(
        ({ source }) => source === "description" || source === "topic" || source === "keyword",
      );
      return !isTechnology(term) && !term.everyday && isStated && placesOf(grounds) >= 2;
    })
    .map(({ term, weight, grounds }) => ({
      text: term.name,
      score: weight * distinctiveness(term.rarity),
      grounds,
    }));
}

/** Common ideas are less distinctive: rarity 1 and 2 are common, see the dictionary. */
const distinctiveness = (rarity: number): number => (rarity <= 1 ? 0.3 : rarity === 2 ? 0.6 : 1);

/** Nouns for the packages of an ecosystem. */
const packageNouns: Record<string, string> = {
  npm: "npm packages",
  cargo: "Rust crates",
  pypi: "Python packages",
  cran: "R packages",
  swift: "Swift packages",
  composer: "PHP packages",
  pub: "Dart packages",
  go: "Go modules",
  hex: "Hex packages",
};
/** A verifiable number, by order of magnitude. */
const starSteps = [10_000, 1_000, 100];
export const minStars = 100;

function beingUsed({ counted, details }: Known): Candidate[] {
  const ownProjects = counted.filter((one) => isOwn(one) && one.ownShare >= 0.1);
  const stars = Math.max(0, ...ownProjects.map((one) => one.repository.stars));
  const step = starSteps.find((each) => stars >= each);
  if (step === undefined) return [];
  const popular = ownProjects.filter((one) => one.repository.stars >= step);
  const nouns = new Set(
    popular.map((repo) => {
      const { packages = [], kind } = details.get(repo) ?? {};
      const published = packages.find(({ isPrivate, isLibrary }) => !isPrivate && isLibrary);
      if (kind === "command-line tool") return "Command-line tools";
      return (kind === "library" && published && packageNouns[published.ecosystem]) || "Open source";
    }),
  );
  const grounds = popular.map(
    (one): Ground => ({ in: one, note: `${figure(one.repository.stars)} stars`, strength: 1 }),
  );
  const noun = (nouns.size === 1 && [...nouns][0]) || "Open source";
  const text = `${popular.length === 1 ? noun.replace(/s$/, "") : noun} with over ${figure(step)} stars`;
  return [{ text, score: step, grounds }];
}

const minYears = 3;

/** Used by others and maintained by the person for years, until now. */
export const maintained = ({ counted, now }: Known): CountedRepository[] =>
  counted.filter(
    (repo) =>
      isOwn(repo) &&
      repo.ownShare >= 0.3 &&
      repo.repository.stars >= minStars &&
      yearsOfWork(repo) >= minYears &&
      now.getTime() - Date.parse(repo.lastAt) < yearMs,
  );

/** Whole years with work, of which the first and the last may be parts. */
const yearsOfWork = (repo: CountedRepository) => Math.floor(Math.min(yearsOf(repo), activeYearsOf([repo])));

/** The project with the most years. In the past tense, because the work may have ended. */
function yearsOfMaintaining({ counted }: Known): Candidate[] {
  const [longest] = counted
    .filter(
      (repo) =>
        isOwn(repo) &&
        !repo.isCollection &&
        repo.ownShare >= 0.2 &&
        repo.ownCommits >= 60 &&
        yearsOfWork(repo) >= minYears,
    )
    .sort((a, b) => yearsOfWork(b) - yearsOfWork(a));
  if (!longest) return [];
  const years = yearsOfWork(longest);
  const text = `${capitalised(numberToWords(years))} years on one project`;
  return [{ text, score: years, grounds: [ownWork(longest)] }];
}

export function ownWork(repo: CountedRepository): Ground {
  const [from, to] = [repo.firstAt.slice(0, 4), repo.lastAt.slice(0, 4)];
  const span = from === to ? `in ${from}` : `from ${from} to ${to}`;
  return { in: repo, note: `Own commits ${span}, ${Math.round(repo.ownShare * 100)}% of all`, strength: 1 };
}

/** Languages that projects move to file by file, and from which. */
const movedFrom: Record<string, string> = { Kotlin: "Java", Swift: "Objective-C", TypeScript: "JavaScript" };

/** Code in Kotlin and Java may have been Java at first: its years are not known to be years of Kotlin. */
const mayBeMoved = (language: string, repo: CountedRepository) =>
  (sharesOf(repo).get(movedFrom[language] ?? "") ?? 0) >= 0.05;

/** "Nine years of Ruby": a main language or framework in several repositories. */
function yearsOfTechnology({ weighed }: Known): Candidate[] {
  return weighed
    .filter(({ term }) => term.kind === "language" || term.kind === "framework")
    .slice(0, 3)
    .flatMap(({ term, grounds, repositories }) => {
      const worked = repositories.filter((one) => isOwn(one) && !one.isCollection && one.ownCommits >= 20);
      if (worked.length < 3) return [];
      const first = Math.min(
        ...worked.filter((one) => !mayBeMoved(term.name, one)).map((one) => Date.parse(one.firstAt)),
      );
      const last = Math.max(...worked.map((one) => Date.parse(one.lastAt)));
      const years = Math.floor(Math.min((last - first) / yearMs, activeYearsOf(worked)));
      const text = `${capitalised(numberToWords(years))} years of ${term.name}`;
      return years >= 4 && years <= 25
        ? [{ text, score: years, grounds: grounds.filter((ground) => worked.includes(ground.in)) }]
        : [];
    })
    .slice(0, 1);
}

function releases({ counted }: Known): Candidate[] {
  const grounds = counted
    .filter((one) => isOwn(one) && one.ownShare >= 0.3 && (one.repository.releases ?? 0) >= 10)
    .map((one): Ground => ({ in: one, note: `${one.repository.releases} releases`, strength: 1 }));
  return grounds.length > 0 ? [{ text: "Regular releases", score: 1, grounds }] : [];
}

function reviews({ counted }: Known): Candidate[] {
  const grounds = counted
    .filter(({ repository }) => (repository.reviews ?? 0) >= 20)
    .map(
      (one): Ground => ({
        in: one,
        note: `${one.repository.reviews} reviews of others' pull requests`,
        strength: 1,
      }),
    );
  return grounds.length > 0 ? [{ text: "Reviews other people's work", score: 1, grounds }] : [];
}

const testFolder =
  /^(?:[^/]{1,60}\/){0,2}(?:tests?|spec|__tests__|e2e)\/|(?:^|\/)[^/]{1,80}[._-](?:test|spec)s?\.\w{1,5}$/i;
const testWorkflow = /^\.github\/workflows\/[^/]{0,60}(?:test|ci|check|verif|quality)[^/]{0,60}\.ya?ml$/i;

/** Automated tests: test files and a workflow, in current work of the person. */
function tests({ counted }: Known): Candidate[] {
  const grounds = counted
    .filter((one) => isOwn(one) && one.ownShare >= 0.3 && one.ownCommits >= 60 && !one.hasMovedOn)
    .flatMap((repo): Ground[] => {
      const paths = [testFolder, testWorkflow].map((pattern) =>
        repo.repository.tree.find((path) => pattern.test(path)),
      );
      if (paths.includes(undefined)) return [];
      return paths.flatMap((path) =>
        path ? [{ in: repo, path, note: `Keeps ${path} in the repository`, strength: 1 }] : [],
      );
    });
  return grounds.length > 0 ? [{ text: "Automated tests", score: 1, grounds }] : [];
}
