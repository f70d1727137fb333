import { hasContactData } from "../../evidence/privacy.ts";
import { isDuration, spansIn } from "../../text/dates.ts";
import type { SectionKind } from "../../text/enums.ts";
import type { Line } from "../../text/fileText.ts";
import { endsInExperience, headingKinds, styleOf } from "../../text/headings.ts";
import { kindsByNouns } from "../../text/headingWords.ts";
import { namesLanguage } from "../../text/languages.ts";
import { plain } from "../../text/plain.ts";
import { beginsWithDegree } from "./education.ts";
import { labelled as withoutJobLabel } from "./jobLabels.ts";
import { companyScore, titleScore } from "./names.ts";

export type ReadLine = Line & { plain: string };
export type Section = {
  kinds: SectionKind[];
  heading: string | null;
  /** Started by "Skills: …" within a line; ends at the next such line. */
  isLabel?: boolean;
  lines: ReadLine[];
};

const sure = new Set<SectionKind>(["experience", "education", "skills", "summary"]);
// "Skills: Java", or the cells "Skills" and "Java" of a table.
const labelled = /^([\p{L}][\p{L} &/-]{1,40}?)(?:\s*[:：]\s+|\s*:?\t)(?=\S)/u;

/** Splits lines into sections by headings. A column continues the section of the same column on the previous page. */
export function sectionsOf(lines: Line[]): Section[] {
  const read = lines.flatMap(shortened).map((line) => ({ ...line, plain: plain(line.text) }));
  const isStyledAsHeading = headingJudge(read);
  const isUnknownHeading = unknownHeadings(read);
  const isPartOfJobs = repeatedInJobs(read);
  const sections: Section[] = [{ kinds: ["identity"], heading: null, lines: [] }];
  const byColumn = new Map<number, Section>();
  let current = sections[0] as Section;
  const begin = (kinds: SectionKind[], heading: string, isLabel = false) => {
    current = { kinds, heading, isLabel, lines: [] };
    sections.push(current);
  };
  const isName = nameJudge(read);
  let contacts = current;
  let contactsEnd = 0;
  let labelLeft = 0;
  let hasTable = hasRail(read) || new Set(read.map(rowKind).filter(Boolean)).size > 2;
  for (const [index, line] of read.entries()) {
    if (line.startsColumn) {
      current = continued(byColumn, line) ?? current;
      contactsEnd = endOfContacts(read, index);
      if (contactsEnd > index) contacts = { kinds: ["identity"], heading: null, lines: [] };
      if (contactsEnd > index) sections.splice(sections.indexOf(current), 0, contacts);
    }
    if (index < contactsEnd) {
      contacts.lines.push(line);
      continue;
    }
    if (current.kinds[0] !== "identity" && isName(index)) {
      sections[0]?.lines.push(line);
      continue;
    }
    const isRepeated = isPartOfJobs(line, current);
    const kinds = isRepeated ? [] : headingKinds(line.plain);
    const isUnknown = !isRepeated && isUnknownHeading(line, index);
    if (kinds.length && isStyledAsHeading(line, kinds, current, { below: read[index + 1]?.plain ?? "" }))
      begin(kinds, line.text);
    else if (isUnknown && isHeadingGoingOn(current, read[index - 1], line))
      current.heading = `${current.heading} ${line.text}`;
    else if (isUnknown) {
      const [kind = "other", ...more] = kindsByNouns(line.plain);
      begin(endsInExperience(line.plain) ? ["experience"] : [kind, ...more], line.text);
    } else {
      const label = labelled.exec(line.plain);
      const labelKinds =
        label && !isDuration(line.plain.slice(label[0].length)) && withoutJobLabel(line) === line
          ? headingKinds(label[1] ?? "")
          : [];
      const isRow = line.plain.charAt((label?.[0].length ?? 0) - 1) === "\t";
      const place = {
        isLabel: true,
        isRow: isRow && hasTable,
        below: line.plain.slice(label?.[0].length ?? 0),
      };
      if (label && labelKinds.length && isStyledAsHeading(line, labelKinds, current, place)) {
        hasTable ||= isRow;
        begin(labelKinds, label[1] ?? "", true);
        labelLeft = line.left;
        current.lines.push(
          isRow ? withoutLabel(line) : { ...line, plain: line.plain.slice(label[0].length) },
        );
      } else {
        const isBelow =
          isRow &&
          current.isLabel &&
          current.lines.length === 1 &&
          !line.apart &&
          line.left < labelLeft + indent;
        const whole = `${current.heading} ${label?.[1]}`;
        // "Work ⇥ Acme" above "experience ⇥ Nurse": a wrapped heading in a narrow column.
        if (isBelow && headingKinds(whole).length > 0) {
          current.heading = whole;
          current.lines.push(withoutLabel(line));
          continue;
        }
        // A row whose first cell is aligned with the values continues the section.
        if (label && current.isLabel && line.left < labelLeft + indent) begin(["identity"], label[1] ?? "");
        current.lines.push(line);
      }
    }
    // Moves the newest to the end.
    byColumn.delete(line.column);
    byColumn.set(line.column, current);
  }
  return sections.filter((section) => section.heading !== null || section.lines.length > 0);
}

