import { perLanguage } from "./adWords.ts";

type Kind = "internship" | "part-time" | "contract" | "temporary" | "full-time";

/** Words that mean the kind only in a title or field: in running text a "contract" may be a document. */
const labels: Partial<Record<Kind, string>> = {
  internship: "(?<!\\p{L}\\s)ausbildung",
  contract: "contract(?:or)?s?|freelanc\\p{L}*|per[-_ ]?diem|self[- ]employed",
  temporary: "temp(?:orary)?(?! works)s?|fixed[- ]?term|ftc|seasonal|locum|intérim(?:aire)?|tijdelijke?",
  "full-time": "permanent|regular|festanstellung|cdi",
};

/** Sources of patterns for words that mean one of the kinds in running text; they need the flags i and u. */
export const plainWords = perLanguage((words) => (kind: Kind) => words(kind));

/** The same for titles and fields, in all languages. */
export const employmentWords = (...kinds: Kind[]): string => {
  const whole = kinds.flatMap((kind) => labels[kind] ?? []).join("|");
  return String.raw`(?:${kinds.map(plainWords(null)).join("|")}|(?<!\p{L})(?:${whole || "(?!)"})(?!\p{L}))`;
};
