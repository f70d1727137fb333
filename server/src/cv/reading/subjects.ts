import { readFileSync } from "node:fs";
import { degreePattern, isSchool } from "./degrees.ts";

const file: { last: string; others: string } = JSON.parse(
  readFileSync(new URL("./subjects.json", import.meta.url), "utf8"),
);
const lastWords = new Set(file.last.split(" "));
const otherWords = new Set([...file.others.split(" "), "and", "of", "&", "/"]);

const isWord = (word: string) => !isSchool(word) && (lastWords.has(word) || otherWords.has(word));

/** "Computer Science", "Literature and History" */
function isSubject(text: string): boolean {
  const words = text.toLowerCase().split(" ");
  return words.every(isWord) && lastWords.has(words.at(-1) ?? "");
}

/**
 * "Clinical Psychology Talmere University": the subject of a degree and its school, separated only by a space. Null if
 * the first words are not a known subject or the rest is not a name ("Business School", "Art Institute of Velmora").
 */
export function splitSubject(text: string): [subject: string, school: string] | null {
  const words = text.split(" ");
  const plain = words.map((word) => word.toLowerCase());
  const end = plain.findIndex((word) => !isWord(word));
  const last = plain.slice(0, Math.max(0, end)).findLastIndex((word) => lastWords.has(word)) + 1;
  const school = words.slice(last).join(" ");
  if (last === 0 || !/^\p{Lu}/u.test(school) || !isSchool(school)) return null;
  const beginsWithKind = isSchool(words[last] ?? "");
  const isOfPlace = /^(?:universit\p{L}+|college) (?:of|de|di) /iu.test(school);
  return beginsWithKind && !isOfPlace ? null : [words.slice(0, last).join(" "), school];
}

/** "MBA", "Management Talmere University": the subject belongs to the degree. */
export function joinSubjects(pieces: string[]): string[] {
  const result: string[] = [];
  const trimmed = pieces.map((piece) => piece.replace(/^[\s,:]+|[\s,:]+$/g, ""));
  for (const piece of trimmed.filter(Boolean)) {
    const degree = result.at(-1) ?? "";
    const isBehindDegree = degreePattern.test(degree) && !isSchool(degree);
    const [subject, ...name] = (isBehindDegree && splitSubject(piece)) || [piece];
    if (name.length > 0 || (isBehindDegree && isSubject(subject) && !degree.includes(subject)))
      result.splice(-1, 1, `${degree}, ${subject}`, ...name);
    else result.push(piece);
  }
  return result;
}
