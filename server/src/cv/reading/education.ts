import { joinAdjacent } from "../../text/adjacent.ts";
import { mostCommon } from "../../text/counts.ts";
import { spansIn } from "../../text/dates.ts";
import { styleChange } from "../../text/fileText.ts";
import type { Education } from "../schema.ts";
import { joinBrokenDates } from "./brokenDates.ts";
import { degreePattern, isSchool, school } from "./degrees.ts";
import { namesColumns } from "./jobLabels.ts";
import { splitRepeatedSubjects } from "./repeatedSubject.ts";
import { isName, namesSchool, readEntry } from "./schoolFields.ts";
import { type SchoolLine, withoutLabels } from "./schoolLabels.ts";
import { detail, joinWrapped } from "./schoolLines.ts";
import { schoolsOf } from "./schools/choose.ts";
import type { SchoolEntry as Entry } from "./schools/features.ts";
import type { ReadLine } from "./sections.ts";
import { withStyleChanges } from "./styleChanges.ts";

/** Degrees and institutions. Omits courses, certificates and other text that the trained weights take for no school. */
export const educationIn = (section: ReadLine[]): Education[] =>
  schoolsOf(entriesIn(section)).map(({ degree, institution }) => ({ degree, institution }));

/** All entries: by blocks if each block of lines has exactly one, otherwise line by line. */
export function entriesIn(section: ReadLine[]): Entry[] {
  const entriesOf = (some: ReadLine[]) => {
    const named = some.filter(({ plain }) => !namesColumns(plain));
    const lines = splitRepeatedSubjects(joinWrapped(withoutDetails(withoutLabels(datesJoined(named)))));
    return completed(inBlocks(lines, false) ?? better(lineByLine(lines), inBlocks(lines, true)));
  };
  const whole = entriesOf(section);
  // If most entries change typography within a line, the change separates degree, school and place.
  const split = section.map((line) => ({
    ...line,
    plain: withStyleChanges(line).replaceAll(styleChange, " | "),
  }));
  const changed = split.filter(
    ({ plain }, index) =>
      plain !== section[index]?.plain && (spansIn(plain).length > 0 || school.test(plain)),
  );
  if (changed.length <= whole.length / 2) return whole;
  const parts = entriesOf(split);
  return pointsOf(parts) >= pointsOf(whole) ? parts : whole;
}

/** Merges a degree without a school and an adjacent school without a degree into one entry. */
const completed = (entries: Entry[]): Entry[] =>
  joinAdjacent(entries, (before, entry) => {
    const areDated = before.isDated && entry.isDated;
    const isAtSchool =
      before.institution === "" && entry.degree === "" && !areDated && isSchool(entry.institution);
    const isItsDegree = before.degree === "" && entry.institution === "" && isSchool(before.institution);
    if (!isAtSchool && !isItsDegree) return null;
    return {
      degree: before.degree || entry.degree,
      institution: before.institution || entry.institution,
      isDated: before.isDated || entry.isDated,
      line: before.institution ? before.line : entry.line,
    };
  });

/** Joins a start and an end on two lines, unless both lines have a school or both have a degree. */
function datesJoined(lines: ReadLine[]): ReadLine[] {
  const dated = lines.filter(({ plain }) => spansIn(plain).length > 0);
  const areWhole = [school, degreePattern].some((field) => dated.every(({ plain }) => field.test(plain)));
  return areWhole ? lines : joinBrokenDates(lines);
}

/** Blocks that each begin with a name, if there are more than entries. */
const better = (entries: Entry[], blocks: Entry[] | null) =>
  blocks && blocks.length > entries.length ? blocks : entries;

const pointsOf = (entries: Education[]) =>
  entries.reduce(
    (sum, { degree, institution }) =>
      sum + Number(degree !== "") + Number(isSchool(institution)) + Number(institution !== ""),
    0,
  );

/** The fields of a line. Text labelled as the school is one, whatever its words. */
function readLine(line: SchoolLine) {
  const { plain, isSchool: isNamed } = line;
  const entry = readEntry(plain.replace(/^[•*–-]\s*/, ""));
  return isNamed && !entry.institution
    ? { ...entry, line, institution: entry.name || (entry.pieces[0] ?? ""), name: "" }
    : { ...entry, line };
}

/**
 * Splits lines into blocks by dates, each starting as far above its dates as the first one with no other dates. The
 * line position with most of the known schools is taken for the other schools too. Null if a block has two schools and
 * neither is at that position or it is the only block, or if a block has neither a school nor a degree (`byName`: nor a
 * name).
 */
