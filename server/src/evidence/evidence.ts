import { TRPCError } from "@trpc/server";
import type { Reading } from "../codehost/reading.ts";
import { openBook, toClaims, type WeighedTerm, weighTerms } from "./claims.ts";
import { experienceOf, inWords } from "./experience.ts";
import type { Facts } from "./facts.ts";
import { findingsOf, isTechnology } from "./findings.ts";
import { languageShares } from "./languages.ts";
import { projectsOf } from "./projects.ts";
import { type Counted, countRepositories } from "./repositories.ts";
import { rolesOf } from "./roles.ts";
import { strengthsOf } from "./strengths.ts";
import { privateNote, viewOf } from "./view.ts";
import { wishOf } from "./wish.ts";

const maxTechnologies = 24;
const maxConcepts = 12;
const maxPractices = 12;
const maxDomains = 6;

/**
 * Repositories → everything a profile may say, each with the places that show it. The same reading on the same day
 * always gives the same facts.
 */
export function findFacts(reading: Reading, { now }: { now: Date }): Facts {
  const { counted, leftOut } = countRepositories(reading, now);
  if (counted.length === 0) throw nothingToSay(reading, leftOut);
  const findings = counted.flatMap(findingsOf);
  const weighed = weighTerms(findings);
  const experience = experienceOf(counted);
  const view = viewOf(counted, findings, weighed, experience);
  const book = openBook();
  const strengths = strengthsOf(view, book);
  const wish = wishOf(counted);
  return {
    languages: languageShares(counted),
    technologies: toClaims(
      notable(
        weighed.filter(({ term }) => isTechnology(term)),
        0.035,
      ),
      book,
      maxTechnologies,
    ),
    concepts: toClaims(notable(weighed.filter(isConcept), 0.16), book, maxConcepts),
    practices: toClaims(
      notable(
        weighed.filter(({ term }) => term.kind === "practice" && term.rarity >= 2),
        0.08,
      ),
      book,
      maxPractices,
    ),
    domains: toClaims(notable(weighed.filter(isDomain), 0.2), book, maxDomains),
    subjects: [],
    strengths,
    roles: rolesOf(view, book),
    projects: projectsOf(counted, findings, book),
    ...(wish
      ? {
          wish: {
            text: wish.text,
            weight: 1,
            evidence: book.cite([
              {
                in: wish.in,
                path: wish.path,
                note: wish.in.repository.isPrivate ? privateNote : `Asks for ${wish.text}`,
                strength: 1,
              },
            ]),
          },
        }
      : {}),
    experience: experience.level,
    experienceBasis: experience.basis,
    activeYears: experience.activeYears,
    firstAt: experience.firstAt,
    lastAt: experience.lastAt,
    evidence: book.rows,
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

/** Ideas need somebody who wrote them down or named them so: a package alone may be there for anything. */
const isConcept = ({ term, grounds }: WeighedTerm) =>
  term.kind === "concept" && term.rarity >= 2 && grounds.some(({ source }) => source !== "manifest");

/** One sentence that mentions a bank does not make somebody a banker. */
const isDomain = ({ term, grounds }: WeighedTerm) =>
  term.kind === "domain" &&
  (grounds.some(({ source }) => source !== "readme" && source !== "manifest") || grounds.length >= 2);

/** Without the long tail: a hundredth of what leads the list is chance. */
function notable(weighed: WeighedTerm[], share: number): WeighedTerm[] {
  const best = weighed[0]?.weight ?? 0;
  return weighed.filter(({ weight }) => weight >= best * share);
}

function nothingToSay(reading: Reading, leftOut: Counted["leftOut"]): TRPCError {
  const total = Math.max(reading.totalCount, reading.repositories.length);
  return new TRPCError({ code: "UNPROCESSABLE_CONTENT", message: sentenceAbout(total, leftOut) });
}

const reasons: [keyof Counted["leftOut"], one: string, many: string][] = [
  ["forks", "a fork", "forks"],
  ["templates", "made from a template or generated", "made from templates or generated"],
  ["empty", "empty", "empty"],
  ["withoutOwnCommits", "without commits of yours", "without commits of yours"],
  ["unreadable", "unreadable", "unreadable"],
  ["notLookedInto", "not readable in detail", "not readable in detail"],
];

function sentenceAbout(total: number, leftOut: Counted["leftOut"]): string {
  const next = "A profile needs at least one repository with your own commits.";
  if (total === 0) return `There are no repositories to read yet. ${next}`;
  const found = reasons.filter(([key]) => leftOut[key] > 0);
  const [only] = found;
  if (only && found.length === 1) {
    if (total === 1) return `The only repository is ${only[1]}. ${next}`;
    return `All ${inWords(total)} repositories are ${only[2]}. ${next}`;
  }
  const parts = found.map(
    ([key, one, many]) => `${inWords(leftOut[key])} ${leftOut[key] === 1 ? one.replace(/^a /, "") : many}`,
  );
  return `None of the ${inWords(total)} repositories counts: ${parts.join(", ")}. ${next}`;
}
