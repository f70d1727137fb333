import { type Mention, type Term, termNamed } from "../../knowledge/dictionary.ts";
import { namedTerms } from "../../knowledge/namedTerms.ts";
import { spansIn } from "../../text/dates.ts";
import { duration as howLong } from "../../text/dateWords.ts";
import { headingKinds } from "../../text/headings.ts";
import { isOnlyLanguage } from "../../text/languages.ts";
import { wordsKey } from "../../text/tokens.ts";
import { isPlace } from "./names.ts";
import { isDangling, isPlausible } from "./plausible.ts";
import type { ReadLine } from "./sections.ts";
import { grade, technical, withoutGroupNames } from "./skillGroups.ts";

const maxSkills = 150;
const maxWords = 6;

/** Items of the skill sections, and technologies named in the rest of the text, as written by the person. */
export function skillsIn(skillLines: ReadLine[], otherLines: ReadLine[], employers: string[]): string[] {
  const skills = new Map<string, string>();
  const add = (name: string, term: Term | undefined) => {
    const key = wordsKey(term?.name ?? name) || name.toLowerCase();
    const isSame = term && wordsKey(term.name) === wordsKey(name);
    if (!skills.has(key)) skills.set(key, isSame ? term.name : name);
  };
  const isNamed = (item: string) => employers.some((employer) => wordsKey(employer) === wordsKey(item));
  for (const item of itemsOf(withoutGroupNames(skillLines))) {
    if (isNamed(item)) continue;
    const term = termNamed(item);
    const mentions = term ? [] : namedTerms(item);
    const covered = mentions.reduce((sum, mention) => sum + mention.end - mention.start, 0);
    // "Git and GitHub" are two skills; of a sentence only the names in it count.
    const isMadeOfTerms = mentions.length > 0 && (covered > item.length * 0.45 || !isItem(item));
    if (!isMadeOfTerms && isItem(item)) add(item, term);
    for (const mention of mentions)
      if (isMadeOfTerms && (isItem(item) || technical.has(mention.term.kind)))
        add(item.slice(mention.start, mention.end), mention.term);
  }
  const longNames = employers.filter((employer) => /\s/.test(employer));
  const text = otherLines.map((line) => withoutNames(line.plain, longNames)).join("\n");
  // Working at Figma is not using it.
  const isEmployer = (name: string) =>
    employers.some((employer) => employer !== "" && wordsKey(name).startsWith(wordsKey(employer)));
  const mentions = namedTerms(text).filter(
    ({ term, start, end }) =>
      technical.has(term.kind) &&
      !isEmployer(text.slice(start, end)) &&
      !isFirstWord(text.slice(start, end), term, text.slice(end)),
  );
  const isShort = ({ term, start, end }: Mention) => isShortForm(text.slice(start, end), term);
  const sure = new Set(mentions.filter((mention) => !isShort(mention)).map(({ term }) => term));
  for (const mention of mentions)
    if (!isShort(mention) || sure.size >= technicalFrom)
      add(text.slice(mention.start, mention.end).replace(/\s+/g, " "), mention.term);
  return [...skills.values()].slice(0, maxSkills);
}

/** "ASM" is Assembly only among other technologies; elsewhere it is a company, a grade or a department. */
const isShortForm = (name: string, term: Term) => /^[A-Z]{2,4}$/.test(name) && name !== term.name;
/** "Mise en place": a capital at the start of a sentence, for names written in lower case. */
const isFirstWord = (name: string, term: Term, behind: string) =>
  /^\p{Lu}\p{Ll}+$/u.test(name) && term.name === term.name.toLowerCase() && /^ \p{Ll}/u.test(behind);
/** Number of technologies with full names that confirm short forms. */
const technicalFrom = 3;

const site =
  /(?:https?:\/\/|www\.)\S+|\b(?:github|gitlab|linkedin|bitbucket|behance|medium|stackoverflow)\.com\/\S+/gi;

