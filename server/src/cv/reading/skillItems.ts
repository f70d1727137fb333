import { termNamed } from "../../knowledge/dictionary.ts";
import { namedTerms } from "../../knowledge/namedTerms.ts";
import { isTechnology } from "../../knowledge/terms.ts";
import { groupAdjacent } from "../../text/adjacent.ts";
import { duration as howLong } from "../../text/dateWords.ts";
import { isDangling } from "./plausible.ts";
import type { ReadLine } from "./sections.ts";
import { grade } from "./skillGroups.ts";
import words from "./skillWords.json" with { type: "json" };
import { wordWidth } from "./wordWidth.ts";

/** Lists have one item per line, or continue across lines. */
export function itemsOf(lines: ReadLine[]): string[] {
  // A line much shorter than the others was not wrapped.
  const longest = Math.max(0, ...lines.map((line) => line.plain.length));
  const isContinuation = (before: ReadLine, line: ReadLine) =>
    (isRunning(before.plain) || (isDangling(before.plain) && /^\p{Ll}/u.test(line.plain))) &&
    !/[.;]$/.test(before.plain) &&
    !/^[•*▪]|^[-–] /.test(line.plain) &&
    (/[,;|•·]$/.test(before.plain) || before.plain.length > longest * 0.6 || /^\p{Ll}/u.test(line.plain)) &&
    !labelled.test(line.plain) &&
    isWrapped(before, line);
  const texts = groupAdjacent(lines, isContinuation).map((group) => group.map(({ plain }) => plain));
  return texts.flatMap((group) => splitItems(group.reduce(joinedWords)));
}

/** "con-" above "sultas" is one word; "Kunden-" above "und" is not. */
const joinedWords = (line: string, next: string): string =>
  /\p{Ll}[-‐]$/u.test(line) && /^\p{Ll}/u.test(next) && !/^(?:and|or|und|oder|et|y|e|i) /.test(next)
    ? line.slice(0, -1) + next
    : `${line} ${next}`;

/** Whether the first word of the line did not fit in the previous one, if the file states line widths. */
function isWrapped(previous: ReadLine, line: ReadLine): boolean {
  const [cell, next] = [previous.cells?.at(-1), line.cells?.[0]];
  if (!cell || !next || previous.edge === undefined || /[,;|•·]$/.test(previous.plain)) return true;
  const word = line.plain.split(/\s/)[0] ?? "";
  return previous.edge - cell.right < wordWidth(word, line.plain, next) * 2;
}

const isRunning = (text: string) =>
  /[,;|•·]$/.test(text) || [/,/g, /\S\s*[;|•·]/g].some((sign) => (text.match(sign) ?? []).length > 1);
const labelled = /^[•*-]?\s*[\p{L}][\p{L}\p{N} &/,'’()-]{1,45}(?::\s|：\s?)/u;

function splitItems(text: string): string[] {
  return text
    .split(/\s*[|•▪]\s*/)
    .map((part) =>
      part
        .replace(/^[•*▪]\s*|^[-–]\s+/, "")
        .replace(labelled, labelOf)
        .replace(introduced, ""),
    )
    .map(withoutNotes)
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
  text.split(/\t|[,;|•·●▪∙，；]|\s[–—-]\s|\s{2,}|\.\s+(?=\p{Lu}\p{L})|\s+\/\s+|،|、/u);

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
  const name = label.replace(/[:：]\s*$/, "").trim();
  return isTechnology(termNamed(name)) ? `${name}, ` : "";
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

/**
 * "Linux (various distros)", "Computerised maintenance (CMMS)": notes and abbreviations in brackets are not separate
 * skills.
 */
const withoutNotes = (text: string): string =>
  text.replace(/(?<=\p{L} )\(([^(),;/]{1,60})\)/gu, (all, inner: string) =>
    /^(?:\p{Ll}|\d|\p{Lu}{2,5}$)/u.test(inner) && namedTerms(inner).length === 0 ? "" : all,
  );

/** "C++ (2+ years)" contains a duration. */
function bracketed(text: string): string[] {
  const parts = text.split(/[()]/).map((part) => part.trim());
  return parts.filter((part) => part !== "" && !duration.test(part) && !grade.test(part));
}

export const duration = new RegExp(`^(?:\\d+\\+?|${howLong}|since \\d{4})(?: experience)?$`, "iu");
const fillers = new RegExp(`^(?:${words.fillers.join("|")})\\s+`, "i");

/** "Extensive experience managing", "Gute Kenntnisse in", "Conhecimento em": the skill follows. */
const knowledgeOf = new RegExp(
  `^(?:(?!(?:and|und|et|y|e|of|in)\\s)\\p{L}[\\p{L}-]*\\s){0,3}(?:${words.knowledge.join("|")})(?:\\s\\p{Ll}+ing)?\\s(?:(?:${words.prepositions.join("|")})\\s(?:the\\s|der\\s|la\\s|le\\s)?)?(?=\\S)`,
  "iu",
);

const durationBehind = new RegExp(`(?:\\s*[:–-])?\\s+${howLong}$`, "iu");
const durationBefore = new RegExp(`^${howLong}\\s+(?:of )?(?:experience )?(?:in |with |of )?(?=\\S)`, "iu");
// "●●●○○" as characters, "70 %", "nivel avanzado".
const rating =
  /\s+(?:[*o●○◉◯★☆■□▪▫]{3,}|\d{1,3}\s?%|(?:nivel|niveau|livello|nível|poziom|nivå|уровень) \p{L}+)$/iu;
const tidy = (text: string) => {
  let result = text
    .trim()
    .replace(/\s+etc\.?$/i, "")
    .replace(rating, "")
    .replace(durationBehind, "")
    .replace(durationBefore, "")
    .replace(knowledgeOf, "");
  while (fillers.test(result)) result = result.replace(fillers, "");
  return result
    .replace(/^[\s:.–—*#-]+(?=[^\s])(?!net\b)/i, (lead) =>
      /^\.$/.test(lead.trim()) && /^\.net/i.test(result) ? lead : "",
    )
    .replace(/[\s:.–—*-]+$/g, "")
    .trim();
};
