import { namesRole } from "../text/roleWords.ts";
import { levelOfTitle } from "../text/seniority.ts";
import { type Mention, mentionsOf, type Term } from "./dictionary.ts";

/** The text with spaces in place of its web addresses: what stands where stays the same. */
export const withoutAddresses = (text: string): string =>
  text.replace(address, (found) => " ".repeat(found.length));

const address = /\b(?:https?:|www\.)\S+/gi;
const wordBefore = /(\p{L}[\p{L}\p{N}.+#-]*)[ ]$/u;
const wordAfter = /^[ ](\p{L}[\p{L}\p{N}.+#-]*)/u;
/** The longest word that is looked at beside a name. */
const reach = 40;

/**
 * The technologies that a text of a person or an employer names, in its order. Beyond `mentionsOf`, addresses name
 * nothing, and a name that is also an everyday word counts only where it stands by itself: not in "Crystal Reports",
 * "Red Cross" or "Subject Matter Expert".
 */
export function namedTerms(text: string, settings?: Parameters<typeof mentionsOf>[1]): Mention[] {
  const mentions = mentionsOf(withoutAddresses(text), settings);
  const starts = new Set(mentions.map(({ start }) => start));
  const ends = new Set(mentions.map(({ end }) => end));
  return mentions.filter(({ term, start, end }) => {
    const written = text.slice(start, end);
    // "F" of "F-22" is not F*.
    if (written.length === 1 && written.toUpperCase() !== term.name) return false;
    // In capital letters alone ("SAP") it is no everyday word.
    if (!term.strict || !/^\p{L}\p{Ll}+$/u.test(written)) return true;
    return !isPartOfName(text, { start, end, term, starts, ends });
  });
}

type Place = Mention & { starts: Set<number>; ends: Set<number> };

/** Whether a capitalised word stands before or behind that is neither a technology nor a role nor the kind of thing ("Go Developer"). */
function isPartOfName(text: string, { start, end, term, starts, ends }: Place): boolean {
  const next = wordAfter.exec(text.slice(end, end + reach))?.[1] ?? "";
  const isKnown = starts.has(end + 1) || namesRole(next) || isKind(next.toLowerCase(), term);
  if (isCapitalised(next) && !isKnown) return true;
  const lead = text.slice(Math.max(0, start - reach), start);
  const previous = wordBefore.exec(lead)?.[1] ?? "";
  if (!isCapitalised(previous) || ends.has(start - 1) || isGrade(previous)) return false;
  // At the start of a sentence or an item every word has a capital letter.
  return /[\p{L}\p{N})][ ]$/u.test(lead.slice(0, -previous.length - 1));
}

const kinds = /^(?:language|framework|library|tool|database|platform|service|protocol|format)s?$/;
const isKind = (word: string, { kind }: Term) =>
  kinds.test(word) || (kind === "language" && /^(?:programming|scripting)$/.test(word));
/** "Senior Go Developer" is a Go developer; an executive chef is no Chef. */
const isGrade = (word: string) => ["junior", "mid", "senior"].includes(levelOfTitle(word) ?? "");
const isCapitalised = (word: string) => /^\p{Lu}\p{Ll}/u.test(word);
