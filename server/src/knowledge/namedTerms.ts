import { namesRole } from "../text/roleWords.ts";
import { levelOfTitle } from "../text/seniority.ts";
import { type Mention, mentionsOf, type Term } from "./dictionary.ts";

/** Replaces URLs with spaces of equal length, so that offsets stay valid. */
export const withoutAddresses = (text: string): string =>
  text.replace(address, (found) => " ".repeat(found.length));

const address = /\b(?:https?:|www\.)\S+/gi;
const wordBefore = /(\p{L}[\p{L}\p{N}.+#-]*)[ ]$/u;
const wordAfter = /^[ ](\p{L}[\p{L}\p{N}.+#-]*)/u;
/** Context length in characters beside a name. */
const contextLength = 40;

/**
 * The technologies in a text of a person or employer, in order. Stricter than `mentionsOf`: URLs are ignored, and a
 * name that is also an everyday word must stand alone, not in "Crystal Reports", "Red Cross" or "Subject Matter
 * Expert".
 */
export function namedTerms(text: string, settings?: Parameters<typeof mentionsOf>[1]): Mention[] {
  const mentions = mentionsOf(withoutAddresses(text), settings);
  const starts = new Set(mentions.map(({ start }) => start));
  const ends = new Set(mentions.map(({ end }) => end));
  return mentions.filter(({ term, start, end }) => {
    const surface = text.slice(start, end);
    // "F" of "F-22" is not F*.
    if (surface.length === 1 && surface.toUpperCase() !== term.name) return false;
    // "(c) programming" is the third item of a list.
    if (/^\p{Ll}$/u.test(surface) && text[end] === ")") return false;
    // "Mise en œuvre" and "mise à jour" do not name the lower-case tool "mise".
    if (/^\p{Ll}+$/u.test(term.name) && /^ (?:en|à|au|aux|sur) /.test(text.slice(end, end + 5))) return false;
    // Written in all capitals ("SAP"), it is not an everyday word.
    if (!term.strict || !/^\p{L}\p{Ll}+$/u.test(surface)) return true;
    return !isPartOfName(text, { start, end, term, starts, ends });
  });
}

type Place = Mention & { starts: Set<number>; ends: Set<number> };

/**
 * Whether the neighbouring word is capitalised and neither a technology nor a role nor a generic noun ("Go Developer").
 */
function isPartOfName(text: string, { start, end, term, starts, ends }: Place): boolean {
  const next = wordAfter.exec(text.slice(end, end + contextLength))?.[1] ?? "";
  const isKnown = starts.has(end + 1) || namesRole(next) || isKind(next.toLowerCase(), term);
  if (isCapitalised(next) && !isKnown) return true;
  const lead = text.slice(Math.max(0, start - contextLength), start);
  const previous = wordBefore.exec(lead)?.[1] ?? "";
  if (!isCapitalised(previous) || ends.has(start - 1) || isGrade(previous)) return false;
  // At the start of a sentence or item every word is capitalised.
  return /[\p{L}\p{N})][ ]$/u.test(lead.slice(0, -previous.length - 1));
}

const kinds = /^(?:language|framework|library|tool|database|platform|service|protocol|format)s?$/;
const isKind = (word: string, { kind }: Term) =>
  kinds.test(word) || (kind === "language" && /^(?:programming|scripting)$/.test(word));
/** Seniority words are not part of a name ("Senior Go Developer"), unlike "Executive Chef". */
const isGrade = (word: string) => ["junior", "mid", "senior"].includes(levelOfTitle(word) ?? "");
const isCapitalised = (word: string) => /^\p{Lu}\p{Ll}/u.test(word);
