import { yearsCovered } from "../../text/dates.ts";
import type { SectionKind } from "../../text/enums.ts";
import { type FileText, type Line, textOf, withinLength } from "../../text/fileText.ts";
import { headingKinds } from "../../text/headings.ts";
import { languagesIn } from "../../text/languages.ts";
import { claimedYears, levelIn } from "../../text/level.ts";
import { levelOfTitle } from "../../text/seniority.ts";
import type { Reading } from "../schema.ts";
import { withJobs } from "./dated/judgeSections.ts";
import { beginsWithDegree, degreePattern, isSchool } from "./degrees.ts";
import { educationIn } from "./education.ts";
import type { Entry } from "./entry.ts";
import { experienceIn } from "./experience.ts";
import { headlineOf } from "./identity.ts";
import { layoutOf } from "./layout.ts";
import { linksIn } from "./links.ts";
import { splitMixedSection, withJobsBelowSchools, withSchools } from "./mixed.ts";
import { titleScore } from "./names.ts";
import { piecesOf } from "./pieces.ts";
import { type ReadLine, type Section, sectionsOf } from "./sections.ts";
import { hasUnknownHeading, namesTechnologies, skillSections } from "./skillSections.ts";
import { skillsIn } from "./skills.ts";
import { splitWithoutHeadings } from "./unheaded.ts";

/** Splits a CV into sections by its headings. */
export const headedSections = (lines: Line[]): Section[] =>
  withJobsBelowSchools(splitWithoutHeadings(sectionsOf(lines))).flatMap(splitMixedSection);

/** Parses the text of a file. Depends only on its arguments. */
export function parseCv(file: FileText, now: Date): { text: string; reading: Reading } {
  const { lines, isCut } = withinLength(file.lines);
  // Judged twice: a section may only resemble jobs that the first pass finds.
  const sections = withSchools(withJobs(withJobs(headedSections(lines))));
  const linesOf = (...kinds: SectionKind[]) =>
    sections
      .filter((section) => section.kinds.some((kind) => kinds.includes(kind)))
      .flatMap((section) => section.lines);
  const read = jobsIn(sections);
  const hasSchools = sections.some(({ kinds }) => kinds.includes("education"));
  const isOfSchool = (one: Entry) => isStudy(one) || (!hasSchools && isSchooling(one));
  const studies = read.filter(isOfSchool);
  const jobs = read.filter((one) => !isOfSchool(one));
  const text = textOf(lines);
  const headline = headlineOf(linesOf("identity"), text);
  // "Summer 2015": a job with a single date began and ended then.
  const experience = jobs.map(({ title, company, from, to }) => ({ title, company, from, to: to || from }));
  const worked = experience.filter(({ title }) => levelOfTitle(title) !== "intern");
  const years = yearsCovered(worked, now) || claimedYears(lines.map((line) => line.text).join(" "));
  const languageLines = linesOf("languages").map((line) => line.plain);
  // The name is repeated in footers, also in capitals, and some names are also technologies.
  const identity = linesOf("identity").map((line) => line.plain);
  const [name = ""] = identity;
  const cells = new Set(identity.flatMap((text) => text.split("\t")));
  const isNameless = ({ plain }: ReadLine) =>
    !(cells.has(plain) && isFullName.test(plain)) &&
    (name.length < 4 ||
      !(/\s/.test(name) ? plain.toLowerCase().includes(name.toLowerCase()) : plain.includes(name)));
  const skillLines = skillSections(sections)
    .flatMap(({ kinds, lines }) => lines.filter((line) => !isOfOtherKind(line, kinds)))
    .filter(isNameless);
  const otherLines = [
    ...linesOf("summary", "experience", "projects", "certifications", "languages"),
    ...sections.filter(namesTechnologies).flatMap(({ lines }) => lines),
    ...linesOf("education").filter((line) => !isSubject(line)),
  ].filter((line) => isNameless(line) && !isOfStudies(line));
  const headed = [
    ...educationIn(linesOf("education")),
    ...studies.map(({ title, company }) =>
      isSchool(title) && !isSchool(company)
        ? { degree: company, institution: title }
        : { degree: title, institution: company },
    ),
  ];
  const education = headed.length > 0 ? headed : studiesUnderOtherHeadings(sections, jobs);
  return {
    text,
    reading: {
      kind: file.kind,
      pages: file.pages,
      warnings: [
        ...file.warnings,
        ...(isCut ? ["The text is very long, so only the beginning was read."] : []),
        ...(file.leftOut.length ? ["Hidden text was found and left out."] : []),
        ...(jobs.length === 0 ? ["No jobs with dates were recognised."] : []),
      ],
      experience,
      education,
      skills: skillsIn(skillLines, otherLines, [
        ...experience.flatMap((job) => [job.company, job.title]),
        ...education.map((school) => school.institution),
      ]),
      languages: languagesIn(
        languageLines,
        [...linesOf("skills", "summary", "identity", "other")].map((line) => line.plain),
      ),
      links: linksIn(text, file.links),
      level: levelIn(experience, headline, years, now),
      years,
      headline,
      parts: sections.map(({ kinds, heading, lines: partLines }) => ({
        kind: kinds[0] ?? "other",
        heading,
        text: partLines.map((line) => line.text).join("\n"),
      })),
      leftOut: file.leftOut,
      layout: layoutOf(file, sections, jobs),
    },
  };
}

