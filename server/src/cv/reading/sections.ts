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
  /** Begun by "Skills: …" within a line: the next such line ends it. */
  isLabel?: boolean;
  lines: ReadLine[];
};

const sure = new Set<SectionKind>(["experience", "education", "skills", "summary"]);
// "Skills: Java", or in a table "Skills" beside "Java".
const labelled = /^([\p{L}][\p{L} &/-]{1,40}?)(?:\s*[:：]\s+|\s*:?\t)(?=\S)/u;

/** Lines → sections under their headings. A column of the next page goes on with the section its own column had. */
export function sectionsOf(lines: Line[]): Section[] {
  const read = lines.flatMap(shortened).map((line) => ({ ...line, plain: plain(line.text) }));
  const looksRight = headingJudge(read);
  const isUnknownHeading = unknownHeadings(read);
  const isPartOfJobs = repeatedInJobs(read);
  const sections: Section[] = [{ kinds: ["identity"], heading: null, lines: [] }];
  const byColumn = new Map<number, Section>();
  let current = sections[0] as Section;
  const begin = (kinds: SectionKind[], heading: string, isLabel = false) => {
    current = { kinds, heading, isLabel, lines: [] };
    sections.push(current);
  };
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
    const kinds = isPartOfJobs(line, current) ? [] : headingKinds(line.plain);
    if (kinds.length && looksRight(line, kinds, current, { below: read[index + 1]?.plain ?? "" }))
      begin(kinds, line.text);
    else if (isUnknownHeading(line, index) && isHeadingGoingOn(current, read[index - 1], line))
      current.heading = `${current.heading} ${line.text}`;
    else if (isUnknownHeading(line, index)) {
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
      if (label && labelKinds.length && looksRight(line, labelKinds, current, place)) {
        hasTable ||= isRow;
        begin(labelKinds, label[1] ?? "", true);
        labelLeft = line.left;
        current.lines.push(
          isRow ? withoutLabel(line) : { ...line, plain: line.plain.slice(label[0].length) },
        );
      } else {
        // A row whose first cell stands where the values do goes on.
        if (label && current.isLabel && line.left < labelLeft + indent) begin(["identity"], label[1] ?? "");
        current.lines.push(line);
      }
    }
    // The newest comes last.
    byColumn.delete(line.column);
    byColumn.set(line.column, current);
  }
  return sections.filter((section) => section.heading !== null || section.lines.length > 0);
}

/** What stands beside the label of a row begins where the rest of its section does. */
const withoutLabel = (line: ReadLine): ReadLine => {
  const cells = line.cells?.slice(1);
  const plain = line.plain.slice(line.plain.indexOf("\t") + 1);
  return { ...line, plain, cells, left: Math.round(cells?.[0]?.left ?? line.left) };
};

/** Headings in a column of their own, level with the first line of their section: most other lines begin where that does. */
function hasRail(lines: ReadLine[]): boolean {
  const edges = lines.flatMap((line) => (rowKind(line) && line.cells?.[1] ? [line.cells[1].left] : []));
  return edges.some(
    (edge) => lines.filter(({ left }) => left > edge - 3 && left < edge + 20).length > lines.length / 2,
  );
}

/** What a row of a table is headed with: "Skills" beside "Java". */
function rowKind(line: ReadLine): SectionKind | undefined {
  const label = labelled.exec(line.plain)?.[0];
  return label?.endsWith("\t") && !isDuration(line.plain.slice(label.length))
    ? headingKinds(label.trim().replace(/:$/, ""))[0]
    : undefined;
}

const longestLine = 1_500;

/** What has no end of line for pages is looked at in pieces: patterns take their time on long lines. */
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

/** Behind the name and contacts at the head of a column; 0 where it has none. They interrupt the section of the other column. */
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

/** `below`: the text that would come first in the section; `isRow`: of a table whose other rows are sections. */
type Place = { below: string; isLabel?: boolean; isRow?: boolean };
type Judge = (line: ReadLine, kinds: SectionKind[], current: Section, place: Place) => boolean;

