import { type Mention, type Term, termNamed } from "../../knowledge/dictionary.ts";
import { namedTerms } from "../../knowledge/namedTerms.ts";
import { isTechnology } from "../../knowledge/terms.ts";
import { spansIn, withoutSpans } from "../../text/dates.ts";
import { headingKinds } from "../../text/headings.ts";
import { isOnlyLanguage } from "../../text/languages.ts";
import { unspacedLetter } from "../../text/scripts.ts";
import { wordsKey } from "../../text/tokens.ts";
import { isPlace } from "./names.ts";
import { isPlausible } from "./plausible.ts";
import type { ReadLine } from "./sections.ts";
import { grade, withoutGroupNames } from "./skillGroups.ts";
import { duration, itemsOf } from "./skillItems.ts";

const maxSkills = 150;
const maxWords = 6;
/** About the number of Chinese or Japanese characters in six words. */
const maxWithoutSpaces = 14;
const withoutSpaces = new RegExp(unspacedLetter, "gu");

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
      if (isMadeOfTerms && (isItem(item) || isTechnology(mention.term)))
        add(item.slice(mention.start, mention.end), mention.term);
  }
  const longNames = employers.filter((employer) => /\s/.test(employer));
  const text = otherLines.map((line) => withoutNames(line.plain, longNames)).join("\n");
  // Working at Figma is not using it.
  const isEmployer = (name: string) =>
    employers.some((employer) => employer !== "" && wordsKey(name).startsWith(wordsKey(employer)));
  const mentions = namedTerms(text).filter(
    ({ term, start, end }) =>
      isTechnology(term) &&
      !isEmployer(text.slice(start, end)) &&
      !isFirstWord(text.slice(start, end), term, text.slice(end)),
  );
  const isShort = ({ term, start, end }: Mention) => isShortForm(text.slice(start, end), term);
  const sure = new Set(mentions.filter((mention) => !isShort(mention)).map(({ term }) => term));
  // A CV that lists many skills lists most of them, so elsewhere only lists of technologies add more.
  const isListed = ({ start, end }: Mention) => {
    const [from, to] = [text.lastIndexOf("\n", start), text.indexOf("\n", end)];
    const inLine = mentions.filter((other) => other.start > from && (to < 0 || other.end <= to));
    return new Set(inLine.map(({ term }) => term)).size >= listFrom;
  };
  const needsList = skills.size >= manySkills;
  for (const mention of mentions)
    if ((!isShort(mention) || sure.size >= technicalFrom) && (!needsList || isListed(mention)))
      add(text.slice(mention.start, mention.end).replace(/\s+/g, " "), mention.term);
  return [...skills.values()].slice(0, maxSkills);
}

/** "ASM" is Assembly only among other technologies; elsewhere it is a company, a grade or a department. */
const isShortForm = (name: string, term: Term) => /^[A-Z]{2,4}$/.test(name) && name !== term.name;
/** "Mise en place": a capital at the start of a sentence, for names written in lower case. */
const isFirstWord = (name: string, term: Term, after: string) =>
  /^\p{Lu}\p{Ll}+$/u.test(name) && term.name === term.name.toLowerCase() && /^ \p{Ll}/u.test(after);
/** Skills in a CV that lists them, and technologies in a line that lists them. */
const [manySkills, listFrom] = [12, 4];
/** Number of technologies with full names that confirm short forms. */
const technicalFrom = 3;

const site =
  /(?:https?:\/\/|www\.)\S+|\b(?:github|gitlab|linkedin|bitbucket|behance|medium|stackoverflow)\.com\/\S+/gi;

/** "Atelier Lumière SAS" is not the software SAS, and a GitHub address is not a skill. */
const withoutNames = (text: string, names: string[]): string =>
  // "Avr 2016" is a month, not a processor.
  names.reduce((rest, name) => rest.replaceAll(name, " "), withoutSpans(text.replace(site, " "), " "));

function isItem(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.length > maxWords || text.length > 60 || text.length < 1) return false;
  if ((text.match(withoutSpaces)?.length ?? 0) > maxWithoutSpaces || text.endsWith("。")) return false;
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