/** The text after a row's label is aligned with the rest of the section. */
const withoutLabel = (line: ReadLine): ReadLine => {
  const cells = line.cells?.slice(1);
  const plain = line.plain.slice(line.plain.indexOf("\t") + 1);
  return { ...line, plain, cells, left: Math.round(cells?.[0]?.left ?? line.left) };
};

/** Headings in a separate column, beside the first line of their section, with which most other lines are aligned. */
function hasRail(lines: ReadLine[]): boolean {
  const edges = lines.flatMap((line) => (rowKind(line) && line.cells?.[1] ? [line.cells[1].left] : []));
  return edges.some(
    (edge) => lines.filter(({ left }) => left > edge - 3 && left < edge + 20).length > lines.length / 2,
  );
}

/** The heading of a table row: "Skills" beside "Java". */
function rowKind(line: ReadLine): SectionKind | undefined {
  const label = labelled.exec(line.plain)?.[0];
  return label?.endsWith("\t") && !isDuration(line.plain.slice(label.length))
    ? headingKinds(label.trim().replace(/:$/, ""))[0]
    : undefined;
}

const longestLine = 1_500;

/** Splits very long lines, because patterns are slow on them. */
function shortened(line: Line): Line[] {
  if (line.text.length <= longestLine) return [line];
  const pieces = Math.ceil(line.text.length / longestLine);
  return Array.from({ length: pieces }, (_, index) => ({
    ...line,
    text: line.text.slice(index * longestLine, (index + 1) * longestLine),
  }));
}

function continued(byColumn: Map<number, Section>, line: Line): Section | undefined {
  if (line.page === 1) return undefined;
  for (const [column, section] of [...byColumn].reverse())
    if (Math.abs(column - line.column) < 14) return section;
  return undefined;
}

/** The index after name and contacts at the top of a column, 0 without any. They interrupt the section of the other column. */
function endOfContacts(lines: ReadLine[], index: number): number {
  if (lines[index]?.page !== 1) return 0;
  const isOther = (line: ReadLine) =>
    line.startsColumn ||
    headingKinds(line.plain).length > 0 ||
    rowKind(line) ||
    spansIn(line.plain).length > 0;
  const next = lines.findIndex((line, at) => at > index && isOther(line));
  const head = lines.slice(index, Math.min(next < 0 ? lines.length : next, index + longestContacts));
  const isContact = ({ plain }: ReadLine) => hasContactData(plain) || isAddress.test(plain);
  return head.some(({ plain }) => hasContactData(plain)) ? index + head.findLastIndex(isContact) + 1 : 0;
}
const longestContacts = 10;
const isAddress = /^[\w.-]+\.\p{Ll}{2,}(?:\/\S*)?$/u;

