import words from "./schoolWords.json" with { type: "json" };

const furtherDegrees = words.furtherDegrees.join("|");
const wholeWord = (alternatives: string) => `(?<!\\p{L})(?:${alternatives})(?!\\p{L})`;
export const degreePattern = new RegExp(
  [wholeWord(words.degrees.join("|")), ...words.degreesWithoutSpaces, wholeWord(furtherDegrees)].join("|"),
  "iu",
);
export const school = new RegExp(words.schools.join("|"), "iu");

/** A line that starts with a degree, in any section. */
export const beginsWithDegree = (text: string): boolean => academic.test(text);
const academic = new RegExp(
  `^(?:\\d{4}\\s+)?(?:(?:${furtherDegrees})(?!\\p{L})|${words.degreesAtStart.join("|")})`,
  "iu",
);
export const isSchool = (text: string): boolean => school.test(text);
