import { TRPCError } from "@trpc/server";
import type { Reading } from "../codehost/reading.ts";
import { isTechnology } from "../knowledge/terms.ts";
import { type Citations, createCitations, toClaims, type WeighedTerm, weighTerms } from "./claims.ts";
import { experienceOf, numberToWords } from "./experience.ts";
import type { Claim } from "./facts.ts";
import { findingsOf } from "./findings.ts";
import { languageShares, mainLanguageOf } from "./languages.ts";
import { findLookingFor } from "./lookingFor.ts";
import { introductionOf } from "./ownWords.ts";
import { packagesOf } from "./packages.ts";
import { kindOf } from "./projectKind.ts";
import { projectsOf } from "./projects.ts";
import { isEnglish } from "./readme.ts";
import { type Counted, type CountedRepository, countRepositories } from "./repositories.ts";
import { rolesOf } from "./roles.ts";
import { languageStrength } from "./signals.ts";
import { strengthsOf } from "./strengths.ts";
import { foreignSubjectOf, isInformative, subjectOf } from "./subject.ts";
import { commitsByYearOf } from "./years.ts";

const limits = { technologies: 24, concepts: 12, practices: 12, domains: 6, repositories: 60 };
/** The strength of a language with a fifth of the code. */
const leadingStrength = languageStrength(0.2);
/** Minimum confidence of the best repository for a term; published in docs/evidence.md. */
const minProof = 0.34;

/**
 * Extracts the facts of a profile from repositories, each with its evidence. Deterministic for the same reading and
 * day. Input and output are plain data. Throws UNPROCESSABLE_CONTENT when no repository counts.
 */
export function findFacts(reading: Reading, { now }: { now: Date }) {
  const { counted, leftOut } = countRepositories(reading, now);
  if (counted.length === 0) throw nothingToSay(reading, leftOut);
  const details = new Map(counted.map((one) => [one, detailsOf(one)]));
  const weighed = weighTerms([...details.values()].flatMap(({ findings }) => findings));
  const experience = experienceOf(counted);
  const citations = createCitations();
  const hasSoftware = counted.some((one) => !one.isCollection);
  const known = {
    counted,
    weighed: weighed.filter((one) => one.proof >= minProof && isShown(one, hasSoftware)),
    experience,
    now,
    details,
  };
  const claims = (test: (one: WeighedTerm) => boolean, max: number) =>
    toClaims(known.weighed.filter(test), citations, max);
  const strengths = strengthsOf(known, citations);
  return {
    /** Whole percents that sum to 100, highest first; empty without a language. */
    languages: languageShares(counted),
    technologies: claims(({ term }) => isTechnology(term) && !term.everyday, limits.technologies),
    concepts: claims(isConcept, limits.concepts),
    practices: claims(({ term }) => term.kind === "practice" && !term.everyday, limits.practices),
    domains: claims(isDomain, limits.domains),
    strengths,
    roles: rolesOf(known, citations),
    projects: projectsOf(known, citations),
    /** Whom the person is looking for ("somebody for operations and financing"), only if they state it. */
    ...wishClaim(counted, citations),
    experience: experience.level,
    /** The reason for the level, or for its absence, shown beside the badge. */
    experienceBasis: experience.basis,
    /** All counted repositories, most own commits first; never sent to a model. */
    ownCommits: counted
      .map((repo) => ({
        repository: repo.repository.nameWithOwner,
        isPrivate: repo.repository.isPrivate,
        commits: repo.ownCommits,
        byYear: commitsByYearOf(repo),
      }))
      .sort((a, b) => b.commits - a.commits || (a.repository < b.repository ? -1 : 1))
      .slice(0, limits.repositories),
    activeYears: experience.activeYears,
    firstAt: experience.firstAt,
    lastAt: experience.lastAt,
    evidence: citations.rows,
    basis: {
      repositoriesTotal: Math.max(
        reading.totalCount,
        reading.repositories.length + reading.unreadable.length,
      ),
      repositoriesCounted: counted.length,
      leftOut,
    },
  };
}

export type Details = ReturnType<typeof detailsOf>;

