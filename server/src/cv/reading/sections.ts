import { hasContactData } from "../../evidence/privacy.ts";
import { isDuration, spansIn } from "../../text/dates.ts";
import type { SectionKind } from "../../text/enums.ts";
import type { Line } from "../../text/fileText.ts";
import { endsInExperience, headingKinds, styleOf } from "../../text/headings.ts";
import { kindsByNouns } from "../../text/headingWords.ts";
import { plain } from "../../text/plain.ts";
import { withDaysFirst } from "./daysFirst.ts";
import { labelled as withoutJobLabel } from "./jobLabels.ts";
import { labelColumn } from "./labelColumn.ts";
import { titleScore } from "./names.ts";
import { isDangling } from "./plausible.ts";
import {
  headingJudge,
  indent,
  isWrappedHeading,
  nameJudge,
  repeatedInJobs,
  subheadingJudge,
  unknownHeadings,
} from "./sectionHeadings.ts";

export type ReadLine = Line & { plain: string };
export type Section = {
  kinds: SectionKind[];
  heading: string | null;
  headingLine?: ReadLine;
  /** Started by "Skills: …" within a line; ends at the next such line. */
  isLabel?: boolean;
  /** The section that contains the label. */
  around?: Section;
  lines: ReadLine[];
};

// "Skills: Java", or the cells "Skills" and "Java" of a table.
const labelled = /^([\p{L}][\p{L} &/-]{1,40}?)(?:\s*[:：]\s+|\s*:?\t)(?=\S)/u;

/** Splits lines into sections by headings. A column continues the section of the same column on the previous page. */
export function sectionsOf(lines: Line[]): Section[] {
  const read = withDaysFirst(lines.flatMap(shortened).map((line) => ({ ...line, plain: plain(line.text) })));
  const isStyledAsHeading = headingJudge(read);
  const isUnknownHeading = unknownHeadings(read);
  const isPartOfJobs = repeatedInJobs(read);
  const sections: Section[] = [{ kinds: ["identity"], heading: null, lines: [] }];
  const byColumn = new Map<number, Section>();
  let current = sections[0] as Section;
  const begin = (kinds: SectionKind[], heading: string, isLabel = false, headingLine?: ReadLine) => {
    const around = isLabel ? (current.around ?? current) : undefined;
    current = { kinds, heading, headingLine, isLabel, around, lines: [] };
    sections.push(current);
  };
  const isName = nameJudge(read);
  const labels = labelColumn(read);
  const isJobField = (line: ReadLine | undefined) => line !== undefined && withoutJobLabel(line) !== line;
  // "Reference" between "Duties" and the "Company" of the next job.
  const isInForm = (index: number) =>
    read.slice(Math.max(0, index - 3), index).some(isJobField) &&
    read.slice(index + 1, index + 3).some(isJobField);
  const isSubheading = subheadingJudge(read);
  let parent: { section: Section; style: string } | undefined;
  let contacts = current;
  let contactsEnd = 0;
  let labelLeft = 0;
  let hasTable = new Set(read.map(rowKind).filter(Boolean)).size > 2;
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
    const kindsOfLabel = labels.get(line);
    if (kindsOfLabel) {
      begin(kindsOfLabel, line.plain.split("\t")[0] ?? "");
      if (line.plain.includes("\t")) current.lines.push(withoutLabel(line));
      byColumn.delete(line.column);
      byColumn.set(line.column, current);
      continue;
    }
    const before = read[index - 1]?.plain.split("\t")[0] ?? "";
    const isPart = isPartOfJobs(line, current) || (!line.hasGapAbove && isDangling(before));
    const kinds = isPart ? [] : headingKinds(line.plain);
    const isUnknown = !isPart && isUnknownHeading(line, index, current);
    if (kinds.length && isStyledAsHeading(line, kinds, current, { below: read[index + 1]?.plain ?? "" })) {
      const section = parent?.section ?? current;
      begin(kinds, line.text, false, line);
      parent = isSubheading(line) ? { section, style: styleOf(line) } : undefined;
    } else if (parent?.style === styleOf(line)) {
      // The next entry in the style of a subheading ends its part.
      current = parent.section;
      parent = undefined;
      current.lines.push(line);
    } else if (isUnknown && isWrappedHeading(current, read[index - 1], line))
      current.heading = `${current.heading} ${line.text}`;
    else if (isUnknown && isGroupOfSkills(line, current)) current.lines.push(line);
    else if (isUnknown) {
      const named = kindsByNouns(line.plain);
      // "Projektmanagerin" above each job is not a heading of projects, but "Habilidades técnicas" is one of skills.
      const isTitle = titleScore(line.plain) >= 2 && !named.includes("skills");
      const [kind = "other", ...more] = isTitle ? [] : named;
      begin(endsInExperience(line.plain) ? ["experience"] : [kind, ...more], line.text, false, line);
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
      if (
        label &&
        labelKinds.length &&
        !isInForm(index) &&
        isStyledAsHeading(line, labelKinds, current, place)
      ) {
        hasTable ||= isRow;
        begin(labelKinds, label[1] ?? "", true);
        labelLeft = line.left;
        current.lines.push(
          isRow ? withoutLabel(line) : { ...line, plain: line.plain.slice(label[0].length) },
        );
      } else {
        // A row with an unknown label ends the section of the row above; one whose first cell is aligned with the
        // values continues it.
        if (label && current.isLabel && line.left < labelLeft + indent) {
          if (current.around && current.around.kinds[0] !== "identity") current = current.around;
          else begin(["identity"], label[1] ?? "");
        }
        current.lines.push(line);
      }
    }
    // Moves the newest to the end.
    byColumn.delete(line.column);
    byColumn.set(line.column, current);
  }
  return sections.filter((section) => section.heading !== null || section.lines.length > 0);
}

/** "Clinical" below "Skills": an unknown heading smaller than that of the section. */
const isGroupOfSkills = (line: ReadLine, { kinds, headingLine }: Section) =>
  kinds[0] === "skills" && headingLine !== undefined && line.size < headingLine.size;

/** The text after a row's label is aligned with the rest of the section. */
const withoutLabel = (line: ReadLine): ReadLine => {
  const cells = line.cells?.slice(1);
  const plain = line.plain.slice(line.plain.indexOf("\t") + 1);
  return { ...line, plain, cells, left: Math.round(cells?.[0]?.left ?? line.left) };
};

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

/**
 * The index after the name and contacts at the top of a column, or 0 if there are none. They interrupt the section of
 * the other column.
 */
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