const indent = 12;

/** `below`: the first text of the section; `isRow`: in a table whose other rows are sections. */
type Place = { below: string; isLabel?: boolean; isRow?: boolean };
type Judge = (line: ReadLine, kinds: SectionKind[], current: Section, place: Place) => boolean;

/** "Achievements:" within a job is not a section: ambiguous headings must have the style of unambiguous ones. */
function headingJudge(lines: ReadLine[]): Judge {
  const certain = lines.filter((line) => headingKinds(line.plain).some((kind) => sure.has(kind)));
  const styles = new Map<string, number>();
  for (const line of certain) styles.set(styleOf(line), (styles.get(styleOf(line)) ?? 0) + 1);
  const body = new Map<string, number>();
  for (const line of lines) body.set(styleOf(line), (body.get(styleOf(line)) ?? 0) + line.text.length);
  const bodyStyle = [...body].sort((a, b) => b[1] - a[1])[0]?.[0];
  const special = [...styles].sort((a, b) => b[1] - a[1]).find(([style]) => style !== bodyStyle)?.[0];
  const bodySize = lines.find((line) => styleOf(line) === bodyStyle)?.size ?? 0;
  const usual = (styles.get(special ?? "") ?? 0) > 1 ? lines.find((line) => styleOf(line) === special) : null;
  const outdented = certain.filter((line) => line.left <= line.column + indent).length > certain.length / 2;
  return (line, kinds, current, { below, isLabel = false, isRow = false }) => {
    const isBullet = line.plain.startsWith("•");
    // "Technology" in a school's name, smaller than the headings.
    const isSet =
      (styles.has(styleOf(line)) && styleOf(line) !== bodyStyle && line.size >= (usual?.size ?? 0) * 0.7) ||
      (line.size === usual?.size && line.bold === usual.bold && line.size > bodySize * 1.1);
    if (line.heading) return true;
    if (isLabel) return !isBullet && (isRow || isLabelOfSection(kinds, current, below));
    if (kinds[0] === "languages" && !isBullet && namesLanguage(below)) return true;
    if (isBullet && !isSet) return false;
    // Merged sections ("Experience Skills") contain labels of their own parts.
    if (current.kinds.length > 1 && current.kinds.includes(kinds[0] ?? "other") && /:$/.test(line.plain))
      return false;
    // An indented list item in a CV whose headings are not indented.
    if (!isSet && outdented && line.left > line.column + indent) return false;
    // If headings have their own style, lines in body style are text.
    if (special && (styles.get(special) ?? 0) > 1)
      return (
        isSet || (sure.has(kinds[0] ?? "other") && /:$/.test(line.plain) && current.kinds[0] === "identity")
      );
    return sure.has(kinds[0] ?? "other") || !/:$/.test(line.plain) || !current.kinds.includes("experience");
  };
}

/** The name is the largest text of the first page; its title may follow. Both may be in the middle of other sections, beside a column. */
function nameJudge(lines: ReadLine[]): (index: number) => boolean {
  const letters = Map.groupBy(lines, ({ size }) => size);
  const lengthOf = (some: ReadLine[]) => some.reduce((sum, line) => sum + line.plain.length, 0);
  const [[body = 0] = []] = [...letters].sort(([, a], [, b]) => lengthOf(b) - lengthOf(a));
  const largest = Math.max(...letters.keys());
  const areHeadings = lines.some(({ size, plain }) => size === largest && headingKinds(plain).length > 0);
  const isLarge = ({ size, page, plain }: ReadLine) =>
    !areHeadings && page === 1 && size > body * 1.3 && headingKinds(plain).length === 0;
  return (index) => {
    const [line, before] = [lines[index], lines[index - 1]];
    const isFirst = (one: ReadLine | undefined) => one?.size === largest && isLarge(one);
    return line !== undefined && (isFirst(line) || (isFirst(before) && isLarge(line)));
  };
}