function detailsOf(repo: CountedRepository) {
  const { name } = repo.repository;
  const packages = packagesOf(repo.repository);
  // "is a crane planner", "plans cranes"
  const introduction = introductionOf(repo)[0]?.replace(/^is /, "");
  const definitions = [repo.description, repo.packageDescription?.text, introduction]
    .filter((text) => text != null && isEnglish(text))
    .flatMap((text) => subjectOf(text ?? "", name) ?? []);
  const informative = definitions.find(({ text }) => isInformative(text, name));
  return {
    packages,
    subject: informative ?? foreignSubjectOf(repo.description, name),
    kind: kindOf(repo, packages, definitions[0]?.head ?? null),
    findings: findingsOf(repo, packages),
  };
}

/**
 * A README proves nothing alone, a description no technology, and an idea only beside the README. A language needs a fifth
 * of the code of one software repository: less may be settings, scripts or copied code.
 */
function isShown({ term, grounds, repositories }: WeighedTerm, hasSoftware: boolean): boolean {
  const sources = new Set(grounds.map(({ source }) => source));
  const isInReadme = sources.delete("readme");
  if (isCopied(term, grounds)) return false;
  if (sources.size === 1 && sources.has("language")) {
    const software = grounds.filter(({ in: one }) => !(hasSoftware && one.isCollection));
    return software.length > 1 || software.some(({ strength }) => strength >= leadingStrength);
  }
  const isOnlyDescribed = sources.size === 1 && sources.has("description") && repositories.length === 1;
  return sources.size > 0 && !(isOnlyDescribed && (isTechnology(term) || !isInReadme));
}

/** Libraries in C are copied into the code that uses them: it must be the main language of a repository. */
const isCopied = ({ name }: WeighedTerm["term"], grounds: WeighedTerm["grounds"]) =>
  name === "C" &&
  !grounds.some(({ source, in: one }) => source === "language" && mainLanguageOf(one) === "C");

/** Ideas and fields must be named: a file alone proves nothing. */
const isStated = ({ grounds }: WeighedTerm) =>
  grounds.some(({ source }) => source !== "path" && source !== "readme");
const isConcept = (one: WeighedTerm) =>
  (one.term.kind === "concept" || one.term.kind === "practice") && !one.term.everyday && isStated(one);
const isDomain = (one: WeighedTerm) => one.term.kind === "domain" && isStated(one);

function wishClaim(counted: CountedRepository[], citations: Citations): { wish?: Claim } {
  const wish = findLookingFor(counted);
  if (!wish) return {};
  const note = wish.in.repository.isPrivate ? "Described in its README" : `Asks for ${wish.text}`;
  const evidence = citations.cite([{ in: wish.in, path: wish.path, note, strength: 1 }]);
  return { wish: { text: wish.text, weight: 1, evidence } };
}

function nothingToSay(reading: Reading, leftOut: Counted["leftOut"]): TRPCError {
  const total = Math.max(reading.totalCount, reading.repositories.length);
  return new TRPCError({ code: "UNPROCESSABLE_CONTENT", message: sentenceAbout(total, leftOut) });
}

const reasons: [keyof Counted["leftOut"], one: string, many: string][] = [
  ["forks", "a fork", "forks"],
  ["templates", "made from a template or generated", "made from templates or generated"],
  ["empty", "empty", "empty"],
  ["withoutOwnCommits", "without your commits", "without your commits"],
  ["unreadable", "unreadable", "unreadable"],
  ["notLookedInto", "not read in detail", "not read in detail"],
];

function sentenceAbout(total: number, leftOut: Counted["leftOut"]): string {
  const next = "A profile needs at least one repository with your own commits.";
  if (total === 0)
    return `There are no repositories to read yet. ${next} Private ones are read only if you included them when you logged in.`;
  const applicable = reasons.filter(([key]) => leftOut[key] > 0);
  const [onlyReason] = applicable;
  if (onlyReason && applicable.length === 1) {
    if (total === 1) return `The only repository is ${onlyReason[1]}. ${next}`;
    return `All ${numberToWords(total)} repositories are ${onlyReason[2]}. ${next}`;
  }
  const parts = applicable.map(
    ([key, singular, plural]) =>
      `${numberToWords(leftOut[key])} ${leftOut[key] === 1 ? singular.replace(/^a /, "") : plural}`,
  );
  return `None of the ${numberToWords(total)} repositories counts: ${parts.join(", ")}. ${next}`;
}
