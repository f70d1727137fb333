import { mentionsOf, type Term, termNamed } from "../../matching/dictionary.ts";
import { wordsKey } from "../../matching/tokens.ts";
import { spansIn } from "./dates.ts";
import type { ReadLine } from "./sections.ts";

const technical = new Set([
  "language",
  "framework",
  "library",
  "tool",
  "database",
  "platform",
  "service",
  "protocol",
  "format",
]);
const maxSkills = 150;
const maxWords = 6;

/** What stands in the skill sections, and the technologies the rest of the text names: as the person writes them. */
export function skillsIn(skillLines: ReadLine[], otherLines: ReadLine[], employers: string[]): string[] {
  const found = new Map<string, string>();
  const add = (written: string, term: Term | undefined) => {
    const key = wordsKey(term?.name ?? written) || written.toLowerCase();
    const isSame = term && wordsKey(term.name) === wordsKey(written);
    if (!found.has(key)) found.set(key, isSame ? term.name : written);
  };
  for (const item of itemsOf(skillLines)) {
    const term = termNamed(item);
    const mentions = term ? [] : mentionsOf(item);
    const covered = mentions.reduce((sum, mention) => sum + mention.end - mention.start, 0);
    // "Git and GitHub" are two; a sentence among the skills is worth the names in it, not its words.
    const isMadeOfTerms = mentions.length > 0 && (covered > item.length * 0.45 || !isItem(item));
    if (!isMadeOfTerms && isItem(item)) add(item, term);
    for (const mention of mentions)
      if (isMadeOfTerms && (isItem(item) || technical.has(mention.term.kind)))
        add(item.slice(mention.start, mention.end), mention.term);
  }
  const text = otherLines.map((line) => line.plain).join("\n");
  // Who works at Figma does not thereby use it.
  const isEmployer = (name: string) =>
    employers.some((employer) => employer !== "" && wordsKey(name).startsWith(wordsKey(employer)));
  for (const { term, start, end } of mentionsOf(text))
    if (technical.has(term.kind) && !isEmployer(text.slice(start, end)))
      add(text.slice(start, end).replace(/\s+/g, " "), term);
  return [...found.values()].slice(0, maxSkills);
}

/** Lists come as one item a line, or as running lists that break anywhere. */
export function itemsOf(lines: ReadLine[]): string[] {
  const joined: string[] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const goesOn =
      before &&
      isRunning(before.plain) &&
      !/[.;]$/.test(before.plain) &&
      !/^[•*▪]|^[-–] /.test(line.plain) &&
      !labelled.test(line.plain);
    if (goesOn && joined.length) joined[joined.length - 1] += ` ${line.plain}`;
    else joined.push(line.plain);
  });
  return joined.flatMap(splitItems);
}

const isRunning = (text: string) => /,$/.test(text) || (text.match(/,/g) ?? []).length > 1;
const labelled = /^[•*-]?\s*[\p{L}][\p{L}\p{N} &/,'’()-]{1,45}:\s/u;

function splitItems(text: string): string[] {
  return text
    .split(/\s*[|•▪]\s*/)
    .map((part) => part.replace(/^[•*▪]\s*|^[-–]\s+/, "").replace(labelled, ""))
    .join("|")
    .split(/\t|[,;|•·●▪∙]|\s[–—-]\s|\s{2,}|\.\s+(?=\p{Lu})|\s+\/\s+|،|、/u)
    .flatMap(bracketed)
    .map(tidy)
    .flatMap(pairs)
    .filter((item) => item !== "" && !/^ES\d+\+?$/.test(item));
}

/** "Agile and Scrum", "HTML/CSS", "Excel & Word": two things, when each is known or as short as a name. */
function pairs(item: string): string[] {
  if (termNamed(item)) return [item];
  const parts = item.split(/\s+(?:and|&|und|et|y)\s+|\//);
  const isKnown = parts.some((part) => termNamed(part.trim()) !== undefined);
  const isNames = parts.every((part) =>
    /^[\p{Lu}\d][\p{L}\d+#.-]*(?: [\p{Lu}\d][\p{L}\d+#.-]*)?$/u.test(part.trim()),
  );
  return parts.length > 1 && isKnown && (isNames || parts.every((part) => termNamed(part.trim())))
    ? parts.map(tidy)
    : [item];
}

/** "AWS (S3, EC2)" was cut at its comma, and "C++ (2+ years)" says how long, not what. */
function bracketed(text: string): string[] {
  const parts = text.split(/[()]/).map((part) => part.trim());
  return parts.filter((part) => part !== "" && !duration.test(part) && !grade.test(part));
}

const duration = /^\d+\+?\s*(?:years?|yrs?|months?|лет|года?|jahre?)?\.?(?: experience)?$/i;
const grade =
  /^(?:basic(?:s| knowledge)?|beginner|intermediate|advanced|expert|proficient|fluent|native|good|excellent|strong|familiar|latest|versions? .*|knowledge|etc\.?|and more)$/i;
const fillers =
  /^(?:and|or|und|et|y|strong|excellent|good|solid|proficient (?:in|with)|proficiency (?:in|with)|experienced? (?:in|with)|knowledge of|working knowledge of|familiar(?:ity)? with|expert(?:ise)? in|skilled in|ability to use|understanding of|experience using|using|other|such as|including|e\.g\.)\s+/i;

const tidy = (text: string) => {
  let result = text.trim().replace(/\s+\d+\+?\s*(?:years?|yrs?)\.?$/i, "");
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
  return (
    !/^(?:i|we|my|able|have|has|was|the|a|to|in|with|for|of|at|by|on|etc|skills?)\b/i.test(text) ||
    termNamed(text) !== undefined
  );
}
