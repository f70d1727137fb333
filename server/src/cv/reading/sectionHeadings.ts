import { countsOf, mainKey } from "../../text/counts.ts";
import { spansIn } from "../../text/dates.ts";
import type { SectionKind } from "../../text/enums.ts";
import { endsInExperience, headingKinds, styleOf } from "../../text/headings.ts";
import { kindsByNouns } from "../../text/headingWords.ts";
import { namesLanguage } from "../../text/languages.ts";
import { beginsWithDegree } from "./degrees.ts";
import { companyScore, titleScore } from "./names.ts";
import type { ReadLine, Section } from "./sections.ts";

const sure = new Set<SectionKind>(["experience", "education", "skills", "summary"]);
/** Points within which lines are at the edge of their column. */
export const indent = 12;

/** `below`: the first text of the section; `isRow`: in a table whose other rows are sections. */
type Place = { below: string; isLabel?: boolean; isRow?: boolean };
type Judge = (line: ReadLine, kinds: SectionKind[], current: Section, place: Place) => boolean;

/** "Achievements:" within a job is not a section: ambiguous headings must have the style of unambiguous ones. */
export function headingJudge(lines: ReadLine[]): Judge {
  const certain = lines.filter((line) => headingKinds(line.plain).some((kind) => sure.has(kind)));
  const styles = countsOf(certain.map(styleOf));
  const bodyStyle = mainKey(lines, styleOf, ({ text }) => text.length);
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

/** "Programming" below "Skills", in a smaller style than other headings that is mostly that of entries. */
export function subheadingJudge(lines: ReadLine[]): (line: ReadLine) => boolean {
  const headings = lines.filter(({ plain }) => headingKinds(plain).some((kind) => sure.has(kind)));
  const largest = Math.max(...headings.map(({ size }) => size));
  const small = new Set(
    [...Map.groupBy(lines, styleOf)].flatMap(([style, alike]) => {
      const known = alike.filter(({ plain }) => headingKinds(plain).length > 0);
      return (alike[0]?.size ?? 0) < largest && known.length < alike.length / 2 ? style : [];
    }),
  );
  return (line) => small.has(styleOf(line));
}

/**
 * The name is the largest text of the first page; its title may follow. Both may be in the middle of other sections,
 * beside a column.
 */
export function nameJudge(lines: ReadLine[]): (index: number) => boolean {
  const sizeOf = ({ size }: ReadLine) => size;
  const body = mainKey(lines, sizeOf, ({ plain }) => plain.length) ?? 0;
  const largest = Math.max(...lines.map(sizeOf));
  // A heading may stand beside its section, or begin with a small letter.
  const isHeading = (text: string) =>
    headingKinds(text.replace(/^\p{Ll}/u, (one) => one.toUpperCase())).length > 0;
  const beginsWithHeading = (plain: string) => [plain, plain.split("\t")[0] ?? ""].some(isHeading);
  const areHeadings = lines.some(({ size, plain }) => size === largest && beginsWithHeading(plain));
  const isLarge = ({ size, page, plain }: ReadLine) =>
    !areHeadings && page === 1 && size > body * 1.3 && !isHeading(plain);
  return (index) => {
    const [line, before] = [lines[index], lines[index - 1]];
    const isFirst = (one: ReadLine | undefined) => one?.size === largest && isLarge(one);
    return line !== undefined && (isFirst(line) || (isFirst(before) && isLarge(line)));
  };
}

/** "Highlights" or "Achievements:" in each job is part of the job, because a CV has each section once. */
export function repeatedInJobs(lines: ReadLine[]): (line: ReadLine, current: Section) => boolean {
  const keyOf = (line: ReadLine) => `${line.plain} ${styleOf(line)}`;
  const counts = countsOf(lines.map(keyOf));
  return (line, current) =>
    (counts.get(keyOf(line)) ?? 0) > 1 &&
    current.kinds[0] === "experience" &&
    headingKinds(line.plain).some((kind) => kind === "skills" || kind === "other");
}

/** "Technical" above "Skills": a heading wrapped in a narrow column. */
export const isWrappedHeading = (current: Section, previous: ReadLine | undefined, line: ReadLine) =>
  current.heading !== null &&
  current.lines.length === 0 &&
  previous?.text === current.heading &&
  styleOf(previous) === styleOf(line) &&
  !line.hasGapAbove &&
  !line.startsColumn;

/** "Habilidades técnicas", but not "Progettista meccanico", which is not a heading of projects. */
const isHeadingByNoun = (text: string) => {
  const kinds = kindsByNouns(text);
  return kinds.includes("skills") || (kinds.length > 0 && titleScore(text) < 1);
};

/** The first entry of experience or education has the style of its heading, so the style does not indicate headings. */
const isEntryUnder = (line: ReadLine, below: ReadLine | undefined, style: string) =>
  below !== undefined &&
  styleOf(line) === style &&
  styleOf(below) === style &&
  headingKinds(line.plain).some((kind) => kind === "experience" || kind === "education") &&
  headingKinds(below.plain).length + kindsByNouns(below.plain).length === 0;

const isKnownHeading = ({ plain }: ReadLine) => headingKinds(plain).length > 0 || isHeadingByNoun(plain);

/** From three lines on: short, with a gap above, and without signs of a title, employer, degree or date. */
const areSetApart = (styled: ReadLine[]) =>
  styled.length > 2 &&
  styled.length < 16 &&
  styled.every(
    (line) =>
      (line.hasGapAbove || line.startsColumn) &&
      line.plain.length < longestHeading &&
      line.plain.split(" ").length < 8 &&
      /^(?:[\p{So}\p{Co}]+ )?[\p{L}][\p{L} &/,'’-]*:?$/u.test(line.plain) &&
      (isKnownHeading(line) ||
        (titleScore(line.plain) < 1 && companyScore(line.plain) < 1 && !beginsWithDegree(line.plain))),
  );

const longestHeading = 40;
const ofEntries: SectionKind[] = ["experience", "education"];

/**
 * A short line in the style of known headings is a heading, whatever its words, if body text does not use the style and
 * few other lines do. Above dates it may be an employer, unless a heading of jobs or studies also stands above dates.
 */
export function unknownHeadings(
  lines: ReadLine[],
): (line: ReadLine, index: number, current: Section) => boolean {
  const body = mainKey(lines, styleOf, ({ text }) => text.length);
  const styles = Map.groupBy(lines, styleOf);
  // Where no heading is known, the largest text below the name may be headings.
  const hasKnown = lines.some(({ plain }) => headingKinds(plain).some((kind) => sure.has(kind)));
  const sizes = [...new Set(lines.map(({ size }) => size))].sort((a, b) => b - a);
  const isLargest = (line: ReadLine | undefined) =>
    !hasKnown && line !== undefined && line.size === sizes[1] && styleOf(line) !== body;
  /** Share of lines with this style that are known headings, from two on. */
  const headingShare = (style: string) => {
    const styled = styles.get(style) ?? [];
    if (lines.some((line, index) => isEntryUnder(line, lines[index + 1], style))) return 0;
    if (style === body) return 0;
    const headingCount = styled.filter(isKnownHeading).length;
    if ((headingCount > 0 || isLargest(styled[0])) && areSetApart(styled)) return 1;
    return headingCount > 1 ? headingCount / styled.length : 0;
  };
  const shares = new Map([...styles.keys()].map((style) => [style, headingShare(style)]));
  const isDated = (line: ReadLine | undefined) => spansIn(line?.plain ?? "")[0]?.start === 0;
  const isOfEntries = ({ plain }: ReadLine) =>
    [...headingKinds(plain), ...kindsByNouns(plain)].some((kind) => ofEntries.includes(kind));
  const headsDates = new Set(
    lines.filter((line, index) => isOfEntries(line) && isDated(lines[index + 1])).map(styleOf),
  );
  /**
   * "Erfarenheter", "İŞ DENEYİMLERİ": one word, or two in capitals, with a heading noun, in the style of at least two
   * known headings.
   */
  const isNoun = ({ plain }: ReadLine) =>
    /^(?:\p{Lu}[\p{L}-]{5,}|\p{Lu}{2,} \p{Lu}{4,}):?$/u.test(plain) &&
    kindsByNouns(plain).length > 0 &&
    titleScore(plain) < 1;
  return (line, index, current) => {
    const share = shares.get(styleOf(line)) ?? 0;
    if (index === 0 || share === 0) return false;
    if (isNoun(line)) return true;
    const hasNoun = kindsByNouns(line.plain).length > 0;
    return (
      share >= 0.5 &&
      line.plain.length < longestHeading * (share > 0.7 ? 1.5 : 1) &&
      !beginsWithDegree(line.plain) &&
      line.plain.split(" ").length < 7 &&
      /^(?:\d{1,2}\.?\s|• |[\p{So}\p{Co}]+ )?[\p{L}][\p{L} &/,'’-]*:?$/u.test(line.plain) &&
      (endsInExperience(line.plain) ||
        (share > 0.7 && hasNoun) ||
        (titleScore(line.plain) < 1 && companyScore(line.plain) < 1)) &&
      (hasNoun ||
        share > 0.7 ||
        !isDated(lines[index + 1]) ||
        (headsDates.has(styleOf(line)) &&
          !current.kinds.includes("experience") &&
          (line.hasGapAbove || !isDated(lines[index - 1]))))
    );
  };
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
