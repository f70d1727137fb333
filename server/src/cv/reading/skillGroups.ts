import { termNamed } from "../../knowledge/dictionary.ts";
import { namedTerms } from "../../knowledge/namedTerms.ts";
import { isTechnology } from "../../knowledge/terms.ts";
import { countsOf } from "../../text/counts.ts";
import { headingKinds, styleOf } from "../../text/headings.ts";
import { isOnlyLanguage, namesLanguage } from "../../text/languages.ts";
import type { ReadLine } from "./sections.ts";
import words from "./skillWords.json" with { type: "json" };

/** Proficiency levels, which are not skills. */
export const grade = new RegExp(`^(?:${words.grades.join("|")})$`, "iu");

const isThing = (name: string) => isTechnology(termNamed(name));

const indent = 40;

/**
 * "Software" above or beside "Excel" and "Word": names of groups of skills, with or without a level, are not
 * skills.
 */
export function withoutGroupNames(lines: ReadLine[]): ReadLine[] {
  const skills = lines.filter(({ plain }) => !isOfLanguage(plain));
  const levels = levelsIn(skills);
  const named = skills.map((line) => {
    const [name = "", level = ""] = line.plain.split("\t");
    return levels.has(level) ? { ...line, plain: name } : withoutGrade(line);
  });
  return withoutNamesOver(withoutNamesOverLists(withoutNamesBeside(withNamesBeforeDashSplit(named)))).filter(
    (line, index, all) => !isLabel(line, all[index + 1]),
  );
}

const isList = ({ plain }: ReadLine) => /[,;|•·\t]| \/ .* \/ /.test(plain);
const isGroupName = ({ plain }: ReadLine) => /^\p{L}[\p{L} &/-]{1,39}$/u.test(plain);

/** Short lines are group names if there are at least two, each is above a list, and none continues one. */
function withoutNamesOverLists(lines: ReadLine[]): ReadLine[] {
  const isName = (line: ReadLine, index: number) =>
    !isList(line) && !line.plain.includes(":") && !lines[index - 1]?.plain.endsWith(",");
  const areNames = lines.every((line, index) => {
    const below = lines[index + 1];
    return !isName(line, index) || (isGroupName(line) && below !== undefined && isList(below));
  });
  return areNames && lines.filter(isName).length > 1
    ? lines.filter((line, index) => !isName(line, index) || isThing(line.plain))
    : lines;
}

/** "English ⇥ All around fluency", "Französisch (B1)", "Languages: Dutch, French": a line about languages. */
function isOfLanguage(text: string): boolean {
  const [name = "", ...rest] = text.replace(/^[•*▪–-]\s*/, "").split(/\t|:\s|\s[–—-]\s|\s?\(/);
  const said = rest.join(" ");
  if (rest.length > 0 && headingKinds(name)[0] === "languages" && namesLanguage(said))
    return termNamed(name) === undefined && namedTerms(said).length === 0;
  return (
    name.split(" ").length < 4 &&
    isOnlyLanguage(name) &&
    namedTerms(said).every(({ term }) => !isTechnology(term))
  );
}

const endsInColon = (line: ReadLine | undefined) => /^[^,;|]{2,40}:$/u.test(line?.plain ?? "");

/** "Operating systems:" above a list, not above another "Databases:". */
const isLabel = (line: ReadLine, below: ReadLine | undefined) =>
  endsInColon(line) && below !== undefined && !endsInColon(below) && !isThing(line.plain.slice(0, -1));

/** Texts that occur next to several skills, such as levels in unknown words. */
function levelsIn(lines: ReadLine[]): Set<string> {
  const levels = lines.flatMap(({ plain }) => {
    const [name = "", level, ...more] = plain.split("\t");
    const isLevel = level && more.length === 0 && !/[,;|]/.test(name + level);
    return isLevel && termNamed(level) === undefined ? level : [];
  });
  return new Set([...countsOf(levels)].flatMap(([level, count]) => (count > 1 ? level : [])));
}

/** "Logistics — Advanced", "Excel: good" → the skill. */
function withoutGrade(line: ReadLine): ReadLine {
  const [name = "", level = "", ...more] = line.plain.replace(/\)$/, "").split(/ [—–|·-] | \(|\t|: /);
  const isGraded = more.length === 0 && grade.test(level) && /^\p{L}[\p{L} &-]*$/u.test(name);
  return isGraded ? { ...line, plain: name } : line;
}

const beforeDash = /^(\p{L}[^,;|•·:\t–—]{1,39}) [–—-] (?=[^–—]*[,;|•·])/u;

/** "Site – Safety, Concrete" above "Office – Budgets, Bids": a dash after a group name acts like a tab. */
function withNamesBeforeDashSplit(lines: ReadLine[]): ReadLine[] {
  const named = lines.filter(({ plain }) => beforeDash.test(plain));
  return named.length > 1 && named.length >= lines.length / 2
    ? lines.map((line) => ({ ...line, plain: line.plain.replace(beforeDash, "$1\t") }))
    : lines;
}

/** Table rows whose second cell is a list: the first cell is its label. */
function withoutNamesBeside(lines: ReadLine[]): ReadLine[] {
  const rows = lines.filter(({ plain }) => plain.split("\t").length === 2);
  const isRow = ({ plain }: ReadLine) => {
    const [name = "", list = ""] = plain.split("\t");
    return name.length < 40 && !/[,;|•]/.test(name) && /\p{L}\s?[,;|•]/u.test(list);
  };
  if (rows.filter(isRow).length < Math.max(1, rows.length / 2)) return lines;
  return lines.map((line) => {
    const [name = "", list = ""] = line.plain.split("\t");
    return rows.includes(line) && !isThing(name) && !/[,;|•]/.test(name)
      ? { ...line, plain: list, cells: line.cells?.slice(1) }
      : line;
  });
}

/**
 * Lines in one style, each above lines that differ in style or are indented, name groups. If two of them are adjacent,
 * they are skills.
 */
function withoutNamesOver(lines: ReadLine[]): ReadLine[] {
  const items = lines.filter((line) => !grade.test(line.plain));
  const [first] = items;
  if (!first) return lines;
  const isAbbreviation = ({ plain }: ReadLine) => plain.length < 5;
  const isAlike = (line: ReadLine) =>
    styleOf(line) === styleOf(first) ||
    ((isAbbreviation(line) || isAbbreviation(first)) && line.size === first.size && line.bold === first.bold);
  const isOtherwise = (_: ReadLine, below: ReadLine) => !isAlike(below);
  const isIndented = (line: ReadLine, below: ReadLine) =>
    below.left > line.left + 3 && below.left < line.left + indent;
  const isAtEdge = (line: ReadLine) => isAlike(line) && Math.abs(line.left - first.left) < 3;
  type Test = (line: ReadLine, below: ReadLine) => boolean;
  const areOver = (isName: (line: ReadLine) => boolean, isOver: Test) =>
    items.every((line, index) => {
      const below = items[index + 1];
      const canName = below !== undefined && /^\p{L}[\p{L} &-]*$/u.test(line.plain);
      return !isName(line) || (canName && isOver(line, below));
    });
  const isName = areOver(isAlike, isOtherwise) ? isAlike : isAtEdge;
  const isOver = (line: ReadLine, below: ReadLine) => isOtherwise(line, below) || isIndented(line, below);
  return areOver(isName, isOver) ? lines.filter((line) => !isName(line) || isThing(line.plain)) : lines;
}
