import type { Found } from "./found.ts";

const words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const number = `\\d{1,2}|${words.join("|")}`;
const unit = "years?|yrs?|jahren?|ans?|años?|anni|anos?|jaar|lata?";
const experience =
  "experience|background|practice|work|\\w*erfahrung|praxis|expérience|experiencia|esperienza|experiência|\\w*ervaring|doświadczeni";
const experienceBefore = "erfahrung|expérience|experiencia|esperienza|experiência|ervaring|doświadczenie";
/** "5+ years of Java", "2-4 yrs experience", "mindestens 3 Jahre Berufserfahrung", "experiencia mínima de 2 años". */
const patterns = [
  new RegExp(
    `\\b(${number})\\s*(?:\\(\\d{1,2}\\)\\s*)?(?:(?:\\+|plus|or more)\\s*)?(?:(?:-|–|to|bis|à|a)\\s*(?:${number})\\s*)?(?:\\+\\s*)?(?:${unit})(?:['’])?(?=(\\s+(?:of|in|with|as|on|working|building|using|developing|designing|managing|teaching|leading|selling)\\b[^.;\\n]{0,60}|[^.\\n]{0,60}\\b(?:${experience})))`,
    "gi",
  ),
  new RegExp(
    `\\b(?:${experienceBefore})[^.\\n\\d]{0,40}\\b(\\d{1,2})\\s*(?:\\+\\s*)?(?:${unit})(?![\\p{L}])()`,
    "giu",
  ),
];
/** "18 years of age" and "30 years in business" are no requirements. */
const otherYears =
  /^\s+(?:of (?:age|service|history|growth|innovation|excellence|success|tradition|operation)|in (?:business|operation))\b/i;

/** The years that an ad requires, the largest of several; null without a requirement. */
export function requiredYears(text: string): Found<number> {
  const found = patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .filter((match) => !otherYears.test(text.slice(match.index + match[0].length)))
    .map(([all, stated = "", after = ""]) => ({
      value: Number(stated) || words.indexOf(stated.toLowerCase()) + 1,
      words: `${all}${after}`.trim(),
    }))
    .filter(({ value }) => value > 0 && value <= 20);
  return found.toSorted((a, b) => b.value - a.value)[0] ?? null;
}