/** "Laurea in Informatica": a subject, not a technology. */
const isOfStudies = ({ plain }: ReadLine) => beginsWithDegree(plain) || isSchool(plain);

/** Studies under other headings, where their own is missing or columns were merged. */
function studiesUnderOtherHeadings(sections: Section[], jobs: Entry[]) {
  const titles = jobs.map(({ title }) => title).filter((title) => titleScore(title) >= 1);
  const isOfJob = ({ plain }: ReadLine) => titles.some((title) => plain.includes(title));
  return sections
    .flatMap(({ lines }) => educationIn(lines.filter((line) => !isOfJob(line))))
    .filter(({ institution }) => isSchool(institution));
}

const isFullName = /^\p{Lu}[\p{L}'’.-]+(?: (?:\p{Ll}{1,3} )?\p{Lu}[\p{L}'’.-]*){1,3}$/u;

/** "Informatica" on a separate line. */
const isSubject = ({ plain }: ReadLine) => /^[^\s,;:|•/]+(?: [^\s,;:|•/]+){0,2}$/u.test(plain);

/** "Interests: chess" under "Skills, Languages, Interests". */
function isOfOtherKind({ plain }: ReadLine, kinds: SectionKind[]): boolean {
  const [kind] = headingKinds(plain.split(/\s*:\s/)[0] ?? "");
  return kind !== undefined && kind !== "skills" && kinds.includes(kind) && /:\s/.test(plain);
}

/** A degree at a school, where the heading of the schools was not found. */
const isStudy = ({ title, company }: { title: string; company: string }) =>
  titleScore(title) < 1 && degreePattern.test(title) && isSchool(company);

/** Where a CV has no education section: an entry at a school, without a role. */
function isSchooling({ title, header }: Entry): boolean {
  const own = header.filter(({ offset, text }) => offset === 0 && text !== "");
  const texts = (own.length > 0 ? own : header).map(({ text }) => text);
  return (
    titleScore(title) < 1 &&
    texts.some((text) => beginsWithDegree(text) || piecesOf(text).some(isSchoolFirst)) &&
    !texts.some((text) => piecesOf(text).some((piece) => titleScore(piece) >= 1))
  );
}

/** "Museum der Universität" and "Department at a college" are not schools. */
const isSchoolFirst = (text: string) => isSchool(text.split(/\s\p{Ll}/u)[0] ?? "");

/** Without an experience section, jobs are parsed from all sections except education. */
function jobsIn(sections: Section[]) {
  const titled = sections.filter((section) => section.kinds.includes("experience"));
  const jobs = titled.flatMap((section) => experienceIn(section.lines));
  if (jobs.length) return unique([...jobs, ...strayJobs(sections)]);
  const open: SectionKind[] = ["identity", "summary", "other", "skills", "certifications", "projects"];
  const elsewhere = sections.filter(
    ({ kinds }) => !kinds.includes("education") && kinds.some((kind) => open.includes(kind)),
  );
  return unique(elsewhere.flatMap((section) => experienceIn(section.lines, true)));
}

/**
 * Jobs outside the experience sections: under an unknown heading above them, or under "Profile" or "Skills" below,
 * where columns were merged.
 */
function strayJobs(sections: Section[]) {
  const first = sections.findIndex((section) => section.kinds.includes("experience"));
  const before = sections.slice(0, first).filter(hasUnknownHeading);
  const after = sections
    .slice(first + 1)
    .filter(({ kinds }) => ["summary", "skills"].includes(kinds[0] ?? "") && !kinds.includes("experience"));
  return [...before, ...after]
    .flatMap((section) => experienceIn(section.lines, true))
    .filter((job) => job.to !== "");
}

/** Removes jobs that a second work history repeats. */
function unique<T extends { title: string; company: string; from: string; to: string; lines: ReadLine[] }>(
  jobs: T[],
): T[] {
  const seen = new Set<string>();
  return jobs.filter(({ title, company, from, to }) => {
    const isNamed = (other: T) =>
      other.title && other.company === company && other.from === from && other.to === to;
    if ((!title || title === company) && jobs.some(isNamed)) return false;
    const key = [title, company, from, to].join("\t").toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}
