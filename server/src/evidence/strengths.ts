import { type EvidenceBook, type Ground, placesOf, type WeighedTerm } from "./claims.ts";
import { type Experience, numberToWords, yearsOf } from "./experience.ts";
import type { Claim, ProjectKind } from "./facts.ts";
import type { Package } from "./packages.ts";
import { capitalised, figure } from "./phrases.ts";
import type { CountedRepository } from "./repositories.ts";

export type Known = {
  counted: CountedRepository[];
  weighed: WeighedTerm[];
  experience: Experience;
  now: Date;
  packages: Map<CountedRepository, Package[]>;
  kinds: Map<CountedRepository, ProjectKind | null>;
};

type Candidate = { text: string; score: number; grounds: Ground[] };

const most = 7;
const mostIdeas = 3;

/**
 * What somebody is strong in, by few general rules: what their main projects are about, being used, years, releases,
 * tests, documentation, reviews, a main technology over years. As many as there are; none is filled in.
 */
export function strengthsOf(known: Known, book: EvidenceBook): Claim[] {
  const about = fromIdeas(known)
    .filter(({ grounds }) => isMainWork(grounds, known))
    .sort((a, b) => b.score - a.score)
    .slice(0, mostIdeas);
  const ways = [
    ...beingUsed(known),
    ...yearsOfMaintaining(known),
    ...yearsOfTechnology(known),
    ...releases(known),
    ...reviews(known),
    ...tests(known),
  ];
  return [...about, ...ways].slice(0, most).map(({ text, grounds }, index) => ({
    text,
    weight: Math.round((1 - index / 10) * 1000) / 1000,
    evidence: book.cite(grounds),
  }));
}

const isOwn = (one: CountedRepository) => one.relation !== "guest" && !one.isTrifle;
/** What fewer commits tried out is neither a strength nor a role. */
const leastCommits = 20;

/** The main repository shows it, or two of them: what one side project is about is neither a strength nor a role. */
export function isMainWork(grounds: Ground[], { counted }: Known): boolean {
  const shown = [...new Set(grounds.map((ground) => ground.in))].filter(isOwn);
  const commits = shown.reduce((sum, one) => sum + one.ownCommits, 0);
  return (
    commits >= leastCommits &&
    (shown.length >= 2 || shown[0] === counted.find((one) => isOwn(one) && !one.isCollection))
  );
}

/** An idea is a strength where a project says of itself that it is about it, and a second place shows it. */
function fromIdeas({ weighed }: Known): Candidate[] {
  return weighed
    .filter(({ term, grounds }) => {
      const isIdea = term.kind === "concept" || term.kind === "practice" || term.kind === "domain";
      const isStated = grounds.some(
        ({ source }) => source === "description" || source === "topic" || source === "keyword",
      );
      return isIdea && !term.everyday && isStated && placesOf(grounds) >= 2;
    })
    .map(({ term, weight, grounds }) => ({
      text: term.name,
      score: weight * tellingness(term.rarity),
      grounds,
    }));
}

/** What many projects say of themselves tells less: rarity 1 and 2 are common, see the dictionary. */
const tellingness = (rarity: number): number => (rarity <= 1 ? 0.3 : rarity === 2 ? 0.6 : 1);

/** What the packages of an ecosystem are called. */
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
/** A number that anybody can look up, by its order of magnitude. */
const starSteps = [10_000, 1_000, 100];
export const leastStars = 100;

function beingUsed({ counted, packages, kinds }: Known): Candidate[] {
  const own = counted.filter((one) => isOwn(one) && one.ownShare >= 0.1);
  const stars = Math.max(0, ...own.map((one) => one.repository.stars));
  const step = starSteps.find((each) => stars >= each);
  if (step === undefined) return [];
  const known = own.filter((one) => one.repository.stars >= step);
  const nouns = new Set(
    known.map((one) => {
      const published = packages.get(one)?.find(({ isPrivate, isLibrary }) => !isPrivate && isLibrary);
      const kind = kinds.get(one);
      if (kind === "command-line tool") return "Command-line tools";
      return (kind === "library" && published && packageNouns[published.ecosystem]) || "Open source";
    }),
  );
  const grounds = known.map(
    (one): Ground => ({ in: one, note: `${figure(one.repository.stars)} stars`, strength: 1 }),
  );
  const text = `${nouns.size === 1 ? [...nouns][0] : "Open source"} with over ${figure(step)} stars`;
  return [{ text, score: step, grounds }];
}

const leastYears = 3;

const year = 365 * 86_400_000;

/** What others use and the person has worked on for years, up to now. */
export const maintained = ({ counted, now }: Known): CountedRepository[] =>
  counted.filter(
    (one) =>
      isOwn(one) &&
      one.ownShare >= 0.3 &&
      one.repository.stars >= leastStars &&
      yearsOf(one) >= leastYears &&
      now.getTime() - Date.parse(one.lastAt) < year,
  );

/** Of the project with the longest span. No present tense: the work may have ended. */
function yearsOfMaintaining({ counted }: Known): Candidate[] {
  const [longest] = counted
    .filter(
      (one) =>
        isOwn(one) &&
        !one.isCollection &&
        one.ownShare >= 0.2 &&
        one.ownCommits >= 60 &&
        yearsOf(one) >= leastYears,
    )
    .sort((a, b) => yearsOf(b) - yearsOf(a));
  if (!longest) return [];
  const years = Math.floor(yearsOf(longest));
  const text = `${capitalised(numberToWords(years))} years of work on one project`;
  return [{ text, score: years, grounds: [ownWork(longest)] }];
}

export const ownWork = (one: CountedRepository): Ground => ({
  in: one,
  note: `Own commits from ${one.firstAt.slice(0, 4)} to ${one.lastAt.slice(0, 4)}, ${Math.round(one.ownShare * 100)}% of all`,
  strength: 1,
});

/** "Nine years of Ruby": a main language or framework in several repositories. One repository shows its own years. */
function yearsOfTechnology({ weighed }: Known): Candidate[] {
  return weighed
    .filter(({ term }) => term.kind === "language" || term.kind === "framework")
    .slice(0, 3)
    .flatMap(({ term, grounds, repositories }) => {
      const worked = repositories.filter((one) => isOwn(one) && one.ownCommits >= 20);
      if (worked.length < 3) return [];
      const first = Math.min(...worked.map((one) => Date.parse(one.firstAt)));
      const last = Math.max(...worked.map((one) => Date.parse(one.lastAt)));
      const years = Math.floor((last - first) / 31_557_600_000);
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
    .filter((one) => (one.repository.reviews ?? 0) >= 20)
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

/** Tests that run by themselves: test files and a workflow for them, in work that is the person's own and present. */
function tests(known: Known): Candidate[] {
  return inTree(known, "Automated tests", [testFolder, testWorkflow]);
}

function inTree({ counted }: Known, text: string, patterns: RegExp[]): Candidate[] {
  const grounds = counted
    .filter((one) => isOwn(one) && one.ownShare >= 0.3 && one.ownCommits >= 60 && !one.hasMovedOn)
    .flatMap((one): Ground[] => {
      const paths = patterns.map((pattern) => one.repository.tree.find((path) => pattern.test(path)));
      if (paths.includes(undefined)) return [];
      return paths.flatMap((path) =>
        path ? [{ in: one, path, note: `Keeps ${path} in the repository`, strength: 1 }] : [],
      );
    });
  return grounds.length > 0 ? [{ text, score: 1, grounds }] : [];
}