/** "Achievements:" under a job is no section of the CV: less certain words must be set like the certain headings. */
function headingJudge(lines: ReadLine[]): Judge {
  const certain = lines.filter((line) => headingKinds(line.plain).some((kind) => sure.has(kind)));
  const styles = new Map<string, number>();
  for (const line of certain) styles.set(styleOf(line), (styles.get(styleOf(line)) ?? 0) + 1);
  const body = new Map<string, number>();
  for (const line of lines) body.set(styleOf(line), (body.get(styleOf(line)) ?? 0) + line.text.length);
  const bodyStyle = [...body].sort((a, b) => b[1] - a[1])[0]?.[0];
  const special = [...styles].sort((a, b) => b[1] - a[1]).find(([style]) => style !== bodyStyle)?.[0];
  const usual = (styles.get(special ?? "") ?? 0) > 1 ? lines.find((line) => styleOf(line) === special) : null;
  const outdented = certain.filter((line) => line.left <= line.column + indent).length > certain.length / 2;
  return (line, kinds, current, { below, isLabel = false, isRow = false }) => {
    const isBullet = line.plain.startsWith("•");
    // "Technology" of a school's name, set smaller than the headings.
    const isSet =
      styles.has(styleOf(line)) && styleOf(line) !== bodyStyle && line.size >= (usual?.size ?? 0) * 0.7;
    if (line.heading) return true;
    if (isLabel) return !isBullet && (isRow || isLabelOfSection(kinds, current, below));
    if (kinds[0] === "languages" && !isBullet && namesLanguage(below)) return true;
    if (isBullet && !isSet) return false;
    // Two sections run together ("Experience Skills") have their own parts named.
    if (current.kinds.length > 1 && current.kinds.includes(kinds[0] ?? "other") && /:$/.test(line.plain))
      return false;
    // An item of a list, where headings stand at the edge.
    if (!isSet && outdented && line.left > line.column + indent) return false;
    // Where headings are set apart by their looks, words set like the text are text.
    if (special && (styles.get(special) ?? 0) > 1)
      return (
        isSet || (sure.has(kinds[0] ?? "other") && /:$/.test(line.plain) && current.kinds[0] === "identity")
      );
    return sure.has(kinds[0] ?? "other") || !/:$/.test(line.plain) || !current.kinds.includes("experience");
  };
}

/** "Highlights" under each job is a part of the jobs: a section stands in a CV once. */
function repeatedInJobs(lines: ReadLine[]): (line: ReadLine, current: Section) => boolean {
  const counts = new Map<string, number>();
  const keyOf = (line: ReadLine) => `${line.plain} ${styleOf(line)}`;
  for (const line of lines) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1);
  return (line, current) =>
    (counts.get(keyOf(line)) ?? 0) > 1 &&
    current.kinds[0] === "experience" &&
    headingKinds(line.plain)[0] === "skills";
}

/** "Technical" over "Skills": a heading broken to fit a narrow column. */
const isHeadingGoingOn = (current: Section, before: ReadLine | undefined, line: ReadLine) =>
  current.heading !== null &&
  current.lines.length === 0 &&
  before?.text === current.heading &&
  styleOf(before) === styleOf(line) &&
  !line.apart &&
  !line.startsColumn;

/** Experience or education begins with a line in the style of its heading: the style is no sign of a heading. */
const isEntryUnder = (line: ReadLine, below: ReadLine | undefined, style: string) =>
  below !== undefined &&
  styleOf(line) === style &&
  styleOf(below) === style &&
  headingKinds(line.plain).some((kind) => kind === "experience" || kind === "education") &&
  headingKinds(below.plain).length + kindsByNouns(below.plain).length === 0;

const longestHeading = 40;

/**
 * A short line in the style of the headings that are known is a heading, whatever its words: in a style that is not the
 * text's, and in which hardly anything else stands.
 */
function unknownHeadings(lines: ReadLine[]): (line: ReadLine, index: number) => boolean {
  const letters = new Map<string, number>();
  for (const line of lines) letters.set(styleOf(line), (letters.get(styleOf(line)) ?? 0) + line.text.length);
  const body = [...letters].sort((a, b) => b[1] - a[1])[0]?.[0];
  const styles = Map.groupBy(lines, styleOf);
  /** Share of the lines that are headings by their words, where two or more are. */
  const headingShare = (style: string) => {
    const some = styles.get(style) ?? [];
    if (lines.some((line, index) => isEntryUnder(line, lines[index + 1], style))) return 0;
    const known = some.filter(
      ({ plain }) => headingKinds(plain).length + kindsByNouns(plain).length > 0,
    ).length;
    return style !== body && known > 1 ? known / some.length : 0;
  };
  const shares = new Map([...styles.keys()].map((style) => [style, headingShare(style)]));
  return (line, index) =>
    index > 0 &&
    (shares.get(styleOf(line)) ?? 0) >= 0.5 &&
    line.plain.length < longestHeading &&
    !beginsWithDegree(line.plain) &&
    line.plain.split(" ").length < 7 &&
    /^[\p{L}][\p{L} &/,'’-]*:?$/u.test(line.plain) &&
    (endsInExperience(line.plain) || (titleScore(line.plain) < 1 && companyScore(line.plain) < 1)) &&
    (kindsByNouns(line.plain).length > 0 ||
      (shares.get(styleOf(line)) ?? 0) > 0.7 ||
      spansIn(lines[index + 1]?.plain ?? "").every((span) => span.start > 0));
}

/** "Skills: Java, C#" begins a section anywhere; "Languages: Java" inside skills or a job does not. */
function isLabelOfSection(kinds: SectionKind[], current: Section, value: string): boolean {
  const kind = kinds[0] ?? "other";
  if (kind === "skills") return !["skills", "experience", "projects"].includes(current.kinds[0] ?? "");
  if (kind === "languages")
    return namesLanguage(value) || !["experience", "projects", "skills"].includes(current.kinds[0] ?? "");
  return (kind === "education" || kind === "experience") && current.kinds[0] === "identity";
}
