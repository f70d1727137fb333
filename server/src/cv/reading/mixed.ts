import { termNamed } from "../../knowledge/dictionary.ts";
import { spansIn } from "../../text/dates.ts";
import { headingKinds } from "../../text/headings.ts";
import { namesLanguage } from "../../text/languages.ts";
import { beginsWithDegree, isSchool } from "./degrees.ts";
import { experienceIn } from "./experience.ts";
import { titleScore } from "./names.ts";
import type { Section } from "./sections.ts";
import { itemsOf } from "./skillItems.ts";

type Line = Section["lines"][number];

/**
 * "Experience Skills" above two columns that a converter merged line by line: lines of skills are moved to one section,
 * the others to the other. "Education and Skills" is a single section.
 */
export function splitMixedSection(section: Section): Section[] {
  if (section.kinds.includes("experience") && section.kinds.includes("education"))
    return withoutStudies(section);
  const [first, second] = section.kinds;
  const isPair = section.heading !== null && !/[&/,+|]|(?:\s(?:and|und|et|y|e|и)\s)/iu.test(section.heading);
  if (!isPair || !second || !section.kinds.includes("skills")) return [section];
  const other = first === "skills" ? second : first;
  if (other !== "experience" && other !== "education") return [section];
  const [skills, others]: [Line[], Line[]] = [[], []];
  for (const line of section.lines) (isListOfSkills(line) ? skills : others).push(line);
  return [
    { ...section, kinds: [other], lines: others },
    { ...section, kinds: ["skills"], lines: skills },
  ];
}

/** Splits off jobs that follow the schools without a heading: at least two roles next to or below dates. */
export function withJobsBelowSchools(sections: Section[]): Section[] {
  if (sections.some(({ kinds }) => kinds.includes("experience"))) return sections;
  const isRole = ({ plain }: Line) => titleScore(plain) >= 2 && !isSchool(plain) && !beginsWithDegree(plain);
  const hasDates = (line: Line | undefined) => spansIn(line?.plain ?? "").length > 0;
  return sections.map((section) => {
    const { kinds, lines } = section;
    const roles = lines.filter((line, at) => isRole(line) && (hasDates(line) || hasDates(lines[at - 1])));
    return kinds[0] === "education" && roles.length > 1
      ? { ...section, kinds: ["experience", "education"] }
      : section;
  });
}

/** "Qualifications", "Training": without an education section, sections with a degree or mostly schools are one. */
export function withSchools(sections: Section[]): Section[] {
  if (sections.some(({ kinds }) => kinds.includes("education"))) return sections;
  const isSchoolLine = ({ plain }: Line) => isSchool(plain) && titleScore(plain) < 1;
  const open = sections.filter(
    ({ kinds, heading }) =>
      heading !== null && ["skills", "certifications", "other"].includes(kinds[0] ?? "other"),
  );
  const withDegrees = open.filter(({ lines }) => lines.some(({ plain }) => beginsWithDegree(plain)));
  const withNames = open.filter(
    ({ lines }) => lines.filter(isSchoolLine).length >= Math.max(1, lines.length / 2),
  );
  const schools = new Set(withDegrees.length > 0 ? withDegrees : withNames);
  return sections.map((section) => (schools.has(section) ? { ...section, kinds: ["education"] } : section));
}

/** "Education & Experience": removes the entries with a degree, which are studies. */
function withoutStudies(section: Section): Section[] {
  const entries = experienceIn(section.lines);
  const starts = entries.map(({ lines: [first] }) =>
    section.lines.findIndex(({ text }) => text === first?.text),
  );
  const isStudy = (index: number) => {
    const { title = "", header = [], lines = [] } = entries[index] ?? {};
    return (
      [...header.map(({ text }) => text), ...lines.map(({ plain }) => plain)].some(beginsWithDegree) ||
      (titleScore(title) < 2 && lines.some(({ plain }) => isSchool(plain) && titleScore(plain) < 1))
    );
  };
  const studies = new Set(
    starts.flatMap((start, index) => (isStudy(index) ? section.lines.slice(start, starts[index + 1]) : [])),
  );
  if (studies.size === 0) return [section];
  return [
    { ...section, kinds: ["experience"], lines: section.lines.filter((line) => !studies.has(line)) },
    { ...section, kinds: ["education"], lines: [...studies] },
  ];
}

function isListOfSkills(line: Line): boolean {
  const text = line.plain;
  if (/:$/.test(text)) return headingKinds(text).length > 0;
  if (titleScore(text) >= 1 || spansIn(text).length > 0 || namesLanguage(text) || text.length > 70)
    return false;
  const items = itemsOf([line]);
  const knownCount = items.filter((item) => termNamed(item) !== undefined).length;
  return knownCount > 0 && knownCount >= items.length / 2;
}
