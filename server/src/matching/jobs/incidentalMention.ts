import { namesRole } from "../../text/roleWords.ts";
import type { Skill, SkillMention } from "./vocabulary.ts";

/** A technical word of one trade that is an everyday word elsewhere: "sports", "coffee", "recruitment". */
export const isSingleWord = ({ term, name }: Skill): boolean => term === null && !name.includes(" ");

const nameBefore = /\p{Lu}[\p{L}'’.-]*(?: &)? $/u;
const nameAfter = /^ (?:& )?\p{Lu}\p{Ll}/u;
/** Lower-case words nearby. Where every word is capitalised, capitals carry no information. */
const prose = /(?:^|\s)\p{Ll}{4,}/u;

/**
 * Whether a mention without a word of demand refers to a colleague ("works with business analysts") or is part of a name
 * in running text ("Mocha Coffee Shop").
 */
export function isIncidentalMention(sentence: string, { skill, start, end }: SkillMention): boolean {
  const surface = sentence.slice(start, end);
  // "A delightful user experience" describes the product.
  if (/^user[- ]experiences?$/i.test(surface)) return true;
  if (skill.term?.kind === "practice" && namesRole(surface.replace(/s$/, ""))) return true;
  if (!isSingleWord(skill) || !/^\p{Lu}\p{Ll}+$/u.test(surface)) return false;
  const isBesideNames = nameBefore.test(sentence.slice(0, start)) || nameAfter.test(sentence.slice(end));
  return isBesideNames && prose.test(sentence);
}