function inBlocks(lines: SchoolLine[], byName: boolean): Entry[] | null {
  const read = lines
    .filter(({ plain }, index) => plain.length <= 220 && (index === 0 || !detail.test(plain)))
    .map(readLine);
  const dated = read.flatMap((one, index) => (one.isDated ? [index] : []));
  const [above = read.length] = dated;
  const areTogether = dated.some((at, index) => {
    const before = dated[index - 1] ?? -1;
    return at - above <= before && read[before]?.institution !== "" && read[at]?.institution !== "";
  });
  if (dated.length === 0 || above > mostAbove || areTogether) return null;
  const blocks = dated.map((at, index) =>
    read.slice(at - above, (dated[index + 1] ?? read.length + above) - above),
  );
  const places = blocks.map(
    (block) =>
      new Map<string, string>(
        block.flatMap(({ pieces }, line) => pieces.map((piece, at) => [`${line}:${at}`, piece] as const)),
      ),
  );
  const known = places.flatMap((texts) =>
    [...texts].flatMap(([place, text]) => (namesSchool(text) ? place : [])),
  );
  const usual = mostCommon(known) ?? "";
  const isUsual = known.filter((place) => place === usual).length > known.length / 2;
  const entries = blocks.map((block, index) => {
    const degree = block.find((one) => one.degree)?.degree ?? "";
    const there = places[index]?.get(usual) ?? "";
    const schools = block.flatMap(({ institution }) => institution || []);
    const isUnnamed = !schools.some(namesSchool);
    const isThere = namesSchool(there) || (isUsual && isUnnamed && there !== degree && isName(there));
    const institution = isThere ? there : (schools[0] ?? block.find((one) => one.name)?.name ?? "");
    const line = (block.find((one) => institution !== "" && one.pieces.includes(institution)) ?? block[0])
      ?.line;
    return {
      degree,
      institution,
      line,
      isWhole:
        isThere ||
        (byName && institution !== "") ||
        (schools.length < 2 && schools.length + degree.length > 0),
      isOneOfTwo: blocks.length === 1 && schools.filter(namesSchool).length > 1,
    };
  });
  return entries.every(({ isWhole, isOneOfTwo }) => isWhole && !isOneOfTwo)
    ? entries.map(({ degree, institution, line }) => ({ degree, institution, line, isDated: true }))
    : null;
}

/** Maximum lines of an entry above its dates. */
const mostAbove = 2;

/**
 * Each line fills the current entry; a field that is already set starts a new one. A name without words of a school
 * counts only with a date or next to a degree.
 */
function lineByLine(lines: SchoolLine[]): Entry[] {
  const entries: Entry[] = [];
  let pending = "";
  for (const line of lines) {
    const isBullet = /^[•*–-]\s/.test(line.plain);
    const text = line.plain.replace(/^[•*–-]\s*/, "");
    const last = entries.at(-1);
    if (line.plain.length > 220 || (last && detail.test(text))) continue;
    const { degree, institution, isDated, name } = readLine(line);
    if (!degree && !institution) {
      if (!name || (isBullet && !isDated)) continue;
      if (last?.degree && !last.institution && !isDated) Object.assign(last, { institution: name });
      else if (isDated) entries.push({ degree, institution: name, isDated, line });
      else pending = name;
      continue;
    }
    const institute = institution || (degree && last?.institution !== "" ? pending : "");
    pending = "";
    const isNext =
      last && !(degree && last.degree) && !(institute && last.institution) && !(isDated && last.isDated);
    if (isNext) {
      last.degree ||= degree;
      last.institution ||= institute;
      last.isDated ||= isDated;
    } else entries.push({ degree, institution: institute || name, isDated, line });
  }
  return entries;
}

/** Removes lists below schools: bulleted lines without dates, if the other lines name as many schools. */
function withoutDetails(lines: SchoolLine[]): SchoolLine[] {
  const isListed = ({ plain }: ReadLine) => /^[•*–-]\s/.test(plain) && spansIn(plain)[0]?.start !== 2;
  const schoolsIn = (some: SchoolLine[]) => some.filter(({ plain }) => school.test(plain)).length;
  const others = lines.filter((line) => !isListed(line));
  return schoolsIn(others) > 0 && schoolsIn(others) >= schoolsIn(lines) / 2 ? others : lines;
}
