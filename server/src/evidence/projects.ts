import { bestPerPlace, type EvidenceBook, type Ground } from "./claims.ts";
import type { ProjectFacts, ProjectKind, ProjectSubject } from "./facts.ts";
import { mainLanguageOf } from "./languages.ts";
import { featuresOf, introductionOf } from "./ownWords.ts";
import type { Package } from "./packages.ts";
import { isEnglish, type Sentence } from "./readme.ts";
import type { CountedRepository } from "./repositories.ts";
import { type Finding, isTechnology } from "./signals.ts";
import { leastStars } from "./strengths.ts";
import { topicsOf } from "./topics.ts";
import { commitsByYearOf } from "./years.ts";

export type Details = {
  findings: Finding[];
  subject: ProjectSubject | null;
  kind: ProjectKind | null;
  packages: Package[];
};

const most = 6;
/** Of the first project's weight: below it a side project is left out, unless it is one of the first three. */
const leastShare = 0.22;

const collectionFactor = 0.3;

/** The projects worth telling of: what somebody put their own work into, one to six. */
export function projectsOf(
  counted: CountedRepository[],
  detailsOf: (one: CountedRepository) => Details,
  book: EvidenceBook,
): ProjectFacts[] {
  const ranked = counted
    .map((one) => ({
      one,
      score:
        one.weight *
        (one.relation === "guest" ? 0.3 : 1) *
        (isDescribed(one) ? 1 : 0.25) *
        (one.isCollection ? collectionFactor : 1),
    }))
    .sort(
      (a, b) =>
        b.score - a.score || a.one.repository.nameWithOwner.localeCompare(b.one.repository.nameWithOwner),
    );
  const best = ranked[0]?.score ?? 0;
  return ranked
    .filter(
      ({ one, score }, index) =>
        index === 0 ||
        (isDescribed(one) &&
          isSubstantial(one) &&
          (index < 3 || (score >= best * leastShare && !one.isTrifle))),
    )
    .slice(0, most)
    .map(({ one }) => toProject(one, detailsOf(one), book));
}

/** What fewer commits tried out stands beside the main project only where others use it. */
const isSubstantial = (one: CountedRepository) => one.ownCommits >= 20 || one.repository.stars >= leastStars;

const isDescribed = (one: CountedRepository) => one.description !== null || one.sentences.length > 0;

function toProject(one: CountedRepository, details: Details, book: EvidenceBook): ProjectFacts {
  const { repository } = one;
  const sentences = tellingSentences(one);
  const strongest = [...details.findings].sort((a, b) => b.strength - a.strength);
  const names = (test: (finding: Finding) => boolean, max: number) =>
    [...new Set(strongest.filter(test).map(({ term }) => term.name))].slice(0, max);
  return {
    repository: repository.nameWithOwner,
    name: repository.name,
    description: one.description !== null && isEnglish(one.description) ? one.description : null,
    introduction: introductionOf(one),
    features: featuresOf(one),
    topics: repository.isPrivate ? [] : topicsOf(one),
    subject: repository.isPrivate ? null : details.subject,
    kind: details.kind,
    language: mainLanguageOf(one),
    packages: repository.isPrivate ? [] : publishedNames(one, details.packages),
    sentences: repository.isPrivate ? [] : sentences.map(({ text }) => text),
    technologies: names(({ term }) => isTechnology(term), 8),
    concepts: names(({ term, source }) => term.kind === "concept" && source !== "manifest", 6),
    domains: names(({ term }) => term.kind === "domain", 4),
    stars: repository.stars,
    forks: repository.forks,
    releases: repository.releases ?? null,
    commitsByYear: commitsByYearOf(one),
    relation: one.relation,
    ownCommits: one.ownCommits,
    allCommits: Math.max(one.ownCommits, repository.commits?.all ?? 0),
    ownShare: Math.round(one.ownShare * 1000) / 1000,
    firstAt: one.firstAt,
    lastAt: one.lastAt,
    isPrivate: repository.isPrivate,
    evidence: book.cite(groundsOf(one, sentences, details.findings)),
  };
}

const mostSentences = 8;

/** Whole English sentences of the opening and the features, in their order: what may be quoted. */
function tellingSentences(one: CountedRepository): Sentence[] {
  return one.sentences
    .filter(
      ({ text, zone, isLimit }) =>
        (zone === "opening" || zone === "features") && !isLimit && isWhole(text) && isEnglish(text),
    )
    .slice(0, mostSentences);
}

function isWhole(text: string): boolean {
  if (text.length < 24 || text.length > 280 || /[:?]$/.test(text) || /[{}<>|=]|::|\$ /.test(text))
    return false;
  return (text.match(/\p{L}/gu)?.length ?? 0) >= text.length * 0.55;
}

/** At least the repository itself: that somebody worked on it is known without any README. */
function groundsOf(one: CountedRepository, sentences: Sentence[], findings: Finding[]): Ground[] {
  const all = Math.max(one.ownCommits, one.repository.commits?.all ?? 0);
  const readme = one.repository.isPrivate ? [] : sentences.slice(0, 1);
  return [
    {
      in: one,
      note:
        one.description ??
        `${one.ownCommits.toLocaleString("en-US")} of ${all.toLocaleString("en-US")} commits are own work`,
      strength: 1,
    },
    ...readme.map(({ text, path }) => ({ in: one, path, note: text, strength: 0.95 })),
    ...bestPerPlace(findings.filter(({ source }) => source === "manifest" || source === "path")).slice(0, 3),
  ];
}

/** "npm:@owner/name" → "npm:name": whose it is, is known, and a login is not for every reader of facts. */
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
