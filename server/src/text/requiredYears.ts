import { numberWords, perLanguage } from "./adWords.ts";
import type { Found } from "./found.ts";
import { languageOf } from "./languageOf.ts";
import { spacedLetters } from "./scripts.ts";

const patternsOf = perLanguage((words, language) => {
  const numbers = numberWords(language);
  const number = `((?<![\\p{N}${spacedLetters}]|\\d[.,])\\d{1,2}(?:[.,]\\d)?|(?<!\\p{L})(?:${[...numbers.keys()].join("|") || "(?!)"}))(?!\\p{N})`;
  const upTo = `(?:-|–|~|${words("to")}|${words("or")})\\s*(?:\\d{1,2}|\\p{L}{2,8})`;
  const years = words("year");
  const amount = `${number}\\s*(?:\\(\\d{1,2}\\)\\s*)?(?:(?:\\+|plus|or more)\\s*)?(?:${upTo}\\s*)?(?:\\+\\s*)?(?:-(?=\\p{L}{6}))?${years}['’]?`;
  const doing =
    "of|in|with|as|on|working|building|using|developing|designing|managing|teaching|leading|selling";
  const experience = words("experience");
  const experienceOrWork = `(?:${experience}|\\b(?:background|practice|work)\\b)`;
  const patterns = [
    // "5+ years of Java", "2-4 yrs experience", "mindestens drei Jahre Berufserfahrung", "3年以上の経験"
    new RegExp(`${amount}(?=(\\s+(?:${doing})\\b[^.;\\n]{0,60}|[^.\\n。]{0,60}?${experienceOrWork}))`, "giu"),
    // "experiencia mínima de 2 años", "경력 3년 이상"
    new RegExp(`${experience}(?:[^.\\n。]|\\bmin\\.|\\.(?=\\d)){0,60}?${amount}()`, "giu"),
    // "Minst 2 år i kjøkken", not "minst 18 år"
    new RegExp(`${words("at least")}\\.?\\s+(?=\\P{N}|\\d(?!\\d)|1[0-5])${amount}()`, "giu"),
    // "- 3 roky v oboru"
    new RegExp(`^\\s*[-–•*·▪►✓✔✅]\\s*(?=\\P{N}|\\d(?!\\d)|1[0-5])${amount}(?=\\s+\\p{L})()`, "gimu"),
    // "Years of experience: 6"
    new RegExp(
      `(?:${years}\\s+(?:of\\s+)?${experience}|${experience}\\s*\\(${years}\\))\\s*:\\s*(\\d{1,2})()`,
      "giu",
    ),
  ];
  return { numbers, patterns };
});
/** "18 years of age" and "30 years in business" are not requirements. */
const otherYears =
  /^\s+(?:of (?:age|service|history|growth|innovation|excellence|success|tradition|operation)|in (?:business|operation))\b/i;
/** "For the last eight years", "our team brings 12 years of experience", "a contract of at least two years". */
const ofOthers =
  /\b(?:(?:for|over|in) the (?:last|past)|seit|depuis|desde hace|sinds|siden|sedan)\s(?:\p{L}{2,6}\s){0,2}$|\b(?:we|our (?:team|company|firm|founders)) (?:have|has|had|brings?|look back on)\b[^.\n]{0,30}$|(?:contract|vertrag|laufzeit|kontrakt|contrat|contrato|contratto|umow\p{L}*|smlouv\p{L}*|договор\p{L}*)\b[^.\n]{0,30}$/iu;

/** The years of experience that an ad requires, the largest of several; null without a requirement. */
export function requiredYears(text: string, language = languageOf(text)): Found<number> {
  const { numbers, patterns } = patternsOf(language);
  const found = patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .filter(
      ({ 0: words, index }) =>
        !otherYears.test(text.slice(index + words.length)) &&
        !ofOthers.test(text.slice(Math.max(0, index - 60), index)),
    )
    .map(([all, stated = "", after = ""]) => ({
      value: Number(stated.replace(",", ".")) || (numbers.get(stated.toLowerCase()) ?? 0),
      words: `${all}${after}`.trim(),
    }))
    .filter(({ value }) => value > 0 && value <= 20);
  return found.toSorted((a, b) => b.value - a.value)[0] ?? null;
}