/** "Atelier Lumière SAS" is not the software SAS, and a GitHub address is not a skill. */
const withoutNames = (text: string, names: string[]): string =>
  names.reduce((rest, name) => rest.replaceAll(name, " "), withoutDates(text.replace(site, " ")));

/** "Avr 2016" is a month, not a processor. */
const withoutDates = (text: string): string =>
  spansIn(text).reduceRight((rest, span) => `${rest.slice(0, span.start)} ${rest.slice(span.end)}`, text);

/** Lists have one item per line, or continue across lines. */
export function itemsOf(lines: ReadLine[]): string[] {
  const joined: string[] = [];
  // A line much shorter than the others was not wrapped.
  const longest = Math.max(0, ...lines.map((line) => line.plain.length));
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const goesOn =
      before &&
      (isRunning(before.plain) || (isDangling(before.plain) && /^\p{Ll}/u.test(line.plain))) &&
      !/[.;]$/.test(before.plain) &&
      !/^[•*▪]|^[-–] /.test(line.plain) &&
      (/[,;|•·]$/.test(before.plain) || before.plain.length > longest * 0.6 || /^\p{Ll}/u.test(line.plain)) &&
      !labelled.test(line.plain) &&
      hadNoRoom(before, line);
    if (goesOn && joined.length) joined[joined.length - 1] += ` ${line.plain}`;
    else joined.push(line.plain);
  });
  return joined.flatMap(splitItems);
}

/** Whether the first word of the line did not fit in the previous one, if the file states line widths. */
function hadNoRoom(previous: ReadLine, line: ReadLine): boolean {
  const [cell, next] = [previous.cells?.at(-1), line.cells?.[0]];
  if (!cell || !next || previous.edge === undefined || /[,;|•·]$/.test(previous.plain)) return true;
  const word = line.plain.split(/\s/)[0] ?? "";
  const width = ((next.right - next.left) * (word.length + 1)) / Math.max(1, line.plain.length);
  return previous.edge - cell.right < width * 2;
}

/** "Kompetenser", "iOS": most items under a heading that is not known are. */
export function areSkills(lines: ReadLine[]): boolean {
  const items = itemsOf(withoutGroupNames(lines));
  const known = items.filter((item) => technical.has(termNamed(item)?.kind ?? ""));
  return known.length > 2 && known.length >= items.length / 2;
}

const isRunning = (text: string) =>
  /[,;|•·]$/.test(text) || [/,/g, /\S\s*[;|•·]/g].some((sign) => (text.match(sign) ?? []).length > 1);