/** "Highlights" in each job is part of the jobs: a CV has each section once. */
function repeatedInJobs(lines: ReadLine[]): (line: ReadLine, current: Section) => boolean {
  const counts = new Map<string, number>();
  const keyOf = (line: ReadLine) => `${line.plain} ${styleOf(line)}`;
  for (const line of lines) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1);
  return (line, current) =>
    (counts.get(keyOf(line)) ?? 0) > 1 &&
    current.kinds[0] === "experience" &&
    headingKinds(line.plain)[0] === "skills";
}

/** "Technical" above "Skills": a heading wrapped in a narrow column. */
const isHeadingGoingOn = (current: Section, previous: ReadLine | undefined, line: ReadLine) =>
  current.heading !== null &&
  current.lines.length === 0 &&
  previous?.text === current.heading &&
  styleOf(previous) === styleOf(line) &&
  !line.apart &&
  !line.startsColumn;

/** The first entry of experience or education has the style of its heading, so the style does not indicate headings. */
const isEntryUnder = (line: ReadLine, below: ReadLine | undefined, style: string) =>
  below !== undefined &&
  styleOf(line) === style &&
  styleOf(below) === style &&
  headingKinds(line.plain).some((kind) => kind === "experience" || kind === "education") &&
  headingKinds(below.plain).length + kindsByNouns(below.plain).length === 0;

const longestHeading = 40;

/**
 * A short line in the style of known headings is a heading whatever its words, if body text does not use the style and
 * few other lines do.
 */
function unknownHeadings(lines: ReadLine[]): (line: ReadLine, index: number) => boolean {
  const letters = new Map<string, number>();
  for (const line of lines) letters.set(styleOf(line), (letters.get(styleOf(line)) ?? 0) + line.text.length);
  const body = [...letters].sort((a, b) => b[1] - a[1])[0]?.[0];
  const styles = Map.groupBy(lines, styleOf);
  /** Share of lines with this style that are known headings, from two on. */
  const headingShare = (style: string) => {
    const styled = styles.get(style) ?? [];
    if (lines.some((line, index) => isEntryUnder(line, lines[index + 1], style))) return 0;
    const headingCount = styled.filter(
      ({ plain }) => headingKinds(plain).length + kindsByNouns(plain).length > 0,
    ).length;
    return style !== body && headingCount > 1 ? headingCount / styled.length : 0;
  };
  const shares = new Map([...styles.keys()].map((style) => [style, headingShare(style)]));
  return (line, index) =>
    index > 0 &&
    (shares.get(styleOf(line)) ?? 0) >= 0.5 &&
    line.plain.length < longestHeading &&
    !beginsWithDegree(line.plain) &&
    line.plain.split(" ").length < 7 &&
    /^(?:\d{1,2}\.? )?[\p{L}][\p{L} &/,'’-]*:?$/u.test(line.plain) &&
    (endsInExperience(line.plain) || (titleScore(line.plain) < 1 && companyScore(line.plain) < 1)) &&
    (kindsByNouns(line.plain).length > 0 ||
      (shares.get(styleOf(line)) ?? 0) > 0.7 ||
      spansIn(lines[index + 1]?.plain ?? "").every((span) => span.start > 0));
}

/** "Skills: Java, C#" starts a section anywhere; "Languages: Java" within skills or a job does not. */
function isLabelOfSection(kinds: SectionKind[], current: Section, value: string): boolean {
  const kind = kinds[0] ?? "other";
  if (kind === "skills")
    return !current.kinds.some((one) => ["skills", "experience", "projects"].includes(one));
  if (kind === "languages")
    return namesLanguage(value) || !["experience", "projects", "skills"].includes(current.kinds[0] ?? "");
  return (kind === "education" || kind === "experience") && current.kinds[0] === "identity";
}
