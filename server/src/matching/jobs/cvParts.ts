import { isPromptInjection } from "../../evidence/promptInjection.ts";
import type { SectionKind } from "../../text/enums.ts";
import { headingKinds } from "../../text/headings.ts";
import { labelOf } from "../../text/labels.ts";
import { matchesAddress } from "../../text/matchesAddress.ts";
import { plain } from "../../text/plain.ts";
import { withHeadings } from "./flatText.ts";
import { wordsOf } from "./phrases.ts";
import { isWordOfTitles, titleShare } from "./titles.ts";
import { skillsIn } from "./vocabulary.ts";

export type CvPart = { kind: SectionKind; lines: string[] };

const maxLength = 100_000;
const longLine = 300;
/** Longer runs without a space are split: the patterns for addresses take quadratic time on them. */
const longWord = /\S{200}(?=\S)/g;
const headLines = 8;
/** A line at the head with an e-mail address or a phone number also holds the postal address, up to this length. */
const longestAddress = 150;
// Headings glued to the text before or after them by a converter: "…management.ExperienceSales Associate".
const glued =
  /(?<=[A-Za-z.)\d])(?=(?:Professional |Work |Executive )?(?:Summary|Experience|Education|Skills|Highlights|Accomplishments|Certifications|Work History|Education Details|Company Details|Skill Details)\b)|(?<=\b(?:Summary|Experience|Skills|Highlights|Education|Accomplishments|Overview|Objective|Profile|History))(?=[A-Z][a-z])/g;
const contact =
  /[^\s@<>()|,;]+@[^\s@<>()|,;]+|(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|org|net|io|dev|me|co)\b(?:\/\S*)?|(?:\+|\b00)?\(?\d{2,4}\)?[\s./-]\(?\d{2,4}\)?[\s./-]\d{2,5}/gi;
const labelled =
  /^\s*(?:full )?(?:name|address|phone|mobile|cell|tel|e-?mail|date of birth|dob|nationality|gender|marital status|age|linkedin|github|skype|website)\s*[:|]/i;

/** What the document is, above the name. */
const documentTitle =
  /^(?:curriculum(?: vitae)?|c\.?v\.?|r[ée]sum[ée]|lebenslauf|curr[íi]culo?(?: vitae)?|hoja de vida|życiorys|životopis|önéletrajz|özgeçmiş|ansioluettelo|meritförteckning|резюме)$/iu;

/**
 * Splits a CV into sections and leaves out identity, contacts and text addressed to the reader. Sections are read
 * independently, so their order does not matter.
 */
export function cvParts(text: string): CvPart[] {
  const lines = usableLines(text);
  const parts: CvPart[] = [{ kind: "identity", lines: [] }];
  const references = new Set<CvPart>();
  // In a text without capitals, headings have none either.
  const isLowerCase = !/\p{Lu}/u.test(text);
  const asHeading = (line: string) =>
    isLowerCase ? `${line[0]?.toUpperCase() ?? ""}${line.slice(1)}` : line;
  for (const line of lines.flatMap(withLabelApart)) {
    const kind = isHeadingLike(line) ? headingKinds(asHeading(line).replace(/ Details$/i, ""))[0] : undefined;
    if (kind) {
      const part = { kind, lines: [] };
      parts.push(part);
      if (headsReferences.test(plain(line))) references.add(part);
    } else parts.at(-1)?.lines.push(withCommonLabel(line));
  }
  const isOfReferees = (part: CvPart) => references.has(part) && part.lines.length <= mostOfReferees;
  const [head, ...rest] = parts.filter((part) => !isOfReferees(part));
  const [first = "", ...others] = lines;
  const owner = namesOwner(first, others) ? first : null;
  const addresses = addressesIn(lines);
  const isOwner = (line: string) => line === owner || isName(line) || matchesAddress(line, addresses);
  const { name, kept } = withoutIdentity(head?.lines.slice(0, headLines) ?? [], isOwner);
  // In a CV without headings everything precedes the first one: lines after the head are ordinary text.
  const below = { kind: "other" as const, lines: head?.lines.slice(headLines) ?? [] };
  return [{ kind: "identity" as const, lines: kept }, below, ...rest].map(({ kind, lines: partLines }) => ({
    kind,
    lines: partLines.map((line) => clean(name ? line.replaceAll(name, " ") : line)).filter(Boolean),
  }));
}

/** In lines; a longer part has other sections below an unknown heading. */
const mostOfReferees = 15;
/** Other people, with their titles and employers. */
const headsReferences =
  /^(?:(?:professional|personal|character) )?(?:references?|referees|recommendations|referenzen|r[ée]f[ée]rences|referencias|referências|referenze|referenties|referencje)[\s.:]*$/iu;

/** "Cargo: Enfermeira" → "Position: Enfermeira". */
function withCommonLabel(line: string): string {
  const label = labelOf(line);
  return label?.kind === "title" && label.value !== "" ? `Position: ${label.value}` : line;
}

const usableLines = (text: string): string[] =>
  linesOf(text.normalize("NFKC").slice(0, maxLength).replace(longWord, "$& ")).filter(
    (line) =>
      line !== "" &&
      !labelled.test(line) &&
      !documentTitle.test(line) &&
      !isStuffed(line) &&
      !isPromptInjection(line),
  );

/**
 * All words of a CV except contacts and the name in its first line. For a language whose titles are not covered, a
 * headline looks like a name: the line counts as a name only if the rest does not repeat all of its words.
 */
