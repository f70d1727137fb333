import colours from "./languageColours.json";

const known: Record<string, string> = colours;

/** The colour by which people know a language: GitHub Linguist's, see server/src/knowledge/data/README.md. */
export const languageColour = (language: string): string =>
  (Object.hasOwn(known, language) && known[language]) || "var(--ch-low)";
