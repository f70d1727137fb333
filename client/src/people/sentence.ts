import { areaWord } from "./words.ts";

/** "a, b and c" */
export const listed = (words: string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** An area's name within a sentence. */
export const areaInSentence = (area: string): string =>
  areaWord(area).charAt(0).toLowerCase() + areaWord(area).slice(1);
