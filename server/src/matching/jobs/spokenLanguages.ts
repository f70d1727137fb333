import { perLanguage } from "../../text/adWords.ts";
import { languageOf } from "../../text/languageOf.ts";
import { languagesIn, saysLanguage } from "../../text/languages.ts";
import type { CvPart } from "./cvParts.ts";
import { generalSkill, type Skill } from "./vocabulary.ts";

/** Levels of the European framework as ranks: A1 is 1, C2 and native are 6. */
const ranks: Record<string, number> = {
  a1: 1,
  a2: 2,
  b1: 3,
  b2: 4,
  c1: 5,
  c2: 6,
  basic: 2,
  intermediate: 3,
  "upper intermediate": 4,
  advanced: 5,
  fluent: 5,
  native: 6,
};
/** Assumed rank of a language listed without a level, and of the CV's own language. */
const unstatedRank = 4;
const ownLanguageRank = 5;
/** Share met when the level is 0, 1, 2 or 3 steps below the required one. */
const below = [1, 0.6, 0.3, 0.1];

const rankOf = (level: string): number | null => ranks[level.toLowerCase().split("-")[0] ?? ""] ?? null;

function named(names: string[]): Map<Skill, number | null> {
  return new Map(
    names.map((text) => {
      const [, name = text, level = ""] = /^(.*?)(?: \((.*)\))?$/.exec(text) ?? [];
      return [generalSkill(name), rankOf(level)];
    }),
  );
}

/** The languages of a CV with their ranks (1 to 6), including those it and its sections are written in. */
export function spokenLanguages(parts: CvPart[]): Map<Skill, number> {
  const linesOf = (isOwn: boolean) =>
    parts.filter(({ kind }) => (kind === "languages") === isOwn).flatMap(({ lines }) => lines);
  const levels = new Map<Skill, number>();
  for (const [language, rank] of named(languagesIn(linesOf(true), linesOf(false))))
    levels.set(language, rank ?? unstatedRank);
  const texts = [parts.flatMap(({ lines }) => lines), ...parts.map(({ lines }) => lines)];
  for (const own of new Set(texts.map((lines) => languageOf(lines.join("\n")))))
    if (own) levels.set(generalSkill(own), Math.max(ownLanguageRank, levels.get(generalSkill(own)) ?? 0));
  return levels;
}

const requestPattern =
  /\b(?:fluent|fluency|native|bilingual|command of|proficien\w+|speak\w*|spoken|written|language skills|working knowledge|knowledge of|at work|welcome|an? (?:plus|must|advantage|asset)|required|essential|[ABC][12]\b)(?!\p{L})/iu;
// "Spanish customers", "Italian cuisine" and "teach English" do not require the language.
const otherMeaning =
  /\b(?:teach\w*|taught|translat\w+)\b|\b\p{Lu}\p{L}+\s+(?:literature|cuisine|restaurants?|customers?|clients?|market|company|law|tax(?:es)?|lessons?|class(?:es)?)\b/u;
const kenntnisse =
  /(?<=\p{L}isch|deutsch)(?:-?kenntnisse|-?sprachkenntnisse|sprachig\p{L}*)|(?<=\p{L}sk|svensk|norsk)-?(?:kunnskap|kunskap|kundskab|språk|ferdighet)\p{L}*/giu;
const requestWordsOf = perLanguage((words, language) => {
  // Only in Dutch: "Nederlands of Engels".
  const or = `(?:\\b${language === "Dutch" ? "of" : "or"}\\b|${words("or")})`;
  return {
    knowledge: new RegExp(words("knowledge"), "iu"),
    wish: new RegExp(words("must", "nice"), "iu"),
    separators: new RegExp(
      String.raw`(\s*[,;]?\s*(?:\band\b|${or}|${words("and")})\s*|\s*[,;]\s*|\splus\s)`,
      "iu",
    ),
    or: new RegExp(String.raw`^[\s,;]*${or}\s*$`, "iu"),
  };
});

/**
 * `languages`: one, or several of which one is enough. `words` are those about them; a wish in the parts of the sentence
 * `around` them is meant of them too: all of a list of three or more ("Arabic, Somali and Dari are a plus"), and what stands before.
 */
export type RequiredLanguage = { languages: Skill[]; level: number | null; words: string; around: string[] };

/**
 * The languages that a sentence of an ad requires, with level (1 to 6, null where not stated). Under a heading
 * of demands every name of a language is one.
 */
export function requiredLanguages(sentence: string, writtenIn: string | null, isUnderDemands: boolean) {
  const text = sentence.replace(kenntnisse, " Kenntnisse");
  const all = languagesIn([text], []);
  const { knowledge, wish, separators, or } = requestWordsOf(writtenIn);
  const isRequest =
    isUnderDemands ||
    requestPattern.test(text) ||
    knowledge.test(text) ||
    saysLanguage(text) ||
    wish.test(text) ||
    all.some((one) => one.endsWith(")"));
  if (all.length === 0 || !isRequest) return [];
  // "Fluent English and basic German": each language has its own words; a bare name takes the level of the one before.
  const pieces = all.length > 1 ? text.split(separators) : [text];
  let last: number | null = null;
  const required: (RequiredLanguage & { separator: string })[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const [separator = "", words = ""] = [pieces[at - 1], pieces[at]];
    if (otherMeaning.test(words)) continue;
    for (const [language, level] of named(languagesIn([words], []))) {
      const isBare = words.trim().split(/\s+/).length <= 2;
      last = level ?? (isBare ? last : null);
      const around = [isBare && all.length > 2 ? text : "", pieces.slice(0, Math.max(0, at - 1)).join(" ")];
      required.push({ languages: [language], level: last, words, around, separator });
    }
  }
  return withChoices(required, or);
}

/** "German, French or Italian" is one requirement; in "English and German or French" only the last two are. */
function withChoices(required: (RequiredLanguage & { separator: string })[], or: RegExp): RequiredLanguage[] {
  const result: RequiredLanguage[] = [];
  let isChoice = false;
  for (const { separator, ...one } of required.toReversed()) {
    const next = result[0];
    if (isChoice && next)
      result[0] = {
        languages: [...one.languages, ...next.languages],
        level: lowest(one.level, next.level),
        words: `${one.words} ${next.words}`,
        around: [...one.around, ...next.around],
      };
    else result.unshift(one);
    isChoice = or.test(separator) || (isChoice && separator.trim() === ",");
  }
  return result;
}

const lowest = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** The share of a language requirement that a person's rank meets. Without a required level any rank meets it. */
export const languageShare = (rank: number | undefined, required: number | null): number =>
  rank === undefined ? 0 : (below[Math.max(0, (required ?? 1) - rank)] ?? 0);

/** Rank that an ad's own language needs. */
const readingRank = 4;
type InLanguage = { language: string | null };

/**
 * The share of an ad's language that a CV shows. Always 1 for ads in English and where the language of the CV or the ad is
 * unknown.
 */
export function readableShare(cv: InLanguage & { languages: Map<Skill, number> }, { language }: InLanguage) {
  if (cv.language === null || language === null || language === "English") return 1;
  return languageShare(cv.languages.get(generalSkill(language)), readingRank);
}
