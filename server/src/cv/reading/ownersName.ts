import { isTitleWord } from "../../text/knownTitles.ts";
import { matchesAddress } from "../../text/matchesAddress.ts";
import { isPlace, titleScore } from "./names.ts";

/** At most four capitalised words; in scripts without spaces and capitals, one word of two characters. */
function isNameLike(line: string): boolean {
  const words = line.trim().split(/\s+/);
  const initials = line.match(/[\p{Lu}\p{Lo}]/gu) ?? [];
  return (
    words.length <= 4 &&
    initials.length >= 2 &&
    words.every((word) => /^[\p{Lu}\p{Lo}][\p{L}.'’-]*$/u.test(word))
  );
}

/**
 * The name of the CV's owner among the first lines of its head; "" if there is none. Many surnames are professions: "Mary
 * Carpenter" is a name if an address holds it, or as the first line if one of its words is in no title and nowhere else in the CV.
 */
export function ownersName(head: string[], text: string): string {
  const namesIn = (lines: string[]) =>
    lines
      .flatMap((line) => line.split(/\t|\s+[|•·]\s+/))
      .map((cell) => cell.trim())
      .filter((cell) => isNameLike(cell) && !isPlace(cell));
  const addresses = head.filter((line) => /@|\w\.\w/.test(line)).join(" ");
  const isUnique = (word: string) =>
    text.match(new RegExp(`(?<!\\p{L})${RegExp.escape(word)}(?!\\p{L})`, "giu"))?.length === 1;
  const hasOwnWord = (cell: string) =>
    cell.split(/\s+/).some((word) => titleScore(word) === 0 && !isTitleWord(word) && isUnique(word));
  const candidates = namesIn(head.slice(0, 4));
  const [first = ""] = candidates;
  return (
    namesIn(head).find((cell) => matchesAddress(cell, addresses)) ??
    candidates.find((cell) => titleScore(cell) === 0) ??
    (head[0]?.trim().startsWith(first) && hasOwnWord(first) ? first : "")
  );
}