export function wordsOfCv(text: string): string {
  const [first = "", ...others] = usableLines(text);
  const isAddress = (line: string, index: number) =>
    index < headLines &&
    line.length <= longestAddress &&
    line.match(contact)?.some((found) => !date.test(found));
  const rest = others.filter((line, index) => !isAddress(line, index)).map(clean);
  if (!isName(first) && !matchesAddress(first, addressesIn(others)) && !namesOwner(first, others))
    return [clean(first), ...rest].join("\n");
  const laterWords = new Set(rest.flatMap((line) => wordsOf(line).map(({ word }) => word)));
  const isRepeated = wordsOf(first).every(({ word }) => laterWords.has(word));
  return [...(isRepeated ? [first] : []), ...rest.map((line) => line.replaceAll(first, " "))].join("\n");
}

const addressLines = 20;
const addressesIn = (lines: string[]): string =>
  (lines.slice(0, addressLines).join(" ").match(contact) ?? []).join(" ");

/** "Project & Construction Manager" is a title, although "Projects and …" starts a heading. */
const isHeadingLike = (line: string) =>
  line.length <= 60 && (titleShare(line) < 0.6 || wordsOf(line).length < 2);

/** Splits "Skills: welding, grinding" into a heading and its content. */
function withLabelApart(line: string): string[] {
  const [, label = "", rest = ""] = /^([^:]{3,30}):\s+(\S.*)$/su.exec(line) ?? [];
  return label && isHeadingLike(label) && headingKinds(label).length > 0 ? [label, rest] : [line];
}

/** "15.01.2015", "2015-01-15" and the first part of "01/2015-12/2019" look like phone numbers. */
const date =
  /^(?:(?:\d{1,2}[./-])?(?:0?[1-9]|1[0-2])[./-](?:19|20)\d\d(?:[./-]\d{1,2})?|(?:19|20)\d\d[./-]\d{2}[./-]\d{2})$/;
const clean = (line: string) =>
  line
    .replace(contact, (found) => (date.test(found) ? found : " "))
    .replace(/\s+/g, " ")
    .trim();

function linesOf(text: string): string[] {
  return text
    .replace(glued, "\n")
    .split(/\r?\n/)
    .flatMap((line) => (line.length > longLine ? withHeadings(line).split("\n") : [line]))
    .flatMap((line) =>
      line.length > longLine ? line.split(/\s{2,}|\t|(?<=[.;!?])\s+(?=\S)|\s*[•●▪◦]\s*/) : [line],
    )
    .map((line) => plain(line).replace(/^[•●▪◦*·»\-–\s]+/, ""));
}

/** Keyword stuffing: a few words repeated many times. */
function isStuffed(line: string): boolean {
  const words = wordsOf(line).map(({ word }) => word);
  return words.length >= 20 && new Set(words).size < words.length * 0.4;
}

// Occupations that are also surnames, as in "Mason Cook".
const surnames = new Set(
  "archer bailey baker barber bishop brewer butcher carpenter carter chandler chase cook cooper dean drummer dyer farmer fisher fletcher forester gardener glover grant hunter judge mason miller model page painter parker pastor porter potter priest sawyer shepherd singer skinner slater smith tailor taylor turner walker weaver wright art may summer drew grace".split(
    " ",
  ),
);

/** Keeps only lines above the first heading that name a profession or contain a sentence. */
function withoutIdentity(lines: string[], isOwner: (text: string) => boolean) {
  const names = lines.slice(0, 4).filter(isOwner);
  const kept = lines.flatMap((line, index) => {
    if (names.includes(line) && index < 4) return [];
    if (line.length > 60 || (!isName(line) && skillsIn(line).size > 1)) return [line];
    const stretches = line
      .split(/\s*[|•·]\s*|\s+[-–—]\s+/)
      .filter((one) => !isOwner(one) && titleShare(one) > 0);
    const [first = "", ...rest] = stretches.join(" / ").split(/\s*,\s*/);
    return stretches.length ? [[isName(first) ? "" : first, ...rest].filter(Boolean).join(", ")] : [];
  });
  return { name: names[0] ?? "", kept };
}

const capitalised =
  /^[\p{Lu}\p{Lo}][\p{L}\p{M}'’]*(?:(?:[.-]\s*|\s+)[\p{Lu}\p{Lo}][\p{L}\p{M}'’]*){0,4}[.-]?\s*$/u;

/**
 * "Anna Koch" in the first line, though "Koch" is a cook: capitalised words, some of which occur in no title and nowhere
 * else in the CV, unlike those of "Registered Nurse" and "Odoo Developer".
 */
function namesOwner(first: string, others: string[]): boolean {
  const words = wordsOf(first);
  if (words.length < 2 || words.length > 4 || !capitalised.test(first.replace(", ", " "))) return false;
  const untitled = words.filter(({ surface }) => titleShare(surface) === 0);
  const isElsewhere = (word: string) =>
    others.some((line) => wordsOf(clean(line).replaceAll(first, " ")).some((other) => other.word === word));
  return (
    untitled.length > 0 &&
    skillsIn(first).size === 0 &&
    untitled.every(({ word }) => !isWordOfTitles(word) && !isElsewhere(word))
  );
}

/** Two to four capitalised words that are no title, or whose only title words are also surnames. */
function isName(text: string): boolean {
  const words = wordsOf(text);
  if (words.length < 2 || words.length > 4 || /\d/.test(text)) return false;
  if (!capitalised.test(text) || (text.match(/[\p{Lu}\p{Lo}]/gu) ?? []).length < 2) return false;
  const titled = words.filter(({ surface }) => titleShare(surface) > 0);
  if (titled.length === 0) return titleShare(text) === 0;
  return (
    titled.every(({ word }) => surnames.has(word)) && (titled.length < words.length || titleShare(text) === 1)
  );
}
