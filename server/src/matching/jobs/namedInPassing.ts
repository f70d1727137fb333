import { namesRole } from "../../text/roleWords.ts";
import type { Skill, SkillMention } from "./vocabulary.ts";

/** A word of a trade that is an everyday word elsewhere: "sports", "coffee", "recruitment". */
export const isSingleWord = ({ term, name }: Skill): boolean => term === null && !name.includes(" ");

const nameBefore = /\p{Lu}[\p{L}'’.-]*(?: &)? $/u;
const nameAfter = /^ (?:& )?\p{Lu}\p{Ll}/u;
/** Words in lower case around it: where every word is capitalised, capitals tell nothing. */
const prose = /(?:^|\s)\p{Ll}{4,}/u;

/**
 * Whether a mention without a word of demand names a colleague ("works with business analysts") or is part of a name in
 * running text ("Mocha Coffee Shop").
 */
export function isNamedInPassing(sentence: string, { skill, start, end }: SkillMention): boolean {
  const written = sentence.slice(start, end);
  if (skill.term?.kind === "practice" && namesRole(written.replace(/s$/, ""))) return true;
  if (!isSingleWord(skill) || !/^\p{Lu}\p{Ll}+$/u.test(written)) return false;
  const isBesideNames = nameBefore.test(sentence.slice(0, start)) || nameAfter.test(sentence.slice(end));
  return isBesideNames && prose.test(sentence);
}
