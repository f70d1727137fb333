import { degreePattern, isSchool } from "./degrees.ts";

const plainOf = (word: string) => word.replace(/[,:]+$/, "").toLowerCase();
const withoutGrade = (text: string) => text.replace(/(?:\s+GPA:?)+(?:\s+[\d./]+)?$/i, "");
const wordsOf = (text: string) => withoutGrade(text).split(/\s+/);

/** More than a printed line has. */
const mostWords = 60;

/**
 * "MBA : Management Talmere University – Velmora , Ohio Management GPA: 3.4": builders that print degree, subject and
 * school as one line print the subject again at its end. The text between the two is the school. Null for other lines,
 * and where fewer than `least` words are repeated.
 */
function splitRepeatedSubject(words: string[], least: number): string | null {
  if (words.length > mostWords) return null;
  for (let length = least; length < words.length / 2; length += 1) {
    const repeated = words.slice(-length).map(plainOf);
    const at = words.findIndex(
      (_, index) =>
        /[,:]$/.test(words[index - 1] ?? "") &&
        index + length < words.length - length &&
        repeated.every((word, place) => word === plainOf(words[index + place] ?? "")),
    );
    const degree = words.slice(0, Math.max(at, 0)).join(" ");
    const between = withoutGrade(words.slice(at + length, -length).join(" "));
    if (degreePattern.test(degree) && !isSchool(degree) && isSchool(between))
      return `${degree} ${words
        .slice(at, at + length)
        .join(" ")
        .replace(/[,:]+$/, "")}\t${between}`;
  }
  return null;
}

/** Subject and school of such lines as two cells; the repeated subject may continue in the next line. */
export function splitRepeatedSubjects<L extends { plain: string }>(lines: L[]): L[] {
  const result: L[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as L;
    const words = wordsOf(line.plain);
    const next = wordsOf(lines[index + 1]?.plain ?? "");
    const joined = splitRepeatedSubject([...words, ...next], next.length + 1);
    result.push({ ...line, plain: joined ?? splitRepeatedSubject(words, 1) ?? line.plain });
    if (joined !== null) index += 1;
  }
  return result;
}
