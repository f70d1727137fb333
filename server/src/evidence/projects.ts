import { isTechnology } from "../knowledge/terms.ts";
import { bestPerPlace, type Citations, type Ground } from "./claims.ts";
import type { Details } from "./evidence.ts";
import { mainLanguageOf } from "./languages.ts";
import { featuresOf, introductionOf } from "./ownWords.ts";
import type { Package } from "./packages.ts";
import { isEnglish, type Sentence } from "./readme.ts";
import type { CountedRepository } from "./repositories.ts";
import type { Finding } from "./signals.ts";
import { type Known, minStars } from "./strengths.ts";
import { topicsOf } from "./topics.ts";
import { commitsByYearOf } from "./years.ts";

const maxProjects = 6;
/** Minimum weight relative to the first project, except for the first three. */
const minShare = 0.22;

const collectionFactor = 0.3;

/** The projects with most of the person's own work, one to six. */
export function projectsOf({ counted, details }: Known, citations: Citations) {
  const ranked = counted
    .map((repo) => ({
      repo,
      score:
        repo.weight *
        (repo.relation === "guest" ? 0.3 : 1) *
        (isDescribed(repo) ? 1 : 0.25) *
        (repo.isCollection ? collectionFactor : 1),
    }))
    .sort(
      (a, b) =>
        b.score - a.score || a.repo.repository.nameWithOwner.localeCompare(b.repo.repository.nameWithOwner),
    );
  const best = ranked[0]?.score ?? 0;
  return ranked
    .filter(
      ({ repo, score }, index) =>
        index === 0 ||
        (isDescribed(repo) &&
          isSubstantial(repo) &&
          (index < 3 || (score >= best * minShare && !repo.isMinor))),
    )
    .slice(0, maxProjects)
    .map(({ repo }) => toProject(repo, details.get(repo) as Details, citations));
}

/** With fewer commits a project needs stars to be listed beside the main one. */
const isSubstantial = (one: CountedRepository) => one.ownCommits >= 20 || one.repository.stars >= minStars;

const isDescribed = (repo: CountedRepository) => repo.description !== null || repo.sentences.length > 0;

function toProject(repo: CountedRepository, details: Details, citations: Citations) {
  const { repository } = repo;
  const sentences = informativeSentences(repo);
  const strongest = [...details.findings].sort((a, b) => b.strength - a.strength);
  const names = (test: (finding: Finding) => boolean, max: number) =>
    [...new Set(strongest.filter(test).map(({ term }) => term.name))].slice(0, max);
  return {
    repository: repository.nameWithOwner,
    name: repository.name,
    description: repo.description !== null && isEnglish(repo.description) ? repo.description : null,
    /** At most two statements of the README's opening, without its name: "provides a derive macro for …". */
    introduction: introductionOf(repo),
    /** Entries of the README's feature list, verbatim. */
    features: featuresOf(repo),
    /** Topics set by the owner, verbatim. */
    topics: repository.isPrivate ? [] : topicsOf(repo),
    subject: repository.isPrivate ? null : details.subject,
    /** By its manifests, topics and description; null if unknown. */
    kind: details.kind,
    /** The language of most of the code; null if there is no code. */
    language: mainLanguageOf(repo),
    /** Packages it publishes: "npm:yard", "cargo:crane". */
    packages: repository.isPrivate ? [] : publishedNames(repo, details.packages),
    sentences: repository.isPrivate ? [] : sentences.map(({ text }) => text),
    technologies: names(({ term }) => isTechnology(term), 8),
    concepts: names(({ term, source }) => term.kind === "concept" && source !== "manifest", 6),
    domains: names(({ term }) => term.kind === "domain", 4),
    stars: repository.stars,
    forks: repository.forks,
    /** Null if the code host was not queried. */
    releases: repository.releases ?? null,
    commitsByYear: commitsByYearOf(repo),
    /** "guest": another owner's repository in which the person wrote less than a tenth. */
    relation: repo.relation,
    ownCommits: repo.ownCommits,
    /** All commits on the default branch. */
    allCommits: Math.max(repo.ownCommits, repository.commits?.all ?? 0),
    ownShare: Math.round(repo.ownShare * 1000) / 1000,
    firstAt: repo.firstAt,
    lastAt: repo.lastAt,
    isPrivate: repository.isPrivate,
    evidence: citations.cite(groundsOf(repo, sentences, details.findings)),
  };
}

const maxSentences = 8;

/** Complete English sentences of the opening and the features in order, which may be quoted. */
function informativeSentences(repo: CountedRepository): Sentence[] {
  return repo.sentences
    .filter(
      ({ text, zone, isLimit }) =>
        (zone === "opening" || zone === "features") && !isLimit && isWhole(text) && isEnglish(text),
    )
    .slice(0, maxSentences);
}

function isWhole(text: string): boolean {
  if (text.length < 24 || text.length > 280 || /[:?]$/.test(text) || /[{}<>|=]|::|\$ /.test(text))
    return false;
  return (text.match(/\p{L}/gu)?.length ?? 0) >= text.length * 0.55;
}

/** At least the repository itself, which shows the work without a README. */
function groundsOf(repo: CountedRepository, sentences: Sentence[], findings: Finding[]): Ground[] {
  const allCommits = Math.max(repo.ownCommits, repo.repository.commits?.all ?? 0);
  const readme = repo.repository.isPrivate ? [] : sentences.slice(0, 1);
  return [
    {
      in: repo,
      note:
        repo.description ??
        `Wrote ${repo.ownCommits.toLocaleString("en-US")} of ${allCommits.toLocaleString("en-US")} commits`,
      strength: 1,
    },
    ...readme.map(({ text, path }) => ({ in: repo, path, note: text, strength: 0.95 })),
    ...bestPerPlace(findings.filter(({ source }) => source === "manifest" || source === "path")).slice(0, 3),
  ];
}

/** "npm:@owner/name" → "npm:name": the owner is known, and not every reader of the facts may see a login. */
function publishedNames({ repository }: CountedRepository, packages: Package[]): string[] {
  const owner = repository.owner.toLowerCase();
  const isOwner = (part: string) => part.toLowerCase().replace(/^@/, "") === owner || part === "github.com";
  return packages
    .filter(({ isPrivate, path }) => !isPrivate && !path.includes("/"))
    .map(
      ({ ecosystem, name }) =>
        `${ecosystem}:${name
          .split("/")
          .filter((part) => !isOwner(part))
          .join("/")}`,
    );
}