const labelled = /^[•*-]?\s*[\p{L}][\p{L}\p{N} &/,'’()-]{1,45}:\s/u;

function splitItems(text: string): string[] {
  return text
    .split(/\s*[|•▪]\s*/)
    .map((part) =>
      part
        .replace(/^[•*▪]\s*|^[-–]\s+/, "")
        .replace(labelled, labelOf)
        .replace(introduced, ""),
    )
    .flatMap((part) => (isOnePhrase(part) ? [part] : splitAtSeparators(part)))
    .flatMap(bracketed)
    .map(tidy)
    .flatMap(pairs)
    .filter((item) => item !== "" && !/^ES\d+\+?$/.test(item));
}

/** "Version control systems like Git, SVN": the words before a list of examples. */
const introduced =
  /^\p{Lu}[^,;:.()]{2,60}? (?:like|such as|including|wie|zoals|comme|tels que|como|jak|come) (?=\S)/u;

const splitAtSeparators = (text: string) =>
  text.split(/\t|[,;|•·●▪∙]|\s[–—-]\s|\s{2,}|\.\s+(?=\p{Lu}\p{L})|\s+\/\s+|،|、/u);

/** "Interpersonal, oral and written communication skills": adjectives of one noun, not a list. */
function isOnePhrase(text: string): boolean {
  const [first = "", ...others] = text.split(/,\s*/);
  const last = others.pop() ?? "";
  const isJoined = /^(?:\p{L}+ )?(?:and|or|&) /u.test(last);
  return (
    isJoined &&
    /\s(?:skills|abilit(?:y|ies))$/i.test(last) &&
    others.length < 3 &&
    [first, ...others].every((word) => /^\p{L}[\p{L}-]*$/u.test(word) && termNamed(word) === undefined)
  );
}

/** Keeps labels that are skills: "Python: Django", but not "Tools: Git". */
function labelOf(label: string): string {
  const name = label.replace(/:\s*$/, "").trim();
  return technical.has(termNamed(name)?.kind ?? "") ? `${name}, ` : "";
}

/** "Agile and Scrum", "HTML/CSS", "Excel & Word": two skills, if each is known or as short as a name. */
function pairs(item: string): string[] {
  if (termNamed(item)) return [item];
  const parts = item.split(/\s+(?:and|&|und|et|y|e|och|samt|og|en|oraz|i|и)\s+|\//);
  const isKnown = parts.some((part) => termNamed(part.trim()) !== undefined);
  const isNames = parts.every((part) =>
    /^[\p{Lu}\d][\p{L}\d+#.-]*(?: [\p{Lu}\d][\p{L}\d+#.-]*)?$/u.test(part.trim()),
  );
  return parts.length > 1 && isKnown && (isNames || parts.every((part) => termNamed(part.trim())))
    ? parts.map(tidy)
    : [item];
}

/** "AWS (S3, EC2)" was split at its comma, and "C++ (2+ years)" contains a duration. */
function bracketed(text: string): string[] {
  const parts = text.split(/[()]/).map((part) => part.trim());
  return parts.filter((part) => part !== "" && !duration.test(part) && !grade.test(part));
}

const duration = new RegExp(`^(?:\\d+\\+?|${howLong}|since \\d{4})(?: experience)?$`, "iu");
const fillers =
  /^(?:(?:key |core |main )?(?:competenc(?:e|ies)|strengths|skills|expertise) (?:includ(?:e|es|ing)|are|in)|and|or|und|et|y|strong|excellent|good|solid|proficient (?:in|with)|proficiency (?:in|with)|experienced? (?:in|with)|knowledge of|working knowledge of|familiar(?:ity)? with|expert(?:ise)? in|skilled in|ability to use|understanding of|experience using|using|other|such as|including|e\.g\.)\s+/i;

const durationBehind = new RegExp(`(?:\\s*[:–-])?\\s+${howLong}$`, "iu");
const durationBefore = new RegExp(`^${howLong}\\s+(?:of )?(?:experience )?(?:in |with |of )?(?=\\S)`, "iu");
// "●●●○○" as characters.
const rating = /\s+[*o●○◉◯★☆■□▪▫]{3,}$/u;
const tidy = (text: string) => {
  let result = text
    .trim()
    .replace(/\s+etc\.?$/i, "")
    .replace(rating, "")
    .replace(durationBehind, "")
    .replace(durationBefore, "");
  while (fillers.test(result)) result = result.replace(fillers, "");
  return result
    .replace(/^[\s:.–—*#-]+(?=[^\s])(?!net\b)/i, (lead) =>
      /^\.$/.test(lead.trim()) && /^\.net/i.test(result) ? lead : "",
    )
    .replace(/[\s:.–—*-]+$/g, "")
    .trim();
};

function isItem(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.length > maxWords || text.length > 60 || text.length < 1) return false;
  if (!/\p{L}/u.test(text) || (text.length === 1 && !/[CRD]/.test(text))) return false;
  if (spansIn(text).length > 0 || /@|https?:|www\./.test(text)) return false;
  if (termNamed(text) !== undefined) return true;
  if (grade.test(text) || duration.test(text) || isOnlyLanguage(text) || isPlace(text)) return false;
  if (words.length < 3 && headingKinds(text).some((kind) => notSkills.has(kind))) return false;
  if (!isPlausible(text)) return false;
  return !/^(?:i|we|my|able|have|has|was|the|a|to|in|with|for|of|at|by|on|etc|skills?|and|or|und|et)\b/i.test(
    text,
  );
}

/** "Languages", "Tools", "Experience": headings of lists. */
const notSkills = new Set(["experience", "education", "skills", "languages", "identity", "summary"]);
