import colours from "./languageColours.json";

const colourOf: Record<string, string> = colours;

/** GitHub Linguist's colour of a language, see server/src/knowledge/data/README.md. */
export const languageColour = (language: string): string =>
  (Object.hasOwn(colourOf, language) && colourOf[language]) || "var(--ch-low)";
